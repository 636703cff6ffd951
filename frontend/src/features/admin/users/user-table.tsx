import { useTranslation } from 'react-i18next';
import type { AdminUserPartsFragment } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { DataTable, type Column } from '../../../ui/data-table';
import { Link } from '../../../ui/link';
import type { ColumnSort, SortDirection } from '../../../ui/use-column-sort';

type User = AdminUserPartsFragment;

interface UserTableProps {
  users: readonly User[];
  sort: ColumnSort;
  onSort: (column: string, first: SortDirection) => void;
  onManage: (user: User) => void;
}

/** What somebody is called here: his nickname, or else what the chat calls him. */
export const nameOf = ({ nickname, discordUsername }: User): string => nickname ?? discordUsername ?? '';

/** One line per account or player; the server has sorted them. */
export function UserTable({ users, sort, onSort, onManage }: UserTableProps) {
  const { t } = useTranslation('admin-users');
  const columns: Column<User>[] = [
    {
      id: 'nickname',
      header: t('column.nickname'),
      isRowHeader: true,
      sortValue: nameOf,
      cell: (user) =>
        user.playerId === null ? t('no-player') : <Link to={paths.player(user.playerId)}>{user.nickname}</Link>,
    },
    {
      id: 'account',
      header: t('column.account'),
      sortValue: ({ discordUsername }) => discordUsername,
      cell: ({ discordUsername }) => discordUsername ?? t('no-account'),
    },
    { id: 'mmr', header: t('column.mmr'), isNumeric: true, sortValue: ({ mmr }) => mmr, cell: ({ mmr }) => mmr ?? '–' },
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
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={users}
      rowKey={({ userId, playerId }) => `${userId}-${playerId}`}
      sort={sort}
      onSort={onSort}
      isDense
    />
  );
}
