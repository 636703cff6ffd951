import { chatLeague } from '../../factories/chat-league.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { postAsUser, mutateAsUser } from './division-calls.ts';
import { lastEntry, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof chatLeague>>;
let desk: Desk;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  world = await chatLeague(app);
  desk = { app, league: world.league, as: await signIn(app, 'admin'), ...world.admin };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query('delete from notification');
  await app.db.query('update division_team set are_results_annulled = false, is_disqualified = false');
  seriesId = await world.league.series(world.divisionId, world.home, world.away);
  await app.db.query(`update series set scheduled_at = '2026-04-02T17:00:00Z' where id = $1`, [seriesId]);
});

const HOME_WINS = [1, 1, 1];
const AWAY_WINS = [0, 0, 1, 0];
const report = async (homeWon: readonly number[]) => {
  const [series] = await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]);
  return mutateAsUser(
    { app, as: desk.as },
    'reportSeries',
    'ReportSeriesInput',
    {
      ...{ seriesId, version: series?.version, isResultOnly: true },
      games: homeWon.map((won) => ({ homeGoals: won, awayGoals: 1 - won, home: [], away: [] })),
    },
    '... on SeriesReport { seriesId }',
  );
};
const decide = (change: object) =>
  mutateAsUser({ app, as: desk.as }, 'decideDivisionTeam', 'DecideDivisionTeamInput', {
    ...{ divisionId: world.divisionId, teamId: world.home, adjustment: 0 },
    ...change,
  });
const wins = (teamWon: string) => postAsUser(desk.as, 'admin/series/saveWOSeries', { seriesId, teamWon });
const reset = () => postAsUser(desk.as, 'admin/series/resetSeries', { seriesId });
const undoLast = async () => takeBack(desk, (await lastEntry(desk)).id);
const forget = () => app.db.query('delete from notification');
const markRead = () => app.db.query('update notification set read_at = now()');

/** The unread notices of an account about the series, in order. */
const unread = async (name = 'captain2') =>
  (
    await app.db.query<{ en: string }>(
      `select n.description_en as en from notification n join app_user u on u.id = n.user_id
        where u.discord_username = $1 and n.series_id = $2 and n.read_at is null order by n.id`,
      [name, seriesId],
    )
  ).map(({ en }) => en);

const SERIES = 'The series “Norrsken @everyone” against “Vinter”';
const CORRECTED = `${SERIES}: the result has been corrected from 3–0 to 1–3. The team “Vinter” wins.`;

test('a first result is no correction, nor is the same result again', async () => {
  await report(HOME_WINS);
  await report(HOME_WINS);
  expect(await unread()).toEqual([]);
});

test('both captains hear of a corrected winner, and of a corrected score', async () => {
  await report(HOME_WINS);
  await report(AWAY_WINS);
  for (const captain of ['captain', 'captain2']) expect(await unread(captain)).toEqual([CORRECTED]);
  await markRead();
  await report([0, 0, 0]);
  expect(await unread()).toEqual([`${SERIES}: the result has been corrected from 1–3 to 0–3. The team “Vinter” wins.`]);
});

test('of several corrections the last one is left of those that nobody has read', async () => {
  await report(HOME_WINS);
  await report(AWAY_WINS);
  await wins('home');
  await wins('away');
  await report(HOME_WINS);
  expect(await unread()).toEqual([
    `${SERIES}: the result has been corrected to 3–0. The team “Norrsken @everyone” wins.`,
  ]);
  await reset();
  expect(await unread()).toEqual([`${SERIES} no longer has a result. The league staff have reset it.`]);
});

test('the documented report tells a corrected winner too', async () => {
  await wins('home');
  await forget();
  const goals = (side: string, id: number, scored: number) =>
    Object.fromEntries(
      [1, 2, 3].map((game) => [
        `match${game}_${side}_player1`,
        { teamPlayerId: id, points: 100, goals: scored, assists: 0, saves: 0, shots: scored },
      ]),
    );
  const ids = await app.db.query<{ teamId: number; id: number }>(
    'select distinct on (team_id) team_id as "teamId", player_id as id from roster_entry order by team_id, sort_order',
  );
  const of = (teamId: number) => ids.find((one) => one.teamId === teamId)?.id ?? 0;
  const scores = { ...goals('home', of(world.home), 0), ...goals('away', of(world.away), 2) };
  expect(await postAsUser(desk.as, 'admin/series/report', { seriesId, scores })).toMatchObject({ status: 200 });
  expect(await unread('captain')).toEqual([`${SERIES}: the result has been corrected to 0–3. The team “Vinter” wins.`]);
});

test('a correction that is taken back tells the result that stands again, in one notice', async () => {
  await report(HOME_WINS);
  await report(AWAY_WINS);
  await undoLast();
  const back = `${SERIES}: the result has been corrected from 1–3 to 3–0. The team “Norrsken @everyone” wins.`;
  expect(await unread()).toEqual([back]);
  await markRead();
  await undoLast();
  expect(await unread()).toEqual([CORRECTED]);
});

test('a first result that is taken back is told; a walkover or a reset is corrected in its own words', async () => {
  await report(HOME_WINS);
  await undoLast();
  expect(await unread()).toEqual([`${SERIES} no longer has a result. The league staff have reset it.`]);
  await forget();
  await wins('away');
  await undoLast();
  expect((await unread()).at(-1)).toMatch(/^This no longer holds: .* decided by walkover/);
  await report(HOME_WINS);
  await reset();
  await forget();
  await undoLast();
  expect(await unread()).toEqual([]);
});

test('the opponent hears when a result is annulled, and when it counts again', async () => {
  await decide({ isDisqualified: true, disqualificationReason: 'Fusk', areResultsAnnulled: true });
  expect(await unread()).toEqual([]);
  await decide({ isDisqualified: false });
  await report(HOME_WINS);
  await forget();
  const out = { isDisqualified: true, disqualificationReason: 'Fusk' };
  await decide({ ...out, areResultsAnnulled: true });
  expect(await unread()).toEqual([`${SERIES} is annulled. The result counts for neither team.`]);
  await decide({ ...out, areResultsAnnulled: true, adjustment: -1, adjustmentReason: 'Sen' });
  await decide(out);
  expect(await unread()).toEqual([`${SERIES} is no longer annulled. The result counts again.`]);
});

test('a correction that is refused tells nobody', async () => {
  await report(HOME_WINS);
  expect(await report([1, 0])).toMatchObject({ code: 'IMPOSSIBLE_RESULT' });
  expect(await unread()).toEqual([]);
});
