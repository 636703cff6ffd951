import { nextSeries } from './next-series';
import { seriesGroups } from './series-groups';
import { outcomeFor } from './series-outcome';
import { shownSeasons } from './shown-seasons';

const NOW = new Date('2026-11-20T12:00:00Z');
const OWN = 1;
const OTHER = 2;

type State = 'NOT_STARTED' | 'TIME_SET' | 'REPORTED';
const series = (id: string, state: State, scheduledAt: string | null = null) => ({ id, state, scheduledAt });

test.each([
  {
    list: [series('later', 'TIME_SET', '2026-11-25T19:00:00Z'), series('soon', 'TIME_SET', '2026-11-21T19:00:00Z')],
    next: 'soon',
    why: 'a series can be moved before one of an earlier week',
  },
  {
    list: [series('unset', 'NOT_STARTED'), series('soon', 'TIME_SET', '2026-11-21T19:00:00Z')],
    next: 'soon',
    why: 'a series with a time comes before one that still has none',
  },
  {
    list: [series('waiting', 'TIME_SET', '2026-11-19T19:00:00Z'), series('soon', 'TIME_SET', '2026-11-21T19:00:00Z')],
    next: 'soon',
    why: 'a series whose time is past waits for its result only',
  },
  {
    list: [series('soon', 'TIME_SET', '2026-11-21T19:00:00Z'), series('now', 'TIME_SET', '2026-11-20T11:00:00Z')],
    next: 'now',
    why: 'a series that is being played is the one to see',
  },
  {
    list: [
      series('done', 'REPORTED', '2026-11-22T19:00:00Z'),
      series('first', 'NOT_STARTED'),
      series('b', 'NOT_STARTED'),
    ],
    next: 'first',
    why: 'without times the order of play decides; a reported series is over whatever its time',
  },
  { list: [series('done', 'REPORTED')], next: undefined, why: 'nothing is left to play' },
])('next is $next: $why', ({ list, next }) => {
  expect(nextSeries(list, NOW)?.id).toBe(next);
});

test('series are told apart by whether they are ahead, wait for their result or are over; the latest result first', () => {
  const groups = seriesGroups(
    [
      series('first', 'REPORTED', '2026-11-01T19:00:00Z'),
      series('second', 'REPORTED', '2026-11-25T19:00:00Z'),
      series('late', 'TIME_SET', '2026-11-20T09:59:00Z'),
      series('now', 'TIME_SET', '2026-11-20T11:00:00Z'),
      series('tonight', 'TIME_SET', '2026-11-20T19:00:00Z'),
      series('unset', 'NOT_STARTED'),
    ],
    NOW,
  );
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  expect(ids(groups.coming)).toEqual(['now', 'tonight', 'unset']);
  expect(ids(groups.awaited)).toEqual(['late']);
  expect(ids(groups.played)).toEqual(['second', 'first']);
});

const result = (homeGames: number | null, awayGames: number | null, more: object = {}) => ({
  home: { id: OTHER },
  homeGames,
  awayGames,
  walkover: null,
  isOvertime: false,
  ...more,
});

test.each([
  { played: result(1, 3), outcome: 'WIN', why: 'away wins count as much as home wins' },
  { played: result(3, 1), outcome: 'LOSS', why: 'the home team won' },
  { played: result(2, 3, { isOvertime: true }), outcome: 'OVERTIME_WIN', why: 'settled in the fifth game' },
  { played: result(3, 2, { isOvertime: true }), outcome: 'OVERTIME_LOSS', why: 'settled in the fifth game' },
  { played: result(null, null), outcome: null, why: 'not decided' },
  { played: result(0, 3, { walkover: 'AWAY' }), outcome: 'WIN', why: 'walkover to the team' },
  { played: result(0, 0, { walkover: 'BOTH' }), outcome: 'LOSS', why: 'no one turned up: a loss for both' },
  { played: { ...result(3, 0), home: { id: OWN } }, outcome: 'WIN', why: 'a home win' },
] as const)('$played.homeGames–$played.awayGames away is $outcome: $why', ({ played, outcome }) => {
  expect(outcomeFor(OWN, played)).toBe(outcome);
});

const season = (id: number, isPlayed: boolean) => ({ id, division: isPlayed ? {} : null });
const SEASONS = [season(5, false), season(4, true), season(3, false), season(2, true)];

test('an active team has a tab for the season it sits out', () => {
  expect(shownSeasons(SEASONS, true).map(({ id }) => id)).toEqual([5, 4, 3, 2]);
});

test('a team that is gone ends with its last season, gaps before it stay', () => {
  expect(shownSeasons(SEASONS, false).map(({ id }) => id)).toEqual([4, 3, 2]);
  expect(shownSeasons([season(1, false)], false)).toHaveLength(1);
});
