import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { AdminTransfersQuery } from './transfers-page.generated';

type Transfer = AdminTransfersQuery['adminTransfers']['items'][number];

const CAPTAIN = 1;

/** One row for each time that a player joined a team. */
export function useTransferColumns(): ListColumn<Transfer>[] {
  const { t } = useTranslation('admin-transfers');
  return [
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      text: ({ player }) => player.nickname,
      cell: ({ player }) => <Link to={paths.player(player.id)}>{player.nickname}</Link>,
    },
    {
      id: 'previous',
      header: t('column.previous'),
      text: ({ previousTeam }) => previousTeam?.name ?? null,
      cell: ({ previousTeam }) =>
        previousTeam ? <Link to={paths.team(previousTeam.id)}>{previousTeam.name}</Link> : '–',
    },
    {
      id: 'team',
      header: t('column.team'),
      text: ({ team }) => team.name,
      cell: ({ team }) => <Link to={paths.team(team.id)}>{team.name}</Link>,
    },
    {
      id: 'from',
      header: t('column.from'),
      text: ({ validFrom }) => fileTime(validFrom),
      cell: ({ validFrom }) => <Instant isCompact at={validFrom} />,
    },
    {
      id: 'to',
      header: t('column.to'),
      text: ({ validTo }) => (validTo ? fileTime(validTo) : t('still-there')),
      cell: ({ validTo }) => (validTo ? <Instant isCompact at={validTo} /> : t('still-there')),
    },
    {
      id: 'place',
      header: t('column.place'),
      text: ({ sortOrder }) => (sortOrder === CAPTAIN ? t('captain') : t('player')),
    },
  ];
}
