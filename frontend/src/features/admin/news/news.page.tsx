import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { useRead } from '../lists/all-rows';
import { PagedTable } from '../lists/paged-table';
import { useTablePage } from '../lists/use-table-page';
import { AdminPage } from '../shell/admin-page';
import { useNewsColumns } from './news-columns';
import { AdminNewsDocument, useAdminNewsQuery } from './news-page.generated';

const SORTS = { title: 'TITLE', date: 'DATE', category: 'CATEGORY', author: 'AUTHOR', slug: 'SLUG' } as const;

/** All posts, also drafts and planned ones. */
export default function NewsPage() {
  const { t } = useTranslation('admin-news');
  const table = useTablePage(SORTS, { column: 'date', direction: 'desc' });
  const columns = useNewsColumns();
  const read = useRead(AdminNewsDocument);
  const found = useAdminNewsQuery({ variables: { filter: table.filter }, fetchPolicy: 'cache-and-network' });

  return (
    <AdminPage tab="news" title={t('title')}>
      <PageHeading
        aside={
          <Flex wrap="wrap" gap="3">
            <ButtonLink to={paths.adminNewsCategories()}>{t('categories.title')}</ButtonLink>
            <ButtonLink variant="solid" to={paths.adminNewsAdd()}>
              {t('add')}
            </ButtonLink>
          </Flex>
        }
      >
        {t('title')}
      </PageHeading>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.adminNews}
        search={t('search')}
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read({ filter: { ...table.filter, ...slice } }).then(({ adminNews }) => adminNews)}
      />
    </AdminPage>
  );
}
