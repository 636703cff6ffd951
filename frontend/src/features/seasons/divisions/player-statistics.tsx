import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { minimumGames } from '../../../league/statistics/minimum-games';
import { StatisticsTable } from '../../../league/statistics/statistics-table';
import type { PlayerStatisticsFragment } from './player-statistics.generated';

const Name = styled('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });

/** All players of a division, best rating first until the reader sorts. Players with very few games come last. */
export function PlayerStatistics({
  rows,
  isPlayed,
}: {
  rows: readonly PlayerStatisticsFragment[];
  /** The division has results. */
  isPlayed: boolean;
}) {
  const { t } = useTranslation('seasons-divisions');
  const { viewer } = useSession();
  return (
    <StatisticsTable
      caption={t('statistics.players')}
      sortParam="playerSort"
      defaultSort="rating"
      naming={{
        id: 'player',
        header: t('column.player'),
        isRowHeader: true,
        sortValue: (row) => row.player.nickname,
        cell: ({ player, team }) => (
          <Link variant="quiet" to={paths.player(player.id)} display="flex" alignItems="center" gap="2" minWidth="0">
            <Crest image={team.logo} name={team.name} size={20} />
            <Name>{player.nickname}</Name>
          </Link>
        ),
      }}
      rows={rows}
      isPlayed={isPlayed}
      leastGames={minimumGames(rows)}
      rowKey={(row) => `${row.player.id}-${row.team.id}`}
      isMarked={(row) => row.player.id === viewer?.playerId}
      trailing={[
        {
          id: 'team',
          header: t('column.team'),
          sortValue: (row) => row.team.name,
          cell: ({ team }) => (
            <Link variant="quiet" to={paths.team(team.id)}>
              {team.name}
            </Link>
          ),
        },
      ]}
    />
  );
}
