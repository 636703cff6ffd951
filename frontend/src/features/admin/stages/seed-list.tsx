import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Choice } from '../kit/choice';
import { DragRow } from '../kit/drag-row';
import { Labelled, Note } from '../labelled';
import { SeedDrag } from './seed-drag';
import { SeedFill } from './seed-fill';
import type { TableGroup } from './seed-groups';
import { movedTo } from './seed-order';
import { SeedSort } from './seed-sort';
import type { SeedChoice, StageChoices } from './seed-choice';

const List = chakra('ol', { base: { marginBottom: '3', bg: 'bg.surface', borderRadius: 'md' } });
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto 4.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2',
  paddingInline: '2',
  paddingBlock: '1',
  minHeight: 'touch',
  overflowWrap: 'anywhere',
  '& + &': { borderTopWidth: '1px', borderColor: 'border' },
} as const;
const Now = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

interface SeedListProps {
  seeds: readonly SeedChoice[];
  choices: StageChoices;
  groups: readonly TableGroup[];
  /** Who has a place now, by the key of the seed. */
  holders: ReadonlyMap<string, { name: string }>;
  strengthOf: (seed: SeedChoice) => number | null;
  /** The number of the lot that gave the present order; null: another order. */
  lot: number | null;
  onChange: (seeds: SeedChoice[], lot: number | null) => void;
}

/** The seeds in their order, with ways to move, order and add them. */
export function SeedList({ seeds, choices, groups, holders, strengthOf, lot, onChange }: SeedListProps) {
  const { t } = useTranslation('admin-stages');
  const taken = new Set(seeds.map(({ key }) => key));
  const free = {
    places: choices.places.filter(({ key }) => !taken.has(key)),
    teams: choices.teams.filter(({ key }) => !taken.has(key)),
  };
  const add = (found: readonly SeedChoice[]) =>
    onChange(
      [
        ...seeds,
        ...found.map(({ key, name, teamId, divisionId, place }) => ({ key, name, teamId, divisionId, place })),
      ],
      null,
    );
  const list = useRef<HTMLOListElement>(null);
  /** The row goes to another place of the page, and the focus with it. */
  const move = (at: number, to: number) => {
    flushSync(() => onChange(movedTo(seeds, at, to), null));
    list.current?.querySelectorAll('select')[to]?.focus();
  };
  const addOne = (key: string) => add([...free.places, ...free.teams].filter((choice) => choice.key === key));
  return (
    <>
      {seeds.length === 0 && <Note>{t('seeds.none')}</Note>}
      <SeedDrag seeds={seeds} onMove={(at, to) => onChange(movedTo(seeds, at, to), null)}>
        <List ref={list} aria-label={t('seeds.heading')}>
          {seeds.map((seed, at) => (
            <DragRow key={seed.key} id={seed.key} name={seed.name} role={t('drag.role')} css={ROW}>
              <Choice
                aria-label={t('seeds.move', { name: seed.name })}
                value={at}
                onChange={(event) => move(at, Number(event.target.value))}
              >
                {seeds.map(({ key }, to) => (
                  <option key={key} value={to}>
                    {to + 1}
                  </option>
                ))}
              </Choice>
              <span>
                {seed.name}{' '}
                {holders.has(seed.key) && <Now>{t('seeds.now', { team: holders.get(seed.key)?.name })}</Now>}
              </span>
              <Button
                size="sm"
                variant="ghost"
                paddingInline={{ base: '2', md: '3' }}
                aria-label={t('seeds.remove', { name: seed.name })}
                onClick={() => onChange(seeds.toSpliced(at, 1), null)}
              >
                <X size={18} aria-hidden />
              </Button>
            </DragRow>
          ))}
        </List>
      </SeedDrag>
      <SeedSort seeds={seeds} lot={lot} strengthOf={strengthOf} onChange={onChange} />
      <SeedFill
        free={free}
        groups={groups}
        hasUnplaced={choices.teams.some(({ isUnplaced }) => isUnplaced)}
        onAdd={add}
      />
      <Box marginBottom="3">
        <Labelled label={t('seeds.add')}>
          {(id) => (
            <Choice id={id} value="" onChange={(event) => addOne(event.target.value)}>
              <option value="">{t('seeds.choose')}</option>
              <optgroup label={t('seeds.places')}>
                {free.places.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t('seeds.teams')}>
                {free.teams.map(({ key, name, note }) => (
                  <option key={key} value={key}>
                    {note === null ? name : `${name} (${note})`}
                  </option>
                ))}
              </optgroup>
            </Choice>
          )}
        </Labelled>
      </Box>
    </>
  );
}
