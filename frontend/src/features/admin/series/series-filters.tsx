import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { TableFilter } from '../lists/paged-table';
import type { TablePage } from '../lists/use-table-page';
import { divisionsOf, SERIES_STATES, type DivisionChoice } from './series-filter';

interface SeriesFiltersProps {
  table: TablePage;
  divisions: readonly DivisionChoice[];
  lastWeek: number;
  /** The number of late series. */
  late: number;
  /** The number of series that lack the players' numbers. */
  lacking: number;
}

/** Filters by season, division, week, state, own divisions and streamed series. */
export function SeriesFilters({ table, divisions, lastWeek, late, lacking }: SeriesFiltersProps) {
  const { t } = useTranslation('admin-series');
  const language = useLanguage();
  const seasons = [...new Map(divisions.map(({ seasonId, season }) => [seasonId, season]))];
  const hasSeason = table.chosen('season') !== '';
  return (
    <>
      <TableFilter
        table={table}
        param="season"
        label={t('filter.season')}
        options={[
          { value: '', label: t('filter.all-seasons') },
          ...seasons.map(([id, name]) => ({ value: String(id), label: seasonName(name, language) })),
        ]}
      />
      <TableFilter
        table={table}
        param="division"
        label={t('filter.division')}
        options={[
          { value: '', label: t('filter.all-divisions') },
          ...divisionsOf(table, divisions).map(({ divisionId, division, season }) => ({
            value: String(divisionId),
            label: hasSeason ? division : t('filter.division-of', { division, season: seasonName(season, language) }),
          })),
        ]}
      />
      <TableFilter
        table={table}
        param="week"
        label={t('filter.week')}
        options={[
          { value: '', label: t('filter.all-weeks') },
          ...Array.from({ length: lastWeek }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
        ]}
      />
      <TableFilter
        table={table}
        param="state"
        label={t('filter.state')}
        options={[
          { value: '', label: t('filter.all-states') },
          ...SERIES_STATES.map((state) => ({
            value: state,
            label:
              state === 'LATE'
                ? t('filter.LATE', { count: late })
                : state === 'LACKS_NUMBERS'
                  ? t('filter.LACKS_NUMBERS', { count: lacking })
                  : t(`filter.${state}`),
          })),
        ]}
      />
      <TableFilter
        table={table}
        param="mine"
        label={t('filter.mine')}
        options={[
          { value: '', label: t('filter.everybodys') },
          { value: 'yes', label: t('filter.only-mine') },
        ]}
      />
      <TableFilter
        table={table}
        param="stream"
        label={t('filter.stream')}
        options={[
          { value: '', label: t('filter.streamed-or-not') },
          { value: 'yes', label: t('filter.streamed') },
        ]}
      />
    </>
  );
}
