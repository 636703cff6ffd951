import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { ListColumn } from '../lists/list-column';
import { FROM_LIST } from '../lists/use-opened';
import { useIsAdmin } from '../use-is-admin';
import { keyOf, nameOf } from './user-key';
import type { AdminUserPartsFragment } from './users-page.generated';

type User = AdminUserPartsFragment;

/** One row for each account or player. The name opens it. */
export function useUserColumns(linkTo: (key: string) => To): ListColumn<User>[] {
  const { t } = useTranslation('admin-users');
  const isAdmin = useIsAdmin();
  const rolesOf = ({ roles }: User) => roles.map((role) => t(`role.${role}`)).join(', ') || null;
  return [
    {
      id: 'nickname',
      header: t('column.nickname'),
      isRowHeader: true,
      text: nameOf,
      cell: (user) => (
        <Link
          to={linkTo(keyOf(user))}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t('manage-name', { name: nameOf(user) })}
        >
          {nameOf(user)}
        </Link>
      ),
    },
    {
      id: 'account',
      header: t('column.account'),
      text: ({ discordUsername }) => discordUsername ?? t('no-account'),
    },
    {
      id: 'email',
      header: t('column.email'),
      // addresses leave the site in the members' file alone, which the server writes in the log
      text: null,
      cell: ({ discordEmail }) => discordEmail ?? '–',
    },
    { id: 'chat-id', header: t('column.chat-id'), text: null, cell: ({ discordId }) => discordId ?? '–' },
    {
      id: 'member',
      header: t('column.member'),
      text: ({ userId, isMember }) => (userId === null ? null : t(isMember ? 'member' : 'no-member')),
    },
    {
      id: 'team',
      header: t('column.team'),
      text: ({ team }) => team?.name ?? null,
      cell: ({ team }) => (team ? <Link to={paths.team(team.id)}>{team.name}</Link> : '–'),
    },
    { id: 'mmr', header: t('column.mmr'), isNumeric: true, text: ({ mmr }) => mmr },
    {
      id: 'roles',
      header: t('column.roles'),
      // an account without roles says so in the file: an empty cell would leave the roles as they are when the file comes in again
      text: (user) => rolesOf(user) ?? (user.userId === null ? null : t('no-roles')),
      cell: (user) => rolesOf(user) ?? '–',
    },
    ...(isAdmin
      ? [
          {
            id: 'person',
            header: t('column.person'),
            text: null,
            cell: (user: User) => (
              <Link to={paths.adminPerson(user)} aria-label={t('all-about-name', { name: nameOf(user) })}>
                {t('all')}
              </Link>
            ),
          },
        ]
      : []),
    {
      id: 'page',
      header: t('column.page'),
      text: null,
      cell: ({ playerId, nickname }) =>
        playerId === null ? (
          t('no-player')
        ) : (
          <Link to={paths.player(playerId)} aria-label={t('page-of', { name: nickname ?? '' })}>
            {t('page')}
          </Link>
        ),
    },
  ];
}
