import { useTranslation } from 'react-i18next';
import type { AdminTransfersQuery } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/table/data-table';
import { KickoffTime } from '../../../ui/kickoff-time';
import { Link } from '../../../ui/link';

type Transfer = AdminTransfersQuery['adminTransfers']['items'][number];

const CAPTAIN = 1;

/** One row for each time that a player joined a team. */
export function useTransferColumns(): Column<Transfer>[] {
  const { t } = useTranslation('admin-transfers');
  return [
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      cell: ({ player }) => <Link to={paths.player(player.id)}>{player.nickname}</Link>,
    },
    {
      id: 'previous',
      header: t('column.previous'),
      cell: ({ previousTeam }) =>
        previousTeam ? <Link to={paths.team(previousTeam.id)}>{previousTeam.name}</Link> : '–',
    },
    {
      id: 'team',
      header: t('column.team'),
      cell: ({ team }) => <Link to={paths.team(team.id)}>{team.name}</Link>,
    },
    { id: 'from', header: t('column.from'), cell: ({ validFrom }) => <KickoffTime at={validFrom} /> },
    {
      id: 'to',
      header: t('column.to'),
      cell: ({ validTo }) => (validTo ? <KickoffTime at={validTo} /> : t('still-there')),
    },
    {
      id: 'place',
      header: t('column.place'),
      cell: ({ sortOrder }) => (sortOrder === CAPTAIN ? t('captain') : t('player')),
    },
  ];
}
