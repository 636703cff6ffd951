import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/form/busy-button';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Note } from '../labelled';
import { AdminPage } from '../shell/admin-page';
import { useReload } from '../use-reload';
import { InstallationFigures } from './installation-figures';
import { InstanceTable } from './instance-table';
import { JobTable } from './job-table';
import { ErrorTable, StatementTable } from './noted-tables';
import { useAdminOperationsQuery } from './operations.generated';
import { QueueTable } from './queue-table';
import { StoredTable } from './stored-table';

/** How the installation runs, over all instances: for the one who operates it. */
export default function OperationsPage() {
  const { t } = useTranslation('admin-operations');
  const { data, error, loading, refetch } = useAdminOperationsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { reload } = useReload(refetch);
  const operations = data?.operations;

  return (
    <AdminPage tab="operations" title={t('title')}>
      <PageHeading
        aside={
          <BusyButton variant="outline" isBusy={loading} onClick={reload}>
            {t('refresh')}
          </BusyButton>
        }
      >
        {t('title')}
      </PageHeading>
      <Note>{t('about')}</Note>
      {!operations && (error && !loading ? <ErrorState onRetry={reload} /> : <SkeletonRows rows={12} rowHeight={32} />)}
      {operations && (
        <>
          <InstallationFigures figures={operations} />
          <ErrorTable errors={operations.errors} />
          <InstanceTable instances={operations.instances} />
          <QueueTable queues={operations.queues} />
          <JobTable jobs={operations.jobs} />
          <StoredTable stored={operations.stored} />
          <StatementTable statements={operations.slowStatements} />
        </>
      )}
    </AdminPage>
  );
}
