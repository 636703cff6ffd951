import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page/page-heading';
import { useRead } from '../lists/all-rows';
import { PagedTable } from '../lists/paged-table';
import { useTablePage } from '../lists/use-table-page';
import { AdminPage } from '../shell/admin-page';
import { useTransferColumns } from './transfer-columns';
import { AdminTransfersDocument, useAdminTransfersQuery } from './transfers-page.generated';

const SORTS = { player: 'PLAYER', previous: 'PREVIOUS_TEAM', team: 'TEAM', from: 'FROM', to: 'TO' } as const;

/** All transfers, newest first. */
export default function TransfersPage() {
  const { t } = useTranslation('admin-transfers');
  const table = useTablePage(SORTS, { column: 'from', direction: 'desc' });
  const columns = useTransferColumns();
  const read = useRead(AdminTransfersDocument);
  const found = useAdminTransfersQuery({ variables: { filter: table.filter }, fetchPolicy: 'cache-and-network' });

  return (
    <AdminPage tab="transfers" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.adminTransfers}
        search={t('search')}
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read({ filter: { ...table.filter, ...slice } }).then(({ adminTransfers }) => adminTransfers)}
      />
    </AdminPage>
  );
}
