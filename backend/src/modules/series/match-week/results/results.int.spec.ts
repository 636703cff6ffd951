import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import { TimelineService } from '../timeline.service.ts';
import { DisputesService } from './disputes.service.ts';
import { ResultsJobService } from './results-job.service.ts';
import { ResultsService } from './results.service.ts';

const START = new Date('2030-03-20T18:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS).toISOString();

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let away: Actor;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = await weekLeague(app.db, '2030-03-18');
  [home, away] = [world.squads.home[0], world.squads.away[0]];
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  at(after(1));
  seriesId = await world.series({ scheduledAt: START });
});

const at = (time: string) => setTime([app, other], new Date(time));

const results = (on = app) => on.app.get(ResultsService, { strict: false });
const disputes = (on = app) => on.app.get(DisputesService, { strict: false });
const job = (on = app) => on.app.get(ResultsJobService, { strict: false });
const staff = (on = app) => on.app.get(SeriesReportService, { strict: false });

const games = (won: number, lost: number) => [
  ...Array.from({ length: won }, () => ({
    goals: { home: 2, away: 1 },
    rows: { home: [], away: [] },
    replayDigest: null,
  })),
  ...Array.from({ length: lost }, () => ({
    goals: { home: 0, away: 1 },
    rows: { home: [], away: [] },
    replayDigest: null,
  })),
];
/** Games in an order in which the last one decides. */
const HOME_WINS = games(0, 1).concat(games(3, 0));
const AWAY_WINS = games(1, 0).concat(games(0, 3));
const CHOICES = { isResultOnly: true, acceptsSuspended: false };
const report = (actor: Actor, { version = 0, id = seriesId, won = HOME_WINS, on = app } = {}) =>
  results(on).report(actor, { seriesId: id, version, games: won, choices: CHOICES, pictures: [] });
const dispute = (actor: Actor, { version = 1, id = seriesId, on = app } = {}) =>
  results(on).dispute(actor, { seriesId: id, version, game: 2, reason: ' Game 2 was ours ', pictures: [] });
const decide = (actor: Actor, decision: 'keep' | 'correct' | 'replay', version = 2, id = seriesId) =>
  disputes().decide(actor, { seriesId: id, version, decision, walkover: null, reason: 'The replay shows it' });

const stored = async (id = seriesId) =>
  (
    await app.db.query(
      `select home_games || '–' || away_games as score, confirmation, reported_by_side as side, confirm_by as "confirmBy",
              version, walkover from series where id = $1`,
      [id],
    )
  )[0];
const disputeOf = async (id = seriesId) =>
  (await app.db.query('select side, game_number as game, outcome, reason from dispute where series_id = $1', [id]))[0];
const lines = async (id = seriesId) =>
  (await app.app.get(TimelineService, { strict: false }).ofSeries(id)).map(({ kind, side, isByClock }) =>
    isByClock ? `${kind} clock` : `${kind} ${side ?? 'staff'}`,
  );
const told = (id = seriesId) =>
  app.db.query<{ team: string; text: string }>(
    `select t.name as team, n.description_sv as text from notification n join player p on p.user_id = n.user_id
      join roster_entry r on r.player_id = p.id join team t on t.id = r.team_id
      where n.series_id = $1 and r.sort_order = 1 order by n.id`,
    [id],
  );

test("a captain's report brings the goals of a game in order, and one that does not fit is refused whole", async () => {
  const side = (name: 'home' | 'away') => ({ side: name, playerId: null });
  const [first, ...others] = HOME_WINS;
  const won = (...goalList: ReturnType<typeof side>[]) => [{ ...first!, goalList }, ...others];
  expect(await codeOf(() => report(home, { won: won(side('home')) }))).toBe('SCORES_DO_NOT_ADD_UP');
  expect(await stored()).toMatchObject({ score: null, version: 0 });
  await report(home, { won: won(side('away')) });
  const goals = await app.db.query(
    `select g.number as game, o.number, o.side, o.slot from goal o join game g on g.id = o.game_id where g.series_id = $1`,
    [seriesId],
  );
  expect(goals).toEqual([{ game: 1, number: 1, side: 'away', slot: null }]);
});

