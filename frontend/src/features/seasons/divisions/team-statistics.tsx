import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../league/team-logo';
import { useSession } from '../../../lib/session/session';
import { StatisticsTable } from '../../../league/statistics/statistics-table';
import type { TeamStatisticsFragment } from './team-statistics.generated';

/** All teams of a division, most points per game first until the reader sorts. */
export function TeamStatistics({
  rows,
  isPlayed,
}: {
  rows: readonly TeamStatisticsFragment[];
  /** The division has results. */
  isPlayed: boolean;
}) {
  const { t } = useTranslation('seasons-divisions');
  const { viewer } = useSession();
  return (
    <StatisticsTable
      caption={t('statistics.teams')}
      sortParam="teamSort"
      defaultSort="score"
      naming={{
        id: 'team',
        header: t('column.team'),
        isRowHeader: true,
        sortValue: (row) => row.team.name,
        cell: (row) => <TeamLink team={row.team} isWrapping />,
      }}
      rows={rows}
      isPlayed={isPlayed}
      rowKey={(row) => String(row.team.id)}
      isMarked={(row) => row.team.id === viewer?.team?.id}
    />
  );
}
