import { chakra, HStack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Choice } from '../kit/choice';
import { Labelled, Note } from '../labelled';
import { moved } from './seed-choice';
import type { SeedChoice, TeamChoice } from './seed-choice';

const List = chakra('ol', { base: { marginBottom: '3', bg: 'bg.surface', borderRadius: 'md' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1.25rem minmax(0, 1fr) auto', md: '2rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '2',
    paddingInline: '2',
    paddingBlock: '1',
    minHeight: 'touch',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Now = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

interface SeedListProps {
  seeds: readonly SeedChoice[];
  choices: { places: readonly SeedChoice[]; teams: readonly TeamChoice[] };
  /** Who has a place now, by the key of the seed. */
  holders: ReadonlyMap<string, string>;
  onChange: (seeds: SeedChoice[]) => void;
}

/** The seeds in their order, with buttons to move them, and a list of who can be added. */
export function SeedList({ seeds, choices, holders, onChange }: SeedListProps) {
  const { t } = useTranslation('admin-stages');
  const taken = new Set(seeds.map(({ key }) => key));
  const free = <T extends SeedChoice>(all: readonly T[]) => all.filter(({ key }) => !taken.has(key));
  const add = (key: string) => {
    const found = [...choices.places, ...choices.teams].find((choice) => choice.key === key);
    if (!found) return;
    const { name, teamId, divisionId, place } = found;
    onChange([...seeds, { key, name, teamId, divisionId, place }]);
  };
  return (
    <>
      {seeds.length === 0 && <Note>{t('seeds.none')}</Note>}
      <List aria-label={t('seeds.heading')}>
        {seeds.map((seed, at) => (
          <Row key={seed.key}>
            <span>{at + 1}</span>
            <span>
              {seed.name} {holders.has(seed.key) && <Now>{t('seeds.now', { team: holders.get(seed.key) })}</Now>}
            </span>
            <HStack gap={{ base: '0', md: '1' }}>
              <Button
                size="sm"
                variant="ghost"
                paddingInline={{ base: '2', md: '3' }}
                disabled={at === 0}
                aria-label={t('seeds.up', { name: seed.name })}
                onClick={() => onChange(moved(seeds, at, -1))}
              >
                <ChevronUp size={18} aria-hidden />
              </Button>
              <Button
                size="sm"
                variant="ghost"
                paddingInline={{ base: '2', md: '3' }}
                disabled={at === seeds.length - 1}
                aria-label={t('seeds.down', { name: seed.name })}
                onClick={() => onChange(moved(seeds, at, 1))}
              >
                <ChevronDown size={18} aria-hidden />
              </Button>
              <Button
                size="sm"
                variant="ghost"
                paddingInline={{ base: '2', md: '3' }}
                aria-label={t('seeds.remove', { name: seed.name })}
                onClick={() => onChange(seeds.toSpliced(at, 1))}
              >
                <X size={18} aria-hidden />
              </Button>
            </HStack>
          </Row>
        ))}
      </List>
      <Labelled label={t('seeds.add')}>
        {(id) => (
          <Choice id={id} value="" onChange={(event) => add(event.target.value)}>
            <option value="">{t('seeds.choose')}</option>
            <optgroup label={t('seeds.places')}>
              {free(choices.places).map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('seeds.teams')}>
              {free(choices.teams).map(({ key, name, note }) => (
                <option key={key} value={key}>
                  {note === null ? name : `${name} (${note})`}
                </option>
              ))}
            </optgroup>
          </Choice>
        )}
      </Labelled>
    </>
  );
}
