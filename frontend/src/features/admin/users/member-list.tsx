import { useTranslation } from 'react-i18next';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { idOf } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { useOpened } from '../lists/use-opened';
import { ExportMembers } from './export-members';
import { MemberDialog } from './member-dialog';
import { useTablePage } from '../lists/use-table-page';
import { useMemberColumns } from './member-columns';
import { useAssociationMembersQuery } from './member-list.generated';

const SORTS = { name: 'NAME', email: 'EMAIL', joined: 'JOINED' } as const;
/** The filter by account: the address's values and the server's. */
const HAS_ACCOUNT: Readonly<Record<string, boolean>> = { with: true, without: false };

/** The members of the association in pages, also those who have never logged in. */
export function MemberList() {
  const { t } = useTranslation('admin-users');
  const table = useTablePage(SORTS, { column: 'name', direction: 'asc' });
  // the server writes this list's file, and the log says so
  const { opened, linkTo, close } = useOpened('member');
  const { search, set } = useAddress();
  const nearUserId = idOf(search.get('near') ?? undefined);
  const columns = useMemberColumns(linkTo).map((column) => ({ ...column, text: null }));
  const hasAccount = HAS_ACCOUNT[table.chosen('account')] ?? null;
  const filter = { ...table.filter, hasAccount, nearUserId };
  const found = useAssociationMembersQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const page = (found.data ?? found.previousData)?.associationMembers;
  const managed = page?.items.find(({ id }) => String(id) === opened);
  return (
    <>
      {nearUserId !== null && (
        <MessageBox
          kind="info"
          title={t('member-list.near')}
          action={<Button onClick={() => set({ near: null })}>{t('member-list.near-all')}</Button>}
        />
      )}
      <PagedTable
        table={table}
        found={found}
        page={page}
        search={t('member-list.search')}
        filters={
          <>
            <TableFilter
              table={table}
              param="account"
              label={t('member-list.account')}
              options={[
                { value: '', label: t('member-list.all') },
                { value: 'with', label: t('member-list.with') },
                { value: 'without', label: t('member-list.without') },
              ]}
            />
            <ExportMembers filter={filter} />
          </>
        }
        empty={t('member-list.empty')}
        caption={t('members')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={null}
      />
      {managed && <MemberDialog key={opened} member={managed} onClose={close} />}
    </>
  );
}
