import { useTranslation } from 'react-i18next';
import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useSeriesReportQuery } from '../../../gql/admin/hooks';
import { idOf } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { AdminPage } from '../admin-page';
import { tabPath } from '../tabs';
import { Refused } from './refused';
import { ReportEditor } from './report-editor';

/** Where staff report a series, correct its result, or decide it without play. */
export default function SeriesReportPage() {
  const { t } = useTranslation('admin-report');
  const id = idOf(useParams().seriesId);
  // never from memory: the form must start from the result that stands
  const { data, error, loading, refetch } = useSeriesReportQuery(
    id === null
      ? skipToken
      : { variables: { seriesId: id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  const report = data?.seriesReport;
  const reload = async () => {
    const again = await refetch().catch(() => null);
    return again?.data?.seriesReport ?? null;
  };
  const title = report
    ? t('title', { home: report.series.home.name, away: report.series.away.name })
    : t('waiting-title');
  const list = tabPath('matches');

  return (
    <AdminPage tab="matches" title={title}>
      <PageHeading aside={<Link to={list}>{t('to-list')}</Link>}>
        {t(report?.series.state === 'REPORTED' ? 'heading.correct' : 'heading.report')}
      </PageHeading>
      {loading && !data && <SkeletonRows rows={10} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {(id === null || (data && !report)) && (
        <EmptyState action={<ButtonLink to={list}>{t('to-list')}</ButtonLink>}>{t('not-found')}</EmptyState>
      )}
      {report && !report.mayReport && <Refused isOwnTeam={report.isOwnTeam} />}
      {report && <ReportEditor key={report.seriesId} report={report} onReload={reload} />}
    </AdminPage>
  );
}
