import { useTranslation } from 'react-i18next';
import { useAddress } from '../../lib/use-address';
import { lazyPart } from '../../ui/page/lazy-part';
import { UrlTabs, type Tab } from '../../ui/page/url-tabs';
import { BestCard } from './best-card';
import { bestPlayer } from './best-player';
import { chosenGame, firstTab, type SeriesTab } from './chosen-game';
import { GamePicker } from './game-picker';
import { GoalOrders } from './goal-orders';
import { SeriesOverview } from './series-overview';
import type { SeriesPageQuery } from './series-page.generated';
import { SeriesStatistics } from './series-statistics';
import { wantedIn } from './wanted';
import { WatchSkeleton } from './watch-skeleton';

type Series = NonNullable<SeriesPageQuery['series']>;

// loaded only when the address asks for it
const Watch = lazyPart(() => import('./watch/watch').then((module) => module.Watch));

// what the replays tell: their code, texts and rows come when their tab is chosen
const TimelineTab = lazyPart(() => import('./field/timeline-tab').then((module) => module.TimelineTab));
const MapsTab = lazyPart(() => import('./field/maps-tab').then((module) => module.MapsTab));

/** A played series, each thing told once: who decided it, its games and players; and of its replays goals, numbers and maps. */
export function SeriesTabs({ series }: { series: Series }) {
  const { t } = useTranslation('series');
  const { search } = useAddress();
  const wanted = wantedIn(search);
  const { home, away, games, homeTotals, awayTotals } = series;
  // the order of the goals is known of games that were reported by their replays, and of some of them all that was recorded
  const hasGoals = games.some(({ goals }) => goals.length > 0);
  const isRecorded = games.some((one) => one.isRecorded);
  const game = chosenGame(
    search,
    games.map(({ number }) => number),
  );
  const best = bestPlayer(homeTotals, awayTotals, games.length);
  const picker = (hasWhole: boolean, chosen: number | null) => (
    <GamePicker games={games} chosen={chosen} hasWhole={hasWhole} />
  );
  const tab = (id: SeriesTab, content: Tab['content']): Tab => ({ id, label: t(`tab.${id}`), content });
  // the sums of the series are in the overview: without what was recorded there is nothing more of the whole
  const numbered = isRecorded ? game : (game ?? games[0]?.number ?? null);
  const part = { series, game };
  const tabs = [
    tab('overview', <SeriesOverview series={series} />),
    ...(hasGoals
      ? [
          tab(
            'timeline',
            <>
              {picker(true, game)}
              {isRecorded ? <TimelineTab {...part} fallback={<GoalOrders {...part} />} /> : <GoalOrders {...part} />}
            </>,
          ),
        ]
      : []),
    tab(
      'statistics',
      <>
        {picker(isRecorded, numbered)}
        <SeriesStatistics series={series} game={numbered} isRecorded={isRecorded} />
      </>,
    ),
    ...(isRecorded
      ? [
          tab(
            'maps',
            <>
              {picker(true, game)}
              <MapsTab {...part} fallback={null} />
            </>,
          ),
        ]
      : []),
  ];
  return (
    <>
      {best && <BestCard best={best} team={best.side === 'home' ? home : away} />}
      {wanted && <Watch series={series} wanted={wanted} fallback={<WatchSkeleton />} />}
      <UrlTabs label={t('tabs')} tabs={tabs} initial={firstTab(search, hasGoals)} />
    </>
  );
}
