import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams, type Params } from 'react-router-dom';
import { styled } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';
import { ShareButton } from '../../league/share/share-button';
import { Spoiler } from '../../league/spoilers/spoiler';
import { usePlay } from '../../league/series/series-play';
import { StreamPart } from '../../league/stream-part';
import { seasonName } from '../../league/season-name';
import { useLanguage } from '../../lib/i18n/i18n';
import { idOf, paths } from '../../lib/paths';
import { useAddress } from '../../lib/use-address';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { Page } from '../../ui/page/page';
import { PageError } from '../../ui/page/page-error';
import { PageHeading } from '../../ui/page/page-heading';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { lazyPart } from '../../ui/page/lazy-part';
import { Text } from '../../ui/text';
import { SeriesPreviewSkeleton } from './series-preview-skeleton';
import { SeriesHeader } from './series-header';
import { SeriesPageDocument, type SeriesPageQuery, useSeriesPageQuery } from './series-page.generated';
import { SeriesTabs } from './series-tabs';
import { wantedIn } from './wanted';
import { WeekLink } from './week-link';
import { divisionName } from '../../league/division-name';

type Series = NonNullable<SeriesPageQuery['series']>;

// below the head; their code, texts and rows come after the page is shown
const SeriesPreview = lazyPart(() => import('./preview/series-preview').then((module) => module.SeriesPreview));

const LiveLine = lazyPart(() => import('../../league/live/live-line').then((module) => module.LiveLine));

const Actions = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '-3',
    marginBottom: '3',
    // its words begin where the page's begin
    '& > :only-child': { marginLeft: 'calc(-1px - {spacing.4})' },
  },
});

const READ = [SeriesPageDocument];

/** What the page reads first. */
export const pageRead = ({ seriesId }: Params) => ({ query: SeriesPageDocument, variables: { id: idOf(seriesId) } });

/** A series: the teams, the result, and every game's numbers. */
export default function SeriesPage() {
  const { t } = useTranslation('series');
  const language = useLanguage();
  const id = idOf(useParams().seriesId);
  const wanted = wantedIn(useAddress().search);
  const { data, error, refetch } = useSeriesPageQuery(id === null ? skipToken : { variables: { id } });

  if (!data && id !== null) {
    if (error) return <PageError title={t('waiting-title')} onRetry={() => void refetch()} />;
    return (
      <Page title={t('waiting-title')} isWaiting>
        <SeriesSkeleton />
      </Page>
    );
  }
  const series = data?.series;
  if (!series) return <SeriesNotFound />;

  const teams = t('teams', { home: series.home.name, away: series.away.name });
  const season = seasonName(series.season.name, language);
  const isGoal = wanted?.goal != null && series.games.some(({ number }) => number === wanted.game);
  const title = isGoal ? t('goal-title', { teams, game: wanted.game, goal: wanted.goal }) : teams;
  return (
    <Page
      title={title}
      description={t('description', { teams, division: divisionName(series.division, language), season })}
    >
      <LiveLine seriesId={series.id} queries={READ} variables={{ id: series.id }} />
      <SeriesHeader series={series} />
      <Actions>
        <WeekLink series={series} />
        <ShareButton title={title} />
      </Actions>
      {series.isStreamed && series.scheduledAt && series.state !== 'REPORTED' && <StreamPart of={series} />}
      <Spoiler series={series} button="instead">
        {series.games.length > 0 ? <SeriesTabs series={series} /> : <NoGames series={series} />}
      </Spoiler>
    </Page>
  );
}

/** A series without games: a walkover, or not played yet. */
function NoGames({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  if (series.walkover) {
    const to = { HOME: series.home.name, AWAY: series.away.name, BOTH: '' }[series.walkover];
    return <EmptyState>{t(series.walkover === 'BOTH' ? 'walkover.both' : 'walkover.to', { team: to })}</EmptyState>;
  }
  return <Unplayed series={series} />;
}

/** Often enough for a countdown in minutes. */
const TICK_MS = 10_000;

/** When the series is played, or that its result is missing, and what is known before it. The clock moves it. */
function Unplayed({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  const now = useNow(TICK_MS);
  const { scheduledAt, week } = series;
  const play = usePlay(series);
  return (
    <>
      {!(scheduledAt && play === 'coming') && (
        <Text marginBottom="4" color="fg.muted">
          {scheduledAt ? t(play === 'on' ? 'coming.on' : 'coming.awaited') : t('coming.week', { week })}
        </Text>
      )}
      <SeriesPreview series={series} now={now} fallback={<SeriesPreviewSkeleton />} />
    </>
  );
}

function SeriesSkeleton() {
  return (
    <>
      <Skeleton height={{ base: '13.5rem', md: '17rem' }} marginBottom="6" />
      <Skeleton height="11" marginBottom="4" borderRadius="none" />
      <SkeletonRows rows={8} />
    </>
  );
}

function SeriesNotFound() {
  const { t } = useTranslation('series');
  return (
    <Page title={t('not-found')} isPrivate>
      <PageHeading>{t('not-found')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.seasons()}>{t('all-seasons')}</ButtonLink>}>
        {t('match.could-not-find')}
      </EmptyState>
    </Page>
  );
}
