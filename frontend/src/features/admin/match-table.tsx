import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReportableSeriesQuery } from '../../gql/admin/graphql';
import { SeriesScore } from '../../league/series-score';
import { paths } from '../../lib/paths';
import { DataTable, type Column } from '../../ui/data-table';
import { KickoffTime } from '../../ui/kickoff-time';
import { Link } from '../../ui/link';

type Series = ReportableSeriesQuery['reportableSeries'][number];

/** Beside each other where there is room, else one above the other. */
const Teams = chakra(Link, {
  base: {
    display: { base: 'block', md: 'inline' },
    paddingBlock: { base: '1', md: '0' },
    '& span': {
      display: { base: 'block', md: 'inline' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& span + span::before': { content: { base: '""', md: '"– "' } },
  },
});

/** One line per series; its name leads to the report. */
export function MatchTable({ series }: { series: readonly Series[] }) {
  const { t } = useTranslation('admin');
  const columns: Column<Series>[] = [
    {
      id: 'series',
      header: t('matches.column.series'),
      isRowHeader: true,
      cell: ({ id, home, away }) => (
        <Teams to={paths.adminSeriesReport(id)}>
          <span>{home.name}</span> <span>{away.name}</span>
        </Teams>
      ),
    },
    {
      id: 'time',
      header: t('matches.column.time'),
      cell: ({ scheduledAt }) => (scheduledAt ? <KickoffTime at={scheduledAt} /> : t('matches.no-time')),
    },
    { id: 'division', header: t('matches.column.division'), cell: ({ division }) => division.name },
    { id: 'week', header: t('matches.column.week'), isNumeric: true, cell: ({ week }) => week },
    { id: 'state', header: t('matches.column.state'), cell: ({ state }) => t(`matches.state.${state}`) },
    {
      id: 'result',
      header: t('matches.column.result'),
      cell: (row) => (row.state === 'REPORTED' ? <SeriesScore series={row} /> : '–'),
    },
  ];
  return <DataTable caption={t('matches.title')} columns={columns} rows={series} rowKey={({ id }) => id} isDense />;
}
