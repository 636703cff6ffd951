import { skipToken } from '@apollo/client/react';
import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { idOf, paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { MessageBox } from '../../../ui/dialog/message-box';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import type { SeriesReportFormFragment } from '../../report/series-report.generated';
import { AdminPage } from '../shell/admin-page';
import { HistoryLink } from '../audit/history-link';
import { needsTime } from '../../report/needs-time';
import { listOf } from '../series/series-list';
import { Refused } from './refused';
import type { StaffReport } from './report-editor';
import type { Reread } from '../../report/reread';
import type { ReportEditorProps } from '../../report/use-report-editing';
import { useSeriesReportQuery } from './series-report.generated';

/** The server's sentence about a series that is not there. */
const GONE = 'match.could-not-find';

interface ReportFrameProps {
  /** The page's title; null while the series is loading. */
  title: (report: SeriesReportFormFragment) => string;
  heading: (report: SeriesReportFormFragment | null) => string;
  /** The name of a page below the series' report; none for the report itself. */
  part?: string;
  /** The editor of the report. */
  children: (props: ReportEditorProps & { report: StaffReport }) => ReactNode;
}

/** The page of a series' report. It is read again each time, and people who may not change it can read it. */
export function ReportFrame({ title, heading, part, children }: ReportFrameProps) {
  const { t } = useTranslation('report');
  const id = idOf(useParams().seriesId);
  // never from the cache, because the form must start from the present result
  const { data, previousData, error, loading, refetch } = useSeriesReportQuery(
    id === null
      ? skipToken
      : { variables: { seriesId: id }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  // a failed reading must not remove a form
  const before = previousData?.seriesReport?.seriesId === id ? previousData?.seriesReport : null;
  const report = (data ? data.seriesReport : before) ?? null;
  const onReload = async (): Promise<Reread> => {
    const again = await refetch().catch(() => null);
    if (!again?.data) return { status: 'failed' };
    const stored = again.data.seriesReport;
    return stored ? { status: 'read', report: stored } : { status: 'refused', messageKey: GONE };
  };
  const { search } = useLocation();
  const list = listOf(search);
  const trail = report
    ? [
        {
          name: `${report.series.home.name} – ${report.series.away.name}`,
          to: paths.adminSeriesReport(report.seriesId) + search,
        },
      ]
    : [{ name: t('waiting-title') }];

  return (
    <AdminPage
      tab={list.place}
      title={report ? title(report) : t('waiting-title')}
      placeAt={list.at}
      trail={report && part ? [...trail, { name: part }] : trail}
    >
      <PageHeading
        aside={
          <HStack gap="4">
            {report && <HistoryLink kind="series" id={report.seriesId} />}
            <Link to={list.at}>{t('to-list')}</Link>
          </HStack>
        }
      >
        {heading(report)}
      </PageHeading>
      {loading && !report && <SkeletonRows rows={10} />}
      {error && !report && <ErrorState onRetry={() => void refetch()} />}
      {(id === null || (data && !report)) && (
        <EmptyState action={<ButtonLink to={list.at}>{t('to-list')}</ButtonLink>}>{t('not-found')}</EmptyState>
      )}
      {report && !report.mayChange && <Refused isOwnTeam={report.isOwnTeam} />}
      {report?.mayChange && needsTime(report.series) && (
        <Box marginBottom="4">
          <MessageBox
            kind="info"
            title={t('needs-time.title')}
            action={
              <ButtonLink to={paths.adminDivision(report.series.division.id, 'weeks')}>
                {t('needs-time.set')}
              </ButtonLink>
            }
          >
            {t('needs-time.text')}
          </MessageBox>
        </Box>
      )}
      {report?.isReportedByOwnTeam && (
        <Box marginBottom="4">
          <MessageBox kind="warning" title={t('by-own-team')} />
        </Box>
      )}
      {report && children({ report, onReload })}
    </AdminPage>
  );
}
