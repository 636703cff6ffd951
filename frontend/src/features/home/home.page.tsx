import { Box, Grid, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../gql/graphql';
import { useHomePageQuery } from '../../gql/hooks';
import { SeriesList } from '../../league/series-list';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { lazyPart } from '../../ui/lazy-part';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { Section } from '../../ui/section';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { NewsSection } from './news-section';
import { OwnTeam } from './own-team';
import { SponsorStrip } from './sponsor-strip';
import { StartBanner } from './start-banner';

// asks for itself, after the page is there: nothing waits for it
const LivePill = lazyPart(() => import('./live-pill').then((module) => module.default));

/** As high as a series' row with a time under the teams. */
const ROW_HEIGHT = 62;

/** The start page: what is played next, how the latest went, and the reader's own team. */
export default function HomePage() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useHomePageQuery();
  const isFailed = !data && error !== undefined;
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('heading')}</PageHeading>
      {isFailed && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <Box position="relative">
          <StartBanner settings={data.settings} upcomingTopSeries={data.upcomingTopSeries} />
          <LivePill />
        </Box>
      )}
      {!data && !isFailed && <Skeleton height="220px" marginBottom="6" />}
      <OwnTeam nextSeries={data?.myNextSeries} />
      <SponsorStrip />
      {!isFailed && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          templateAreas={{ base: '"upcoming" "news" "latest"', lg: '"upcoming latest" "news news"' }}
          columnGap="6"
        >
          <Box gridArea="upcoming">
            <Section heading={t('upcoming.heading')}>
              <SeriesRows series={data?.upcomingSeries} empty={t('upcoming.empty')} />
            </Section>
          </Box>
          <Box gridArea="news">
            <NewsSection posts={data?.news.items} />
          </Box>
          <Box gridArea="latest">
            <Section heading={t('latest.heading')}>
              <SeriesRows series={data?.latestSeries} empty={t('latest.empty')} />
            </Section>
          </Box>
        </Grid>
      )}
    </Page>
  );
}

function SeriesRows({ series, empty }: { series: readonly SeriesRowFragment[] | undefined; empty: ReactNode }) {
  if (!series) return <SkeletonRows rows={10} rowHeight={ROW_HEIGHT} />;
  if (series.length === 0) return <EmptyState>{empty}</EmptyState>;
  return <SeriesList series={series} isDivisionShown />;
}
