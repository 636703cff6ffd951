import { oddsQuestion, type KnownSeries } from './odds-question';

const row = (id: number, position: number) => ({
  team: { id },
  position,
  points: 3,
  diff: 1,
  gamesWon: 3,
  isDisqualified: false,
});
const series = (id: number, fields: Partial<KnownSeries> = {}): KnownSeries => ({
  id,
  state: 'NOT_STARTED',
  homeGames: null,
  awayGames: null,
  walkover: null,
  home: { id: 7 },
  away: { id: 8 },
  ...fields,
});
const reported = { state: 'REPORTED', homeGames: 3, awayGames: 0 } as const;
const ask = (given: KnownSeries[], { annulled = [] as number[], whatIfs = [] as number[], goals = 0 } = {}) =>
  oddsQuestion({
    format: 'FIRST_TO_3',
    rows: [row(8, 1), row(7, 2)],
    series: given,
    annulled: new Set(annulled),
    whatIfs: new Set(whatIfs),
    goals: new Map([
      [7, goals],
      [8, -goals],
    ]),
  });
const strengths = (question: ReturnType<typeof ask>) => question.teams.map(({ strength }) => strength);

test('series without a result are simulated, by the indices of their teams', () => {
  expect(ask([series(1, reported), series(2), series(3, { state: 'TIME_SET' })]).series).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 0 },
  ]);
});

test('what is annulled or supposed is simulated no more', () => {
  expect(ask([series(1), series(2)], { annulled: [1], whatIfs: [2] }).series).toEqual([]);
});

test('strength comes from games and goals', () => {
  const [eight = 0, seven = 0] = strengths(ask([series(1, reported)]));
  expect(seven).toBeGreaterThan(0);
  expect(eight).toBeCloseTo(-seven, 12);
  const [, withGoals = 0] = strengths(ask([series(1, reported)], { goals: 5 }));
  expect(withGoals).toBeGreaterThan(seven);
});

test('walkovers, annulled results and suppositions say nothing about strength', () => {
  expect(strengths(ask([series(1, { ...reported, walkover: 'HOME' })]))).toEqual([0, 0]);
  expect(strengths(ask([series(1, reported)], { annulled: [1] }))).toEqual([0, 0]);
  expect(strengths(ask([series(1)], { whatIfs: [1] }))).toEqual([0, 0]);
});
