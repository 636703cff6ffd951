import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import type { QueuePartsFragment } from './operations.generated';

/** The page on which staff see what waits, and try again what was given up. */
const PLACES: Record<QueuePartsFragment['name'], string> = {
  CHAT: paths.adminChat(),
  WEBHOOKS: paths.admin('partners'),
  REPLAY_FILES: paths.adminReplayFiles(),
};

/** What waits to be done, and what was given up. */
export function QueueTable({ queues }: { queues: readonly QueuePartsFragment[] }) {
  const { t } = useTranslation('admin-operations');
  const columns: Column<QueuePartsFragment>[] = [
    {
      id: 'queue',
      header: t('queues.queue'),
      isRowHeader: true,
      cell: ({ name }) => <Link to={PLACES[name]}>{t(`queue.${name}`)}</Link>,
    },
    { id: 'waiting', header: t('queues.waiting'), isNumeric: true, cell: ({ waiting }) => waiting },
    {
      id: 'oldest',
      header: t('queues.oldest'),
      cell: ({ oldestAt }) => (oldestAt === null ? '–' : <Instant isCompact as="short-date-time" at={oldestAt} />),
    },
    {
      id: 'failed',
      header: t('queues.failed'),
      fullHeader: t('queues.failed-long'),
      isNumeric: true,
      cell: ({ failed }) => failed,
    },
  ];
  return (
    <Section heading={t('queues.heading')}>
      <DataTable isDense caption={t('queues.heading')} columns={columns} rows={queues} rowKey={({ name }) => name} />
    </Section>
  );
}
