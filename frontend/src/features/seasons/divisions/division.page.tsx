import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, type Params } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { PlacementLegend } from '../../../league/placement-legend';
import { seasonName } from '../../../league/season-name';
import { ShareButton } from '../../../league/share/share-button';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { CalendarSubscription } from '../../../league/subscribe/calendar-subscription';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Page } from '../../../ui/page/page';
import { PageError } from '../../../ui/page/page-error';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { WhenNear } from '../../../ui/page/when-near';
import { UrlTabs } from '../../../ui/page/url-tabs';
import { Heading } from '../../../ui/text';
import { DivisionHeading } from './division-heading';
import { DivisionPageSkeleton } from './division-page-skeleton';
import { DivisionPageDocument, useDivisionPageQuery } from './division-page.generated';
import { DivisionSeries, OpenWeek } from './division-series';
import { DivisionPlayersDocument, useDivisionPlayersQuery } from './player-statistics.generated';
import { hiddenDivision } from './hidden-division';
import { StatisticsPart } from './statistics-part';
import { Place } from '../../../ui/place';
import { PlayerStatistics } from './player-statistics';
import { StandingsTable } from './standings-table';
import { TeamStatistics } from './team-statistics';
import { DivisionTeamsDocument, useDivisionTeamsQuery } from './team-statistics.generated';
import { divisionName } from '../../../league/division-name';

// the charts and the simulation are larger than the page, so they load when their tab is chosen
const TrendsPart = lazyPart(() => import('./trends/trends-part').then((module) => module.TrendsPart));

const OddsTab = lazyPart(() => import('./trends/odds-tab').then((module) => module.OddsTab));

const BracketOddsTab = lazyPart(() => import('./bracket/bracket-odds-tab').then((module) => module.BracketOddsTab));

const BracketPart = lazyPart(() => import('./bracket/bracket-part').then((module) => module.BracketPart));

// below everything, with a question of its own
const DivisionWinners = lazyPart(() => import('./winners/division-winners').then((module) => module.DivisionWinners));

const LiveLine = lazyPart(() => import('../../../league/live/live-line').then((module) => module.LiveLine));

/** What a result moves: the page, and the statistics of the chosen tab. */
const queriesOf = (tab: string | null) => [
  DivisionPageDocument,
  ...(tab === 'players' ? [DivisionPlayersDocument] : []),
  ...(tab === 'teams' ? [DivisionTeamsDocument] : []),
];

/** The series, below the table: old links to them end with it. */
const SERIES_PLACE = 'series';

/** The tab about a table: a stage has none. */
const OF_TABLES = new Set(['trends']);

/** The heading of the table. */
const STANDINGS = 'standings';

/** The table, on a wide screen beside the week that is played. */
const Top = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
    columnGap: '6',
    alignItems: 'start',
  },
  variants: { isWhole: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
});

/** What the page reads first. */
export const pageRead = ({ divisionDiscriminator, seasonId }: Params) => ({
  query: DivisionPageDocument,
  variables: { discriminator: divisionDiscriminator, seasonId: idOf(seasonId) },
});