test('a captain reports: the result counts at once, waits for the other side, and is confirmed by it', async () => {
  await report(home);
  expect(await stored()).toEqual({
    score: '3–1',
    confirmation: 'waiting',
    side: 'home',
    confirmBy: new Date(after(25)),
    version: 1,
    walkover: null,
  });
  await results().confirm(away, { seriesId, version: 1 });
  expect(await stored()).toMatchObject({ score: '3–1', confirmation: 'confirmed', confirmBy: null, version: 2 });
  expect(await lines()).toEqual(['reported home', 'confirmed away']);
  expect((await told()).map(({ team }) => team)).toEqual(['Beta', 'Alfa']);
});

test('the side that reported may send it again until it is answered, and the clock begins again', async () => {
  await report(home);
  at(after(20));
  await report(home, { version: 1, won: AWAY_WINS });
  expect(await stored()).toMatchObject({ score: '1–3', confirmation: 'waiting', confirmBy: new Date(after(44)) });
  expect(await codeOf(() => results().confirm(away, { seriesId, version: 1 }))).toBe('SERIES_CHANGED_MEANWHILE');
  await results().confirm(away, { seriesId, version: 2 });
  expect(await codeOf(() => report(home, { version: 3 }))).toBe('RESULT_STANDS');
});

test('no answer for 24 hours confirms it, once over all instances', async () => {
  await report(home);
  at(after(24.9));
  await job().run();
  expect(await stored()).toMatchObject({ confirmation: 'waiting' });
  at(after(25));
  expect(await codeOf(() => dispute(away))).toBe('RESULT_STANDS');
  await Promise.all([job().run(), job(other).run(), job().run()]);
  expect(await stored()).toMatchObject({ confirmation: 'confirmed', version: 2 });
  expect(await lines()).toEqual(['reported home', 'confirmed clock']);
  expect((await told()).length).toBe(3);
});

test.each([
  ['keep', { confirmation: null, side: null, score: '3–1', version: 3 }, 'upheld'],
  ['replay', { confirmation: null, side: null, score: null, version: 4 }, 'replay'],
] as const)('staff end a dispute: %s, and both teams hear why, once', async (decision, after_, outcome) => {
  await report(home);
  await dispute(away);
  expect(await stored()).toMatchObject({ confirmation: 'disputed', confirmBy: null, version: 2 });
  at(after(60));
  await job().run();
  expect(await stored()).toMatchObject({ confirmation: 'disputed' });
  await results().tell(home, { seriesId, text: 'It was 2–1', pictures: [] });
  await decide(world.admin, decision);
  await job().run();
  expect(await stored()).toMatchObject(after_);
  expect(await disputeOf()).toEqual({ side: 'away', game: 2, outcome, reason: 'The replay shows it' });
  expect(await lines()).toEqual(['reported home', 'disputed away', 'story-told home', 'dispute-decided staff']);
  const reasons = (await told()).filter(({ text }) => text.includes('The replay shows it'));
  expect(reasons.map(({ team }) => team).toSorted()).toEqual(['Alfa', 'Beta']);
  expect(await codeOf(() => decide(world.admin, 'keep', 3))).toBe('DISPUTE_OVER');
});

