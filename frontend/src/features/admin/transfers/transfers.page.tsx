import { Box } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAdminTransfersQuery } from '../../../gql/admin/hooks';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { AdminPage } from '../admin-page';
import { SearchField } from '../search-field';
import { TransferTable } from './transfer-table';

/** Who went where, the newest first. */
export default function TransfersPage() {
  const { t } = useTranslation('admin-transfers');
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const onSearch = useCallback(
    (wanted: string) => setSearch(wanted === '' ? {} : { q: wanted }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const found = useAdminTransfersQuery({ variables: { text }, fetchPolicy: 'cache-and-network' });
  // the table stands still while the next search is answered
  const data = found.data ?? found.previousData;
  const { error, loading, refetch } = found;
  const nextAfter = data?.adminTransfers.nextAfter ?? null;

  const more = () =>
    found.fetchMore({
      variables: { after: nextAfter },
      updateQuery: (before, { fetchMoreResult: { adminTransfers } }) => ({
        adminTransfers: { ...adminTransfers, items: [...before.adminTransfers.items, ...adminTransfers.items] },
      }),
    });

  return (
    <AdminPage tab="transfers" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Box marginBottom="4">
        <SearchField label={t('search')} text={text} onSearch={onSearch} />
      </Box>
      {loading && !data && <SkeletonRows rows={10} rowHeight={32} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && data.adminTransfers.items.length > 0 && <TransferTable transfers={data.adminTransfers.items} />}
      {data?.adminTransfers.items.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {nextAfter !== null && (
        <Button marginTop="4" disabled={loading} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </AdminPage>
  );
}
