import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressChanges } from '../../../lib/use-address';
import { Labelled } from '../labelled';
import { NarrowFields } from './narrow-fields';
import { withTyped, type TimeRow, type TypedRows } from './time-rows';
import { Choice } from '../kit/choice';

/** The choice of every week in the address. */
export const ALL_WEEKS = 'all';

interface TimesFilterProps {
  /** The choice of the season. */
  season: ReactNode;
  /** The season's unplayed series. */
  rows: readonly TimeRow[];
  typed: TypedRows;
  /** Null: every division. */
  divisionId: number | null;
  /** Null: every week. */
  week: number | null;
  onChoose: (changes: AddressChanges) => void;
}

/** Chooses a division and a week. A week says how many of its series have no time. */
export function TimesFilter({ season, rows, typed, divisionId, week, onChoose }: TimesFilterProps) {
  const { t } = useTranslation('admin-times');
  const divisions = [...new Map(rows.map((row) => [row.divisionId, row.division]))];
  const here = withTyped(rows, typed).filter((row) => divisionId === null || row.divisionId === divisionId);
  const weeks = [...new Set(here.map((row) => row.week))].sort((a, b) => a - b);
  const untimed = (each: number): number => here.filter((row) => row.week === each && row.time === '').length;
  const nameOf = (each: number): string => {
    const count = untimed(each);
    return count > 0 ? t('week-left', { week: each, count }) : t('week-name', { week: each });
  };
  return (
    <NarrowFields>
      {season}
      <Labelled label={t('division')}>
        {(id) => (
          <Choice
            id={id}
            value={divisionId ?? ''}
            onChange={({ target }) => onChoose({ division: target.value, week: null })}
          >
            <option value="">{t('all-divisions')}</option>
            {divisions.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </Labelled>
      <Labelled label={t('week')}>
        {(id) => (
          <Choice id={id} value={week ?? ALL_WEEKS} onChange={({ target }) => onChoose({ week: target.value })}>
            {week !== null && !weeks.includes(week) && <option value={week}>{nameOf(week)}</option>}
            {weeks.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
            <option value={ALL_WEEKS}>{t('all-weeks')}</option>
          </Choice>
        )}
      </Labelled>
    </NarrowFields>
  );
}
