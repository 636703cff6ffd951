import { HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Choice } from '../kit/choice';
import { NumberBox } from '../kit/number-box';
import { Fields, Labelled, Note } from '../labelled';
import { placesBetween, type TableGroup } from './seed-groups';
import type { SeedChoice, StageChoices } from './seed-choice';

/** More places than a table has. */
const LAST_PLACE = 100;

interface SeedFillProps {
  /** What has no seed yet. */
  free: StageChoices;
  groups: readonly TableGroup[];
  /** Teams have signed up without a division; they may be seeds already. */
  hasUnplaced: boolean;
  onAdd: (seeds: readonly SeedChoice[]) => void;
}

/** Adds many seeds at once: places of tables, and the teams that have signed up without a place. */
export function SeedFill({ free, groups, hasUnplaced, onAdd }: SeedFillProps) {
  const { t } = useTranslation('admin-stages');
  const [key, setKey] = useState(groups[0]?.key ?? '');
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('4');
  const group = groups.find((each) => each.key === key);
  const found = group ? placesBetween(free.places, group, { from: Number(from), to: Number(to) }) : [];
  const unplaced = free.teams.filter((team) => team.isUnplaced);
  const [added, setAdded] = useState<number | null>(null);
  const add = (seeds: readonly SeedChoice[]) => {
    if (seeds.length > 0) onAdd(seeds);
    setAdded(seeds.length);
  };
  return (
    <>
      {groups.length > 0 && (
        <Fields>
          <Labelled label={t('fill.tables')}>
            {(id) => (
              <Choice id={id} value={key} onChange={(event) => setKey(event.target.value)}>
                {groups.map((each) => (
                  <option key={each.key} value={each.key}>
                    {each.names.join(' + ')}
                  </option>
                ))}
              </Choice>
            )}
          </Labelled>
          <Labelled label={t('fill.from')}>
            {(id) => <NumberBox id={id} min={1} max={LAST_PLACE} value={from} onChange={setFrom} />}
          </Labelled>
          <Labelled label={t('fill.to')}>
            {(id) => <NumberBox id={id} min={1} max={LAST_PLACE} value={to} onChange={setTo} />}
          </Labelled>
        </Fields>
      )}
      <HStack gap="3" wrap="wrap" marginBottom="4">
        {groups.length > 0 && (
          <Button size="sm" onClick={() => add(found)}>
            {t('fill.add-places')}
          </Button>
        )}
        {hasUnplaced && (
          <Button size="sm" onClick={() => add(unplaced)}>
            {t('fill.add-teams')}
          </Button>
        )}
      </HStack>
      <Note role="status">{added !== null && t('fill.added', { count: added })}</Note>
    </>
  );
}
