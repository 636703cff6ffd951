import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/text';
import { Tick } from './narrow-fields';
import { TimeRow } from './time-row';
import type { TimeRow as Row, TypedRow, TypedRows } from './time-rows';
import type { SeasonDays } from './typed-time';

interface TimeListProps {
  season: SeasonDays;
  rows: readonly Row[];
  typed: TypedRows;
  notes: ReadonlyMap<number, string>;
  /** The reasons of the last refusal. */
  refusals: ReadonlyMap<number, string> | undefined;
  onType: (row: Row, change: Partial<TypedRow>) => void;
  onStreamAll: (isStreamed: boolean) => void;
}

/** The rows under their weeks and divisions. */
export function TimeList({ season, rows, typed, notes, refusals, onType, onStreamAll }: TimeListProps) {
  const { t } = useTranslation('admin-times');
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.week}.${row.divisionId}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const isAllStreamed = rows.every((row) => (typed[String(row.id)] ?? row).isStreamed);
  return (
    <>
      <Tick>
        <input type="checkbox" checked={isAllStreamed} onChange={({ target }) => onStreamAll(target.checked)} />
        {t('stream-all')}
      </Tick>
      {[...groups].map(([key, group]) => (
        <Box key={key} marginTop="4">
          <Heading as="h2" size="sm">
            {t('group', { week: group[0]?.week, division: group[0]?.division })}
          </Heading>
          <ul>
            {group.map((row) => (
              <TimeRow
                key={row.id}
                row={row}
                season={season}
                typed={typed[String(row.id)]}
                notes={notes.get(row.id) ?? ''}
                refusal={refusals?.get(row.id)}
                onType={onType}
              />
            ))}
          </ul>
        </Box>
      ))}
    </>
  );
}
