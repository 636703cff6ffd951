import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserPartsFragment } from '../../../gql/admin/graphql';
import { useAdminUsersQuery } from '../../../gql/admin/hooks';
import { PageHeading } from '../../../ui/page-heading';
import { AdminPage } from '../admin-page';
import { PagedTable, TableFilter } from '../paged-table';
import { useTablePage } from '../use-table-page';
import { useUserColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { ROLES } from './user-form';

const SORTS = { nickname: 'NICKNAME', account: 'ACCOUNT', team: 'TEAM', mmr: 'MMR' } as const;
/** What the address says of having a player, and what the server is asked. */
const HAS_PLAYER: Readonly<Record<string, boolean>> = { with: true, without: false };

/** Accounts and players, a page at a time. */
export default function UsersPage() {
  const { t } = useTranslation('admin-users');
  const table = useTablePage(SORTS, { column: 'nickname', direction: 'asc' });
  const [managed, setManaged] = useState<AdminUserPartsFragment | null>(null);
  const columns = useUserColumns(setManaged);
  const role = ROLES.find((each) => each === table.chosen('role')) ?? null;
  const hasPlayer = HAS_PLAYER[table.chosen('player')] ?? null;
  const found = useAdminUsersQuery({
    variables: { filter: { ...table.filter, role, hasPlayer } },
    fetchPolicy: 'cache-and-network',
  });

  return (
    <AdminPage tab="users" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.adminUsers}
        search={t('search')}
        filters={
          <>
            <TableFilter
              table={table}
              param="role"
              label={t('filter.role')}
              options={[
                { value: '', label: t('filter.any-role') },
                ...ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
              ]}
            />
            <TableFilter
              table={table}
              param="player"
              label={t('filter.player')}
              options={[
                { value: '', label: t('filter.any') },
                { value: 'with', label: t('filter.with') },
                { value: 'without', label: t('filter.without') },
              ]}
            />
          </>
        }
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ userId, playerId }) => `${userId}-${playerId}`}
      />
      {managed && <UserDialog user={managed} onClose={() => setManaged(null)} />}
    </AdminPage>
  );
}
