import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { CALL_ACTS } from '../requests/own-matter-acts.ts';
import type { Matter } from '../requests/own-matter-world.ts';
import { postAsUser, mutateAsUser } from './division-calls.ts';
import { deskOf, newMatter, snapshotOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

const NUMBERS = { score: 1, goals: 1, assists: 0, saves: 0, shots: 1 };

const gamesOf = ({ subject, opponent }: Matter, numbers: Partial<typeof NUMBERS>) => {
  const first = { ...NUMBERS, ...numbers };
  return [first, NUMBERS, NUMBERS].map((row) => ({
    homeGoals: row.goals,
    awayGoals: 0,
    home: [{ playerId: subject.captain, ...row }],
    away: [{ playerId: opponent.captain, ...NUMBERS, goals: 0 }],
  }));
};

const report = (matter: Matter, numbers: Partial<typeof NUMBERS>, more: object = {}) =>
  mutateAsUser(
    desk,
    'reportSeries',
    'ReportSeriesInput',
    { seriesId: matter.series, version: 0, games: gamesOf(matter, numbers), ...more },
    '... on SeriesReport { version }',
  );

const stored = async ({ series }: Matter) =>
  (
    await app.db.query<Record<string, number>>(
      `select s.score, s.goals, s.assists, s.saves, s.shots from player_game_stats s join game g on g.id = s.game_id
        where g.series_id = $1 and g.number = 1 and s.side = 'home'`,
      [series],
    )
  )[0];

test.each([
  { numbers: { shots: 250 }, field: 'games.0.home.0.shots', why: 'shots' },
  { numbers: { score: 20_000, saves: 900 }, field: 'games.0.home.0.score', why: 'points and saves' },
  { numbers: { goals: 3000, shots: 32_767 }, field: 'games.0.home', why: 'goals of player and team' },
])('$why above the usual are asked about once, and then stored', async ({ numbers, field }) => {
  const matter = await newMatter(desk);
  const before = await snapshotOf(desk);
  expect(await report(matter, numbers)).toMatchObject({ code: 'UNUSUAL_NUMBERS', field });
  expect(await snapshotOf(desk)).toEqual(before);
  expect(await report(matter, numbers, { acceptsUnusual: true })).toMatchObject({ version: 1 });
  expect(await stored(matter)).toEqual({ ...NUMBERS, ...numbers });
});

test('what no column holds is refused by name, whatever the caller says', async () => {
  const matter = await newMatter(desk);
  expect(await report(matter, { shots: 32_768 }, { acceptsUnusual: true })).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'games.0.home.0.shots',
  });
});

test('the documented call, which cannot be asked, stores them at once', async () => {
  const matter = await newMatter(desk);
  const body = CALL_ACTS['POST /api/admin/series/report']!.body(matter) as { scores: Record<string, object> };
  const [first] = Object.keys(body.scores).filter((key) => key.startsWith('match1_home'));
  const scores = { ...body.scores, [first!]: { ...body.scores[first!], shots: 250 } };
  expect(await postAsUser(desk.as, 'admin/series/report', { ...body, scores })).toMatchObject({ status: 200 });
  expect(await stored(matter)).toMatchObject({ shots: 250 });
});
