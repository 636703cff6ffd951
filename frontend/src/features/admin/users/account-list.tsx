import { useTranslation } from 'react-i18next';
import { useRead } from '../lists/all-rows';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { useOpened } from '../lists/use-opened';
import { useTablePage } from '../lists/use-table-page';
import { useUserColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { keyOf } from './user-key';
import { ROLES } from './user-form';
import { AdminUsersDocument, useAdminUsersQuery } from './users-page.generated';

const SORTS = { nickname: 'NICKNAME', account: 'ACCOUNT', team: 'TEAM', mmr: 'MMR' } as const;
/** The filter by player: the address's values and the server's. */
const HAS_PLAYER: Readonly<Record<string, boolean>> = { with: true, without: false };

/** The filter by account, for players who never logged in. */
const HAS_ACCOUNT: Readonly<Record<string, boolean>> = { with: true, without: false };

const IS_MEMBER: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Accounts and players, in pages. */
export function AccountList() {
  const { t } = useTranslation('admin-users');
  const table = useTablePage(SORTS, { column: 'nickname', direction: 'asc' });
  const { opened, linkTo, close } = useOpened('user');
  const columns = useUserColumns(linkTo);
  const role = ROLES.find((each) => each === table.chosen('role')) ?? null;
  const hasPlayer = HAS_PLAYER[table.chosen('player')] ?? null;
  const isMember = IS_MEMBER[table.chosen('member')] ?? null;
  const hasAccount = HAS_ACCOUNT[table.chosen('account')] ?? null;
  const filter = { ...table.filter, role, hasPlayer, isMember, hasAccount };
  const found = useAdminUsersQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const read = useRead(AdminUsersDocument);

  const page = (found.data ?? found.previousData)?.adminUsers;
  const managed = page?.items.find((user) => keyOf(user) === opened);

  return (
    <>
      <PagedTable
        table={table}
        found={found}
        page={page}
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
            <TableFilter
              table={table}
              param="account"
              label={t('filter.account')}
              options={[
                { value: '', label: t('filter.any-account') },
                { value: 'with', label: t('filter.with-account') },
                { value: 'without', label: t('filter.without-account') },
              ]}
            />
            <TableFilter
              table={table}
              param="member"
              label={t('filter.member')}
              options={[
                { value: '', label: t('filter.any-member') },
                { value: 'yes', label: t('filter.members') },
                { value: 'no', label: t('filter.no-members') },
              ]}
            />
          </>
        }
        empty={t('empty')}
        caption={t('accounts')}
        columns={columns}
        rowKey={keyOf}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ adminUsers }) => adminUsers)}
      />
      {managed && <UserDialog key={opened} user={managed} onClose={close} />}
    </>
  );
}
