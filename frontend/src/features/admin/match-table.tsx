import { useTranslation } from 'react-i18next';
import type { ReportableSeriesQuery } from '../../gql/admin/graphql';
import { SeriesScore } from '../../league/series-score';
import { paths } from '../../lib/paths';
import { DataTable, type Column } from '../../ui/data-table';
import { KickoffTime } from '../../ui/kickoff-time';
import { Link } from '../../ui/link';

type Series = ReportableSeriesQuery['reportableSeries'][number];

/** One line per series; its name leads to the report. */
export function MatchTable({ series }: { series: readonly Series[] }) {
  const { t } = useTranslation('admin');
  const columns: Column<Series>[] = [
    {
      id: 'series',
      header: t('matches.column.series'),
      isRowHeader: true,
      cell: ({ id, home, away }) => (
        <Link to={paths.adminSeriesReport(id)}>{t('matches.teams', { home: home.name, away: away.name })}</Link>
      ),
    },
    {
      id: 'time',
      header: t('matches.column.time'),
      cell: ({ scheduledAt }) => (scheduledAt ? <KickoffTime at={scheduledAt} /> : t('matches.no-time')),
    },
    { id: 'week', header: t('matches.column.week'), isNumeric: true, cell: ({ week }) => week },
    { id: 'division', header: t('matches.column.division'), cell: ({ division }) => division.name },
    { id: 'state', header: t('matches.column.state'), cell: ({ state }) => t(`matches.state.${state}`) },
    {
      id: 'result',
      header: t('matches.column.result'),
      cell: (row) => (row.state === 'REPORTED' ? <SeriesScore series={row} /> : '–'),
    },
  ];
  return <DataTable caption={t('matches.title')} columns={columns} rows={series} rowKey={({ id }) => id} isDense />;
}
