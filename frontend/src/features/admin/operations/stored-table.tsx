import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { StoredFilesPartsFragment } from './operations.generated';
import { useAmounts } from './use-amounts';

/** The stored files by kind. */
export function StoredTable({ stored }: { stored: readonly StoredFilesPartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const language = useLanguage();
  const { bytes } = useAmounts();
  const columns: Column<StoredFilesPartsFragment>[] = [
    { id: 'kind', header: t('stored.kind'), isRowHeader: true, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'files',
      header: t('stored.files'),
      isNumeric: true,
      cell: ({ files }) => (files === null ? '–' : formatInteger(files, language)),
    },
    { id: 'bytes', header: t('stored.bytes'), isNumeric: true, cell: (row) => bytes(row.bytes) },
  ];
  return (
    <Section heading={t('stored.heading')}>
      <DataTable isDense caption={t('stored.heading')} columns={columns} rows={stored} rowKey={({ kind }) => kind} />
    </Section>
  );
}
