import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import { Note } from '../labelled';
import type { NotedErrorPartsFragment, SlowStatementPartsFragment } from './operations.generated';
import { useAmounts } from './use-amounts';

/** Long names wrap: the row's first cell is narrow on a phone. */
const Name = chakra('code', {
  base: { display: 'block', minWidth: '8rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
const Ids = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', minWidth: '12rem' } });

/** The errors of the last day by kind, with the requests to search the log for. */
export function ErrorTable({ errors }: { errors: readonly NotedErrorPartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const columns: Column<NotedErrorPartsFragment>[] = [
    { id: 'kind', header: t('errors.kind'), isRowHeader: true, cell: ({ name }) => <Name>{name}</Name> },
    { id: 'count', header: t('errors.count'), isNumeric: true, cell: ({ count }) => count },
    {
      id: 'last',
      header: t('errors.last'),
      cell: ({ lastAt }) => <Instant isCompact as="short-date-time" at={lastAt} />,
    },
    {
      id: 'requests',
      header: t('errors.requests'),
      cell: ({ requestIds }) =>
        requestIds.length === 0 ? (
          '–'
        ) : (
          <Ids>
            {requestIds.map((id) => (
              <code key={id}>{id}</code>
            ))}
          </Ids>
        ),
    },
  ];
  return (
    <Section heading={t('errors.heading')}>
      <Note>{errors.length === 0 ? t('errors.none') : t('errors.note')}</Note>
      {errors.length > 0 && (
        <DataTable isDense caption={t('errors.heading')} columns={columns} rows={errors} rowKey={({ name }) => name} />
      )}
    </Section>
  );
}

/** The statements that were slow in the last day, what took longest together first. */
export function StatementTable({ statements }: { statements: readonly SlowStatementPartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const { milliseconds } = useAmounts();
  const columns: Column<SlowStatementPartsFragment>[] = [
    { id: 'statement', header: t('slow.statement'), isRowHeader: true, cell: ({ name }) => <Name>{name}</Name> },
    { id: 'count', header: t('slow.count'), isNumeric: true, cell: ({ count }) => count },
    { id: 'mean', header: t('slow.mean'), isNumeric: true, cell: ({ meanMs }) => milliseconds(meanMs) },
    { id: 'slowest', header: t('slow.slowest'), isNumeric: true, cell: ({ slowestMs }) => milliseconds(slowestMs) },
    {
      id: 'last',
      header: t('slow.last'),
      cell: ({ lastAt }) => <Instant isCompact as="short-date-time" at={lastAt} />,
    },
  ];
  return (
    <Section heading={t('slow.heading')}>
      <Note>{statements.length === 0 ? t('slow.none') : t('slow.note')}</Note>
      {statements.length > 0 && (
        <DataTable
          isDense
          caption={t('slow.heading')}
          columns={columns}
          rows={statements}
          rowKey={({ name }) => name}
        />
      )}
    </Section>
  );
}