test('a walkover ends a dispute, and so does a correction in the report form, with the reason from before', async () => {
  await report(home);
  await dispute(away);
  await disputes().decide(world.steward, {
    ...{ seriesId, version: 2, decision: 'walkover', walkover: 'away', reason: 'Two home players were banned' },
  });
  expect(await stored()).toMatchObject({ walkover: 'away', confirmation: null });
  expect(await disputeOf()).toMatchObject({ outcome: 'walkover' });

  const next = await world.series({ scheduledAt: START });
  await report(home, { id: next });
  await dispute(away, { id: next });
  await decide(world.admin, 'correct', 2, next);
  expect(await disputeOf(next)).toMatchObject({ outcome: null, reason: 'The replay shows it' });
  await staff().report(world.admin, { seriesId: next, version: 3 }, AWAY_WINS, CHOICES);
  await job().run();
  expect(await stored(next)).toMatchObject({ score: '1–3', confirmation: null, side: null });
  expect(await disputeOf(next)).toMatchObject({ outcome: 'corrected' });
  const heard = (await told(next)).filter(({ text }) => text.includes('rättat'));
  expect(heard.map(({ team }) => team).toSorted()).toEqual(['Alfa', 'Beta']);
});

test('what staff stored is changed by no captain', async () => {
  await staff().report(world.admin, { seriesId, version: 0 }, HOME_WINS, CHOICES);
  const before = await stored();
  const tries = [
    () => report(home, { version: 1 }),
    () => report(away, { version: 1 }),
    () => results().confirm(away, { seriesId, version: 1 }),
    () => dispute(away),
    () => results().tell(away, { seriesId, text: 'x', pictures: [] }),
  ];
  const codes = [];
  for (const attempt of tries) codes.push(await codeOf(attempt));
  expect(codes).toEqual([...Array(4).fill('RESULT_STANDS'), 'DISPUTE_OVER']);
  expect(await stored()).toEqual(before);
});

test('each act is refused to all but the right captain, and changes nothing', async () => {
  const mate = world.squads.away[1] as Actor;
  const everyone: [Actor, string][] = [
    [ANONYMOUS, 'SERIES_NOT_FOUND'],
    [world.stranger, 'SERIES_NOT_FOUND'],
    [mate, 'NOT_CAPTAIN'],
    [world.steward, 'NOT_CAPTAIN'],
  ];
  for (const [actor, code] of everyone) expect(await codeOf(() => report(actor))).toBe(code);
  await report(home);
  const before = await stored();
  const acts = [
    (actor: Actor) => results().confirm(actor, { seriesId, version: 1 }),
    (actor: Actor) => dispute(actor),
    (actor: Actor) => results().tell(actor, { seriesId, text: 'x', pictures: [] }),
  ];
  for (const act of acts) {
    for (const [actor, code] of everyone) expect(await codeOf(() => act(actor))).toBe(code);
  }
  // the own report is answered by the other side alone
  expect(await codeOf(() => results().confirm(home, { seriesId, version: 1 }))).toBe('RESULT_STANDS');
  expect(await codeOf(() => dispute(home))).toBe('RESULT_STANDS');
  // a captain who has handed over, and one who has left
  await app.db.query('update roster_entry set sort_order = sort_order + 8 where player_id = $1', [away.playerId]);
  expect(await codeOf(() => results().confirm(away, { seriesId, version: 1 }))).toBe('NOT_CAPTAIN');
  await app.db.query('update roster_entry set sort_order = 1, valid_to = now() where player_id = $1', [away.playerId]);
  expect(await codeOf(() => dispute(away))).toBe('SERIES_NOT_FOUND');
  await app.db.query('update roster_entry set valid_to = null where player_id = $1', [away.playerId]);
  expect(await stored()).toEqual(before);
});

test('a report before the start, without a time, and in a season that has not switched it on are refused', async () => {
  at(after(-0.1));
  expect(await codeOf(() => report(home))).toBe('RESULT_STANDS');
  at(after(1));
  const timeless = await world.series();
  expect(await codeOf(() => report(home, { id: timeless }))).toBe('SERIES_WITHOUT_TIME');
  await app.db.query('update match_week_rules set captains_report = false');
  expect(await codeOf(() => report(home))).toBe('MATCH_WEEK_OFF');
  await app.db.query('update match_week_rules set captains_report = true');
  expect(await stored()).toMatchObject({ score: null, version: 0 });
});

