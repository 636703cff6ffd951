import { Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserPartsFragment } from '../../../gql/admin/graphql';
import { useAdminUsersQuery } from '../../../gql/admin/hooks';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { AdminPage } from '../admin-page';
import { SearchField } from '../search-field';
import { Pager } from './pager';
import { useUserFilter } from './use-user-filter';
import { UserDialog } from './user-dialog';
import { UserTable } from './user-table';

/** Accounts and players, a page at a time. */
export default function UsersPage() {
  const { t } = useTranslation('admin-users');
  const { filter, text, size, page, sort, onSort, set } = useUserFilter();
  const [managed, setManaged] = useState<AdminUserPartsFragment | null>(null);
  const found = useAdminUsersQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  // the table stands still while the next page comes
  const data = found.data ?? found.previousData;
  const { error, loading, refetch } = found;
  const onSearch = useCallback((wanted: string) => set('q', wanted), [set]);

  return (
    <AdminPage tab="users" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Flex wrap="wrap" align="flex-end" gap="4" marginBottom="4">
        <SearchField label={t('search')} text={text} onSearch={onSearch} />
      </Flex>
      {loading && !data && <SkeletonRows rows={6} rowHeight={32} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && data.adminUsers.items.length > 0 && (
        <UserTable users={data.adminUsers.items} sort={sort} onSort={onSort} onManage={setManaged} />
      )}
      {data?.adminUsers.items.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {data && <Pager total={data.adminUsers.total} size={size} page={page} onChoose={set} />}
      {managed && <UserDialog user={managed} onClose={() => setManaged(null)} />}
    </AdminPage>
  );
}
