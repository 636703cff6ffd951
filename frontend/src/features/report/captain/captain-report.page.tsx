import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { apiPaths, idOf, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { Reread } from '../reread';
import type { SeriesReportFormFragment } from '../series-report.generated';
import { CaptainReportEditor } from './captain-report-editor';
import { ReportClosed } from '../report-closed';
import { type WeekReportQuery, useWeekReportQuery } from './week-report.generated';

/** The form as the editor knows it from staff. A captain who gets it may fill it in. */
const formOf = ({ weekReport }: WeekReportQuery): SeriesReportFormFragment => ({
  ...weekReport,
  isOwnTeam: true,
  isReportedByOwnTeam: false,
  isContested: false,
  mayChange: true,
});

/** Key of the server's sentence why the person cannot report; null for a fault. */
function refusalOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { code, messageKey } = error.errors[0]?.extensions ?? {};
  return code !== 'INTERNAL_SERVER_ERROR' && typeof messageKey === 'string' ? messageKey : null;
}

/** The page on which a captain reports the series (R27). It is read again each time. */
export default function CaptainReportPage() {
  const { t } = useTranslation('series-match-week');
  const seriesId = idOf(useParams().seriesId);
  const { viewer, isLoading } = useSession();
  const {
    data: now,
    previousData,
    error,
    refetch,
  } = useWeekReportQuery(
    viewer && seriesId !== null
      ? { variables: { seriesId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  // a refused or failed reading must not remove what is typed
  const before = previousData?.weekReport.seriesId === seriesId ? previousData : undefined;
  const data = now ?? before;
  const refusal = refusalOf(error);
  const back = seriesId === null ? paths.home() : paths.weekSeries(seriesId);
  const onReload = async (): Promise<Reread> => {
    try {
      const { data: again } = await refetch();
      return again ? { status: 'read', report: formOf(again) } : { status: 'failed' };
    } catch (failure) {
      const messageKey = refusalOf(failure);
      return messageKey === null ? { status: 'failed' } : { status: 'refused', messageKey };
    }
  };
  return (
    <Page title={t('report.title')} isPrivate>
      <PageHeading aside={<Link to={back}>{t('report.back')}</Link>}>{t('report.title')}</PageHeading>
      {!viewer && !isLoading && (
        <EmptyState action={<ButtonAnchor href={apiPaths.login}>{t('login')}</ButtonAnchor>}>
          {t('signed-out')}
        </EmptyState>
      )}
      {viewer && seriesId === null && <EmptyState>{t('not-yours')}</EmptyState>}
      {!data && !error && (isLoading || (viewer && seriesId !== null)) && <SkeletonRows rows={10} />}
      {!data && refusal && seriesId !== null && <ReportClosed seriesId={seriesId} messageKey={refusal} />}
      {!data && error && !refusal && <ErrorState onRetry={() => void refetch()} />}
      {data && seriesId !== null && <CaptainReportEditor key={seriesId} report={formOf(data)} onReload={onReload} />}
    </Page>
  );
}
