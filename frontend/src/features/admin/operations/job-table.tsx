import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import { Note } from '../labelled';
import type { JobRunPartsFragment } from './operations.generated';
import { useAmounts } from './use-amounts';

const Failed = chakra('span', { base: { color: 'fg.loss', fontWeight: 'medium' } });

/** What runs by itself: when it last ran and how it ended. */
export function JobTable({ jobs }: { jobs: readonly JobRunPartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const { milliseconds, seconds } = useAmounts();
  const endOf = ({ lastAt, hasFailed }: JobRunPartsFragment) => {
    if (lastAt === null) return t('jobs.not-yet');
    return hasFailed ? <Failed>{t('jobs.failed')}</Failed> : t('jobs.well');
  };
  const columns: Column<JobRunPartsFragment>[] = [
    { id: 'job', header: t('jobs.job'), isRowHeader: true, cell: ({ name }) => t(`job.${name}`) },
    { id: 'end', header: t('jobs.end'), cell: endOf },
    {
      id: 'last',
      header: t('jobs.last'),
      cell: ({ lastAt }) => (lastAt === null ? '–' : <Instant isCompact as="short-date-time" at={lastAt} />),
    },
    {
      id: 'took',
      header: t('jobs.took'),
      isNumeric: true,
      cell: ({ lastAt, tookMs }) => (lastAt === null ? '–' : milliseconds(tookMs)),
    },
    {
      id: 'next',
      header: t('jobs.next'),
      cell: ({ nextAt }) => <Instant isCompact as="short-date-time" at={nextAt} />,
    },
    { id: 'every', header: t('jobs.every'), isNumeric: true, cell: ({ everySeconds }) => seconds(everySeconds) },
    {
      id: 'failures',
      header: t('jobs.failures'),
      fullHeader: t('jobs.failures-long'),
      isNumeric: true,
      cell: ({ failures }) => failures,
    },
  ];
  return (
    <Section heading={t('jobs.heading')}>
      <Note>{jobs.length === 0 ? t('jobs.none') : t('jobs.note')}</Note>
      {jobs.length > 0 && (
        <DataTable isDense caption={t('jobs.heading')} columns={columns} rows={jobs} rowKey={({ name }) => name} />
      )}
    </Section>
  );
}