/** A division in a season: its table, series and statistics. Statistics are asked for when their tab is chosen. */
export default function DivisionPage() {
  const { t } = useTranslation('seasons-divisions');
  const language = useLanguage();
  const params = useParams();
  const seasonId = idOf(params.seasonId);
  const discriminator = params.divisionDiscriminator ?? '';
  const address = seasonId === null ? null : { variables: { discriminator, seasonId } };
  const { data, error, refetch } = useDivisionPageQuery(address ?? skipToken);
  // asked here and not in the tab, so that neither question waits for the other
  const { search, set } = useAddress();
  const tab = search.get('tab');
  const players = useDivisionPlayersQuery(address && tab === 'players' ? address : skipToken);
  const teams = useDivisionTeamsQuery(address && tab === 'teams' ? address : skipToken);

  // what one supposes had its place among the trends: links to it lead on
  const isOldLink = tab === 'trends' && search.has('if');
  useEffect(() => {
    if (isOldLink) set({ tab: 'odds' });
  }, [isOldLink, set]);

  if (!data && seasonId !== null) {
    if (!error) return <DivisionPageSkeleton />;
    return <PageError title={t('page.waiting-title')} width="desk" onRetry={() => void refetch()} />;
  }
  const division = data?.division;
  if (!division) return <DivisionNotFound />;

  const hides = hiddenDivision(division);
  const isPlayed = division.series.some(({ homeGames }) => homeGames !== null);
  const names = { division: divisionName(division, language), season: seasonName(division.season.name, language) };
  const tabs = [
    {
      id: 'series',
      label: t('tab.series'),
      content: (
        <DivisionSeries series={division.series} currentWeek={division.currentWeek} isStage={division.isStage} />
      ),
    },
    {
      id: 'odds',
      label: t('tab.odds'),
      content: division.isStage ? (
        <BracketOddsTab fallback={<SkeletonRows rows={8} />} address={address?.variables} division={division} />
      ) : (
        <OddsTab fallback={<SkeletonRows rows={11} />} address={address?.variables} division={division} />
      ),
    },
    {
      id: 'trends',
      label: t('tab.trends'),
      content: <TrendsPart fallback={<SkeletonRows rows={11} />} address={address?.variables} division={division} />,
    },
    {
      id: 'players',
      label: t('tab.players'),
      content: (
        <HiddenResult {...hides} name={t('tab.players')}>
          <StatisticsPart answer={players} rows={20}>
            {({ playerStats }) => <PlayerStatistics rows={playerStats} isPlayed={isPlayed} />}
          </StatisticsPart>
        </HiddenResult>
      ),
    },
    {
      id: 'teams',
      label: t('tab.teams'),
      content: (
        <HiddenResult {...hides} name={t('tab.teams')}>
          <StatisticsPart answer={teams} rows={10}>
            {({ teamStats }) => <TeamStatistics rows={teamStats} isPlayed={isPlayed} />}
          </StatisticsPart>
        </HiddenResult>
      ),
    },
  ];
  return (
    <Page
      title={t('page.title', names)}
      description={t(division.isStage ? 'stage.description' : 'page.description', names)}
      width="desk"
    >
      <DivisionHeading
        division={division}
        aside={
          <CalendarSubscription subject="division" id={division.id} isAside>
            <ShareButton title={t('page.title', names)} />
          </CalendarSubscription>
        }
      />
      <Top isWhole={division.isStage}>
        <styled.section aria-labelledby={STANDINGS} marginBottom="8" minWidth="0">
          <Heading as="h2" size="sm" id={STANDINGS} className="icon-word" marginBottom="2">
            {t(division.isStage ? 'stage.heading' : 'standings.heading')}
          </Heading>
          <HiddenResult {...hides} name={t(division.isStage ? 'stage.heading' : 'standings.heading')}>
            {division.bracket ? (
              <BracketPart fallback={<SkeletonRows rows={8} />} bracket={division.bracket} series={division.series} />
            ) : (
              <>
                <StandingsTable rows={division.standings} series={division.series} />
                <PlacementLegend bands={division.bands} />
              </>
            )}
          </HiddenResult>
        </styled.section>
        {!division.isStage && <OpenWeek series={division.series} currentWeek={division.currentWeek} />}
      </Top>
      <LiveLine divisionId={division.id} queries={queriesOf(tab)} variables={address?.variables} />
      <Place id={SERIES_PLACE}>
        <UrlTabs label={t('tab.label')} tabs={division.isStage ? tabs.filter(({ id }) => !OF_TABLES.has(id)) : tabs} />
      </Place>
      {seasonId !== null && (
        <WhenNear fallback={null}>
          <DivisionWinners fallback={null} discriminator={discriminator} seasonId={seasonId} />
        </WhenNear>
      )}
    </Page>
  );
}

function DivisionNotFound() {
  const { t } = useTranslation('seasons-divisions');
  return (
    <Page title={t('not-found.title')} isPrivate width="desk">
      <PageHeading>{t('not-found.title')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.seasons()}>{t('not-found.all-seasons')}</ButtonLink>}>
        {t('not-found.text')}
      </EmptyState>
    </Page>
  );
}
