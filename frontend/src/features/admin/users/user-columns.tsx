import { useTranslation } from 'react-i18next';
import type { AdminUserPartsFragment } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { Link } from '../../../ui/link';

type User = AdminUserPartsFragment;

/** What somebody is called here: his nickname, or else what the chat calls him. */
export const nameOf = ({ nickname, discordUsername }: User): string => nickname ?? discordUsername ?? '';

/** One line per account or player. */
export function useUserColumns(onManage: (user: User) => void): Column<User>[] {
  const { t } = useTranslation('admin-users');
  return [
    {
      id: 'nickname',
      header: t('column.nickname'),
      isRowHeader: true,
      cell: (user) =>
        user.playerId === null ? t('no-player') : <Link to={paths.player(user.playerId)}>{user.nickname}</Link>,
    },
    {
      id: 'account',
      header: t('column.account'),
      cell: ({ discordUsername }) => discordUsername ?? t('no-account'),
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
    {
      id: 'manage',
      header: t('column.manage'),
      cell: (user) => (
        <Button size="sm" aria-label={t('manage-name', { name: nameOf(user) })} onClick={() => onManage(user)}>
          {t('manage')}
        </Button>
      ),
    },
  ];
}
