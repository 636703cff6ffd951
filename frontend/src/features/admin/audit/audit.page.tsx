import { Box, chakra, Input, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { localeOf } from '../../../lib/i18n/language';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { useRead } from '../lists/all-rows';
import { PagedTable, TableFilter } from '../lists/paged-table';
import type { TablePage } from '../lists/use-table-page';
import { AdminPage } from '../shell/admin-page';
import { AuditChanges } from './audit-changes';
import { useActText, useAuditColumns } from './audit-columns';
import { AuditEntriesDocument, useAuditEntriesQuery, useStaffActsQuery } from './audit-page.generated';
import { historyOf, useAuditFilter } from './use-audit-filter';

/** All acts of staff, newest first. */
export default function AuditPage() {
  const { t } = useTranslation('admin-audit');
  return (
    <AdminPage tab="audit" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Entries />
    </AdminPage>
  );
}

function Entries() {
  const { t } = useTranslation('admin-audit');
  const { table, filter, isNarrowed } = useAuditFilter();
  const columns = useAuditColumns();
  const read = useRead(AuditEntriesDocument);
  const found = useAuditEntriesQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const page = (found.data ?? found.previousData)?.auditEntries;
  const isCut = table.size === 'all' && page !== undefined && page.items.length < page.total;

  return (
    <>
      {filter.objectKind && (
        <Box marginBottom="4">
          <Button size="sm" onClick={() => table.choose('object', '')}>
            {t('all-objects')}
          </Button>
        </Box>
      )}
      <PagedTable
        table={table}
        found={found}
        page={page}
        search={t('search')}
        filters={<AuditFilters table={table} />}
        empty={t(isNarrowed ? 'empty.narrowed' : 'empty.none')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ auditEntries }) => auditEntries)}
        details={(entry) => <AuditChanges entry={entry} historyPath={historyOf(entry)} />}
      />
      {isCut && (
        <Text marginTop="3" color="fg.muted">
          {t('cut', { count: page.items.length })}
        </Text>
      )}
    </>
  );
}

function AuditFilters({ table }: { table: TablePage }) {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const actText = useActText();
  const { data } = useStaffActsQuery();
  const acts = (data?.staffActs ?? []).map((each) => ({ value: each.act, label: actText(each) }));
  acts.sort((one, other) => one.label.localeCompare(other.label, localeOf(language)));
  return (
    <>
      <TableFilter
        table={table}
        param="act"
        label={t('filter.act')}
        options={[{ value: '', label: t('filter.all-acts') }, ...acts]}
      />
      <DayFilter table={table} param="from" label={t('filter.from')} />
      <DayFilter table={table} param="to" label={t('filter.to')} />
    </>
  );
}

function DayFilter({ table, param, label }: { table: TablePage; param: string; label: string }) {
  const id = useId();
  return (
    <Box flex={{ base: '1 1 8rem', md: '0 1 10rem' }}>
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBottom="1">
        {label}
      </chakra.label>
      <Input
        id={id}
        type="date"
        value={table.chosen(param)}
        onChange={({ target }) => table.choose(param, target.value)}
      />
    </Box>
  );
}
