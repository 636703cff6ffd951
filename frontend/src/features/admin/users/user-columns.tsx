import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import type { AdminUserPartsFragment } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/table/data-table';
import { Link } from '../../../ui/link';
import { useIsAdmin } from '../use-is-admin';
import { FROM_LIST } from '../use-opened';
import { keyOf, nameOf } from './user-key';

type User = AdminUserPartsFragment;

/** One row for each account or player. The name opens it. */
export function useUserColumns(linkTo: (key: string) => To): Column<User>[] {
  const { t } = useTranslation('admin-users');
  const isAdmin = useIsAdmin();
  return [
    {
      id: 'nickname',
      header: t('column.nickname'),
      isRowHeader: true,
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
      cell: ({ discordUsername }) => discordUsername ?? t('no-account'),
    },
    {
      id: 'email',
      header: t('column.email'),
      cell: ({ discordEmail }) => discordEmail ?? '–',
    },
    { id: 'chat-id', header: t('column.chat-id'), cell: ({ discordId }) => discordId ?? '–' },
    {
      id: 'member',
      header: t('column.member'),
      cell: ({ userId, isMember }) => (userId === null ? '–' : t(isMember ? 'member' : 'no-member')),
    },
    {
      id: 'team',
      header: t('column.team'),
      cell: ({ team }) => (team ? <Link to={paths.team(team.id)}>{team.name}</Link> : '–'),
    },
    { id: 'mmr', header: t('column.mmr'), isNumeric: true, cell: ({ mmr }) => mmr ?? '–' },
    {
      id: 'roles',
      header: t('column.roles'),
      cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', ') || '–',
    },
    ...(isAdmin
      ? [
          {
            id: 'person',
            header: t('column.person'),
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
