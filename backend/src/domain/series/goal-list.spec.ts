import { countedGoals, storedGoals } from './goal-list.ts';
import type { ReportedGoal } from './goal-list.ts';
import type { ReportedGame } from './series-report.ts';

const row = (playerId: number, goals: number) => ({ playerId, goals, score: 100, assists: 0, saves: 0, shots: 5 });
/** 3–1: one of the home team's goals has no scorer. */
const GAME: ReportedGame = {
  goals: { home: 3, away: 1 },
  rows: { home: [row(1, 0), row(2, 2)], away: [row(3, 1)] },
};
const goal = (side: ReportedGoal['side'], playerId: number | null = null): ReportedGoal => ({ side, playerId });
const LIST = [goal('home', 2), goal('away', 3), goal('home', 2), goal('home')];

test('a list that fits is stored with the rows of its scorers', () => {
  expect(storedGoals(GAME, LIST, 1)).toEqual([
    { side: 'home', slot: 2 },
    { side: 'away', slot: 1 },
    { side: 'home', slot: 2 },
    { side: 'home', slot: null },
  ]);
});

test('no list is no list', () => expect(storedGoals(GAME, [], 1)).toEqual([]));

test('a scorer may have more goals than the list names', () => {
  expect(storedGoals(GAME, [...LIST.slice(1), goal('home')], 1)).toHaveLength(4);
});

test.each([
  { why: 'a goal too few', goals: LIST.slice(1) },
  { why: 'a goal too many', goals: [...LIST, goal('away')] },
  { why: 'another score', goals: [...LIST.slice(0, 3), goal('away')] },
  { why: 'a scorer of the other side', goals: [...LIST.slice(0, 3), goal('home', 3)] },
  { why: 'a scorer without a row', goals: [...LIST.slice(0, 3), goal('home', 4)] },
  { why: 'a scorer with fewer goals', goals: [...LIST.slice(0, 3), goal('home', 2)] },
  { why: 'a scorer without goals', goals: [...LIST.slice(0, 3), goal('home', 1)] },
])('a list is refused with $why', ({ goals }) => {
  expect(() => storedGoals(GAME, goals, 2)).toThrow(
    expect.objectContaining({
      code: 'SCORES_DO_NOT_ADD_UP',
      messageKey: 'api.series.goals-in-order',
      details: expect.objectContaining({ field: 'games.1', params: { game: 2 } }),
    }),
  );
});

test('each goal is told with the score after it', () => {
  expect(countedGoals(LIST).map(({ homeGoals, awayGoals }) => `${homeGoals}-${awayGoals}`)).toEqual([
    '1-0',
    '1-1',
    '2-1',
    '3-1',
  ]);
});
