import { useTranslation } from 'react-i18next';
import { useAssociationMembersQuery } from '../../../gql/admin/hooks';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { ExportMembers } from './export-members';
import { useTablePage } from '../lists/use-table-page';
import { useMemberColumns } from './member-columns';

const SORTS = { name: 'NAME', email: 'EMAIL', joined: 'JOINED' } as const;
/** The filter by account: the address's values and the server's. */
const HAS_ACCOUNT: Readonly<Record<string, boolean>> = { with: true, without: false };

/** The members of the association in pages, also those who have never logged in. */
export function MemberList() {
  const { t } = useTranslation('admin-users');
  const table = useTablePage(SORTS, { column: 'name', direction: 'asc' });
  // the server writes this list's file, and the log says so
  const columns = useMemberColumns().map((column) => ({ ...column, text: null }));
  const hasAccount = HAS_ACCOUNT[table.chosen('account')] ?? null;
  const filter = { ...table.filter, hasAccount };
  const found = useAssociationMembersQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedTable
      table={table}
      found={found}
      page={(found.data ?? found.previousData)?.associationMembers}
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
  );
}
