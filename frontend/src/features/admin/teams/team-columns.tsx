import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { AdminTeamRowPartsFragment } from '../../../gql/admin/graphql';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/table/data-table';
import { Link } from '../../../ui/link';
import { FROM_LIST } from '../use-opened';

type Team = AdminTeamRowPartsFragment;

/** One row for each team. Its name opens it. */
export function useTeamColumns(linkTo: (id: number) => To): Column<Team>[] {
  const { t } = useTranslation('admin-teams');
  return [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
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
      cell: ({ captain }) => (captain ? <Link to={paths.player(captain.id)}>{captain.nickname}</Link> : '–'),
    },
    { id: 'players', header: t('column.players'), isNumeric: true, cell: ({ players }) => players },
    {
      id: 'division',
      header: t('column.division'),
      cell: ({ division }) =>
        division ? <Link to={paths.division(division.discriminator, division.seasonId)}>{division.name}</Link> : '–',
    },
    { id: 'active', header: t('column.active'), cell: ({ isActive }) => t(isActive ? 'active' : 'inactive') },
    {
      id: 'page',
      header: t('column.page'),
      cell: ({ id, name }) => (
        <Link to={paths.team(id)} aria-label={t('page-of', { name })}>
          {t('page')}
        </Link>
      ),
    },
  ];
}
