import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { Box, styled } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';
import { loadTexts } from '../../lib/i18n/i18n';
import { hasSessionMarker } from '../../lib/session/refresh-session';
import { useSession } from '../../lib/session/session';
import { StreamPart } from '../../league/stream-part';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { contentPart, lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { HomePageDocument, type HomePageQuery, useHomePageQuery } from './home-page.generated';
import { NewsSection } from './news-section';
import { TILE_HEIGHT, Tiles } from './own-tiles';
import { SeriesTableSkeleton } from './series-table-skeleton';
import { SponsorStrip } from './sponsor-strip';
import { StartBanner } from './start-banner';
import { StarsPlace } from './stars-place';
import { tonightOf } from './tonight-of';
import { PlayingStrip, TonightSection, useEveningRows } from './tonight-section';
import { Welcome } from './welcome';

// opens the line for results after the page is shown; nothing waits for it
const LiveLine = lazyPart(() => import('../../league/live/live-line').then((module) => module.LiveLine));

const READ = [HomePageDocument];

// only for signed-in readers
const OwnTeam = lazyPart(() =>
  Promise.all([import('./own/own-team'), loadTexts('home-own')]).then(([module]) => module.OwnTeam),
);

// below the banner; their code loads at the same time as their rows
const UpcomingTable = contentPart('upcoming-table', () =>
  import('./series-tables').then((module) => module.UpcomingTable),
);
const LatestTable = contentPart('latest-table', () => import('./series-tables').then((module) => module.LatestTable));

const Parts = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateAreas: { base: '"upcoming" "news" "latest"', lg: '"upcoming latest" "news news"' },
    columnGap: '6',
  },
});

/** What the page reads first. */
export const pageRead = () => ({ query: HomePageDocument });

/** The start page: the next series, the latest results, and the reader's own team. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useHomePageQuery();
  const { viewer, isLoading } = useSession();
  // before it is known, the marker says it, so that nothing moves
  const isSignedIn = isLoading ? hasSessionMarker() : viewer !== null;
  useEffect(() => {
    UpcomingTable.ahead();
    LatestTable.ahead();
  }, []);
  // how many rows the evening has, and whose team comes first, is not known yet: all that stands below would move
  const isWaiting = (!data && !error) || (isSignedIn && isLoading);
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('heading')}</PageHeading>
      {isWaiting ? (
        <Skeleton height="100vh" />
      ) : (
        <Start data={data} isSignedIn={isSignedIn} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

interface StartProps {
  /** Undefined when it could not be read. */
  data: HomePageQuery | undefined;
  isSignedIn: boolean;
  onRetry: () => void;
}

function Start({ data, isSignedIn, onRetry }: StartProps) {
  const { t } = useTranslation('home');
  const coming = data?.upcomingSeries ?? [];
  const { playing, others } = useEveningRows(tonightOf(coming, new Date()), isSignedIn);
  // what stands above is not told once more; what has no room there is
  const below = coming.filter((one) => !playing.includes(one) && !others.includes(one));
  return (
    <>
      {isSignedIn ? (
        <>
          <PlayingStrip series={playing} />
          <OwnTeam nextSeries={data?.myNextSeries} task={data?.myWeekTask} fallback={TILES} />
          <TonightSection series={others} />
        </>
      ) : (
        <TonightSection series={others} />
      )}
      <StarsPlace />
      {!isSignedIn && <Welcome />}
      {data ? (
        <>
          <StartBanner settings={data.settings} upcomingTopSeries={data.upcomingTopSeries} />
          <LiveLine queries={READ} />
        </>
      ) : (
        <ErrorState onRetry={onRetry} />
      )}
      <StreamPart />
      <SponsorStrip />
      {data && (
        <Parts>
          <Box gridArea="upcoming">
            <Section heading={t('upcoming.heading')}>
              <SeriesPart
                series={below.length > 0 ? below : coming}
                table={UpcomingTable}
                empty={t('upcoming.empty')}
              />
            </Section>
          </Box>
          <Box gridArea="news">
            <NewsSection posts={data.news.items} />
          </Box>
          <Box gridArea="latest">
            <Section heading={t('latest.heading')}>
              <SeriesPart series={data.latestSeries} table={LatestTable} empty={t('latest.empty')} />
            </Section>
          </Box>
        </Parts>
      )}
    </>
  );
}

/** The place of a signed-in reader's own things, while their part loads. */
const TILES = (
  <Tiles aria-hidden>
    <Skeleton height={TILE_HEIGHT} />
    <Skeleton height={TILE_HEIGHT} />
  </Tiles>
);

interface SeriesPartProps {
  series: readonly SeriesRowFragment[];
  table: typeof UpcomingTable;
  empty: ReactNode;
}

function SeriesPart({ series, table: Table, empty }: SeriesPartProps) {
  if (series.length === 0) return <EmptyState>{empty}</EmptyState>;
  return <Table series={series} fallback={<SeriesTableSkeleton rows={series.length} />} />;
}
