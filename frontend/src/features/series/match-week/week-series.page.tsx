import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { KeptReplays } from '../../../league/replays/kept-replays';
import { usePlay } from '../../../league/series/series-play';
import { usePushed } from '../../../lib/live/use-pushed';
import { apiPaths, idOf } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonAnchor } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { WeekNoShow } from './no-show/week-no-show';
import { WeekReady } from './ready/week-ready';
import { LateReplays } from './result/late-replays';
import { WeekResult } from './result/week-result';
import { WeekTimes } from './times/week-times';
import { useAtTimes } from '../../../lib/use-at-times';
import { WeekSeriesChangedDocument } from './week-live.generated';
import { WeekSeriesHead } from './week-series-head';
import { useWeekSeriesPageQuery } from './week-series-page.generated';
import { WeekTimeline } from './week-timeline';

/** How often the page is read while there is no socket. */
const POLL_MS = 30_000;

/** Until the series is known. */
const NO_TIME = { state: 'NOT_STARTED', scheduledAt: null } as const;

/** So many hours before a time. */
const hoursBefore = (at: string | null | undefined, hours: number): string | null =>
  at ? new Date(Date.parse(at) - hours * 3_600_000).toISOString() : null;

/** A series as its two teams handle it in the match week (R27). Each part has a file of its own. */
export default function WeekSeriesPage() {
  const { t } = useTranslation('series-match-week');
  const seriesId = idOf(useParams().seriesId);
  const { viewer, isLoading } = useSession();
  const { data, error, loading, refetch, startPolling, stopPolling } = useWeekSeriesPageQuery(
    viewer && seriesId !== null ? { variables: { seriesId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const series = data?.weekSeries;
  const play = usePlay(series?.series ?? NO_TIME);
  // what is to do next stands first: a series that is being played has its lobby, one that should be over its result
  const isReported = series?.series.state === 'REPORTED';
  const isPlayed = series?.result.mayReport || isReported;
  const isOver = isReported || (isPlayed && play === 'awaited');
  const isClaimed = series?.noShow.claim?.outcome === null;
  const isLive = usePushed(
    WeekSeriesChangedDocument,
    series ? { seriesId: series.id } : null,
    // the first push says that it is connected: what happened without a connection is read too
    () => void refetch().catch(() => undefined),
  );
  useEffect(() => {
    if (isLive || !viewer) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isLive, viewer, startPolling, stopPolling]);
  // what a captain may do changes at these times without anyone doing anything
  useAtTimes(
    [
      ...[series?.ready.opensAt, series?.series.scheduledAt, series?.noShow.claimableFrom, series?.window.deadline],
      ...[series?.noShow.claim?.objectBy, series?.result.confirmBy, hoursBefore(series?.series.scheduledAt, 2)],
    ],
    () => void refetch().catch(() => undefined),
  );
  return (
    <Page title={t('title')} isPrivate width="prose">
      {!series && <PageHeading>{t('title')}</PageHeading>}
      {!viewer && !isLoading && (
        <EmptyState action={<ButtonAnchor href={apiPaths.login}>{t('login')}</ButtonAnchor>}>
          {t('signed-out')}
        </EmptyState>
      )}
      {!data && !error && (isLoading || loading) && <SkeletonRows rows={6} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {viewer && (seriesId === null || (data && !series)) && <EmptyState>{t('not-yours')}</EmptyState>}
      {series && (
        <>
          <WeekSeriesHead week={series} />
          <KeptReplays />
          {!series.captainsSetTimes && !series.captainsReport && <EmptyState>{t('off')}</EmptyState>}
          {isClaimed && <WeekNoShow week={series} />}
          {isOver && <WeekResult week={series} />}
          {!isReported && <WeekReady week={series} />}
          {isPlayed && !isOver && <WeekResult week={series} />}
          {!isClaimed && <WeekNoShow week={series} />}
          {isReported && <LateReplays week={series} />}
          <WeekTimes week={series} />
          {!isPlayed && <WeekResult week={series} />}
          <WeekTimeline week={series} />
        </>
      )}
    </Page>
  );
}