test('an impossible result is refused as for staff, and stores nothing', async () => {
  expect(await codeOf(() => report(home, { won: games(2, 0) }))).toBe('IMPOSSIBLE_RESULT');
  expect(await stored()).toMatchObject({ score: null, confirmation: null, version: 0 });
  expect(await lines()).toEqual([]);
});

test('an admin does not decide a dispute of their own team, also not in the report form', async () => {
  const admin: Actor = { ...(world.squads.home[2] as Actor), roles: ['admin'] };
  await report(home);
  await dispute(away);
  for (const decision of ['keep', 'correct', 'replay'] as const) {
    expect(await codeOf(() => decide(admin, decision))).toBe('OWN_TEAM');
  }
  const tries = [
    () => staff().report(admin, { seriesId, version: 2 }, AWAY_WINS, CHOICES),
    () => staff().declareWalkover(admin, { seriesId, version: 2 }, 'home'),
    () => staff().reset(admin, { seriesId, version: 2 }),
  ];
  for (const attempt of tries) expect(await codeOf(attempt)).toBe('OWN_TEAM');
  expect(await stored()).toMatchObject({ confirmation: 'disputed', version: 2 });
});

/** Rounds of a race; the release runs a thousand. */
const ROUNDS = Number(process.env['WEEK_ROUNDS'] ?? 5);

describe('at the same moment, on two instances', () => {
  const raced = (calls: readonly (() => Promise<unknown>)[]) =>
    collideCalls(
      app.databaseUrl,
      { table: 'team', ids: [world.teamIds.home, world.teamIds.away] },
      calls.map((call) => () => codeOf(call)),
    );

  test('both captains report: one result stands, and the other captain is told', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.series({ scheduledAt: START });
      const codes = await raced([() => report(home, { id }), () => report(away, { id, won: AWAY_WINS, on: other })]);
      expect(codes.toSorted()).toEqual([null, 'SERIES_CHANGED_MEANWHILE'].toSorted());
      const isHome = codes[0] === null;
      expect(await stored(id)).toMatchObject({
        score: isHome ? '3–1' : '1–3',
        side: isHome ? 'home' : 'away',
        version: 1,
      });
    }
  });

  test('confirm, dispute and the 24-hour job: the result is one of the three', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      at(after(1));
      const id = await world.series({ scheduledAt: START });
      await report(home, { id });
      at(after(24.99));
      setTime([other], new Date(after(26)));
      const codes = await collideCalls(
        app.databaseUrl,
        { table: 'series', ids: [id] },
        [
          () => results().confirm(away, { seriesId: id, version: 1 }),
          () => dispute(away, { id }),
          () => job(other).run(),
        ].map((call) => () => codeOf(call)),
      );
      const winners = codes.slice(0, 2).filter((code) => code === null).length;
      const { confirmation, version } = (await stored(id)) as { confirmation: string; version: number };
      expect(version).toBe(2);
      expect(codes[2]).toBeNull();
      expect(confirmation).toBe(codes[1] === null ? 'disputed' : 'confirmed');
      expect(winners).toBeLessThanOrEqual(1);
      const events = (await lines(id)).slice(1);
      expect(events).toHaveLength(1);
    }
  });

  test('staff correct while a captain confirms: one of the two happens', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.series({ scheduledAt: START });
      await report(home, { id });
      const codes = await collideCalls(
        app.databaseUrl,
        { table: 'series', ids: [id] },
        [
          () => staff(other).report(world.admin, { seriesId: id, version: 1 }, AWAY_WINS, CHOICES),
          () => results().confirm(away, { seriesId: id, version: 1 }),
        ].map((call) => () => codeOf(call)),
      );
      expect(codes.toSorted()).toEqual([null, 'SERIES_CHANGED_MEANWHILE'].toSorted());
      expect(await stored(id)).toMatchObject(
        codes[0] === null ? { score: '1–3', confirmation: null } : { score: '3–1', confirmation: 'confirmed' },
      );
    }
  });
});
