import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, styled } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';
import type { SeriesRowFragment } from '../../gql/graphql';
import { useHomePageQuery } from '../../gql/hooks';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { contentPart, lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { NewsSection } from './news-section';
import { OwnTeam } from './own-team';
import { SeriesTableSkeleton } from './series-table-skeleton';
import { SponsorStrip } from './sponsor-strip';
import { StartBanner } from './start-banner';

// sends its query after the page is shown; nothing waits for it
const LivePill = lazyPart(() => import('./live-pill').then((module) => module.default));

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

/** The start page: the next series, the latest results, and the reader's own team. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useHomePageQuery();
  useEffect(() => {
    UpcomingTable.ahead();
    LatestTable.ahead();
  }, []);
  const isFailed = !data && error !== undefined;
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('heading')}</PageHeading>
      {/* a signed-in player's own things come first; visitors have none, and nothing moves for them */}
      <OwnTeam nextSeries={data?.myNextSeries} task={data?.myWeekTask} isWaiting={!data && !isFailed} />
      {isFailed && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Box position="relative">
          <StartBanner settings={data.settings} upcomingTopSeries={data.upcomingTopSeries} />
          <LivePill />
        </Box>
      )}
      {!data && !isFailed && <Skeleton height="220px" marginBottom="6" />}
      <SponsorStrip />
      {!isFailed && (
        <Parts>
          <Box gridArea="upcoming">
            <Section heading={t('upcoming.heading')}>
              <SeriesPart series={data?.upcomingSeries} table={UpcomingTable} empty={t('upcoming.empty')} />
            </Section>
          </Box>
          <Box gridArea="news">
            <NewsSection posts={data?.news.items} />
          </Box>
          <Box gridArea="latest">
            <Section heading={t('latest.heading')}>
              <SeriesPart series={data?.latestSeries} table={LatestTable} empty={t('latest.empty')} />
            </Section>
          </Box>
        </Parts>
      )}
    </Page>
  );
}

interface SeriesPartProps {
  series: readonly SeriesRowFragment[] | undefined;
  table: typeof UpcomingTable;
  empty: ReactNode;
}

/** The number of rows in the page's query. */
const ROWS = 10;

function SeriesPart({ series, table: Table, empty }: SeriesPartProps) {
  if (!series) return <SeriesTableSkeleton rows={ROWS} />;
  if (series.length === 0) return <EmptyState>{empty}</EmptyState>;
  return <Table series={series} fallback={<SeriesTableSkeleton rows={series.length} />} />;
}
