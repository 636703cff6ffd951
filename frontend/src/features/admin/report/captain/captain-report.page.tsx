import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SeriesReportFormFragment, WeekReportQuery } from '../../../../gql/admin/graphql';
import { useWeekReportQuery } from '../../../../gql/admin/hooks';
import { useServerText } from '../../../../lib/i18n/server-text';
import { apiPaths, idOf, paths } from '../../../../lib/paths';
import { useSession } from '../../../../lib/session/session';
import { ButtonAnchor, ButtonLink } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { Page } from '../../../../ui/page/page';
import { PageHeading } from '../../../../ui/page/page-heading';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { CaptainReportEditor } from './captain-report-editor';

/** The form as the editor knows it from staff. A captain who gets it may fill it in. */
const formOf = ({ weekReport }: WeekReportQuery): SeriesReportFormFragment => ({
  ...weekReport,
  isOwnTeam: true,
  isReportedByOwnTeam: false,
  isContested: false,
  mayChange: true,
  captains: [],
});

/** Key of the server's sentence why the person cannot report; null for a fault. */
function refusalOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { code, messageKey } = error.errors[0]?.extensions ?? {};
  return code !== 'INTERNAL_SERVER_ERROR' && typeof messageKey === 'string' ? messageKey : null;
}

/** The page on which a captain reports the series (R27). It is read again each time. */
export default function CaptainReportPage() {
  const { t } = useTranslation('match-week');
  const serverText = useServerText();
  const seriesId = idOf(useParams().seriesId);
  const { viewer, isLoading } = useSession();
  const { data, error, refetch } = useWeekReportQuery(
    viewer && seriesId !== null
      ? { variables: { seriesId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  const refusal = refusalOf(error);
  const back = seriesId === null ? paths.home() : paths.weekSeries(seriesId);
  const onReload = async () => {
    const again = await refetch().catch(() => null);
    return again?.data ? formOf(again.data) : null;
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
      {!data && refusal && (
        <EmptyState action={<ButtonLink to={back}>{t('report.back')}</ButtonLink>}>{serverText(refusal)}</EmptyState>
      )}
      {!data && error && !refusal && <ErrorState onRetry={() => void refetch()} />}
      {data && seriesId !== null && <CaptainReportEditor key={seriesId} report={formOf(data)} onReload={onReload} />}
    </Page>
  );
}
