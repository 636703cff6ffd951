import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { ListColumn } from '../lists/list-column';
import { FROM_LIST } from '../lists/use-opened';
import type { AdminTeamRowPartsFragment } from './teams-page.generated';

type Team = AdminTeamRowPartsFragment;

/** One row for each team. Its name opens it. */
export function useTeamColumns(linkTo: (id: number) => To): ListColumn<Team>[] {
  const { t } = useTranslation('admin-teams');
  return [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      text: ({ name }) => name,
      cell: (team) => (
        <Link
          to={linkTo(team.id)}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          display="inline-flex"
          verticalAlign="middle"
          maxWidth="full"
        >
          <TeamName team={team} />
        </Link>
      ),
    },
    {
      id: 'captain',
      header: t('column.captain'),
      text: ({ captain }) => captain?.nickname ?? null,
      cell: ({ captain }) => (captain ? <Link to={paths.player(captain.id)}>{captain.nickname}</Link> : '–'),
    },
    { id: 'players', header: t('column.players'), isNumeric: true, text: ({ players }) => players },
    {
      id: 'division',
      header: t('column.division'),
      text: ({ division }) => division?.name ?? null,
      cell: ({ division }) =>
        division ? <Link to={paths.division(division.discriminator, division.seasonId)}>{division.name}</Link> : '–',
    },
    { id: 'active', header: t('column.active'), text: ({ isActive }) => t(isActive ? 'active' : 'inactive') },
    {
      id: 'page',
      header: t('column.page'),
      text: null,
      cell: ({ id, name }) => (
        <Link to={paths.team(id)} aria-label={t('page-of', { name })}>
          {t('page')}
        </Link>
      ),
    },
  ];
}
