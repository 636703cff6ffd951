import { insertRow } from '../../../../../test/factories/rows.ts';
import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { Image } from '../../../content/media/image.entity.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import { MyWeekService } from '../../../site/my-week/my-week.service.ts';
import { ReadyService } from '../ready/ready.service.ts';
import { ResultsService } from '../results/results.service.ts';
import { TimelineService } from '../timeline.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { NoShowDecisionsService } from './no-show-decisions.service.ts';
import { NoShowJobService } from './no-show-job.service.ts';
import { NoShowService } from './no-show.service.ts';

const START = new Date('2030-03-20T18:00:00Z');
const MINUTE_MS = 60_000;
const HOURS = 60;

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let away: Actor;

const at = (minutes: number) => setTime([app, other], new Date(START.getTime() + minutes * MINUTE_MS));
const noShow = (on = app) => on.app.get(NoShowService, { strict: false });
const decisions = (on = app) => on.app.get(NoShowDecisionsService, { strict: false });
const staff = (on = app) => on.app.get(SeriesReportService, { strict: false });
const results = (on = app) => on.app.get(ResultsService, { strict: false });

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = await weekLeague(app.db, '2030-03-18');
  [home, away] = [world.squads.home[0], world.squads.away[0]];
  for (const { userId } of [home, away]) {
    await insertRow(app.db, Image, { name: `lobby-${userId}.png`, uploadedByUserId: userId });
  }
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  seriesId = await ready();
});

/** A series that has begun; the home team has named its line-up. It is 15 minutes after the start. */
async function ready(): Promise<number> {
  const id = await world.series({ scheduledAt: START });
  at(-10);
  const playerIds = world.squads.home.slice(0, 3).map(({ playerId }) => playerId as number);
  await app.app.get(ReadyService, { strict: false }).name(home, id, playerIds);
  at(15);
  return id;
}

const pictureOf = ({ userId }: Actor) => `lobby-${userId}.png`;
const claim = (actor: Actor = home, { id = seriesId, version = 0, pictures = [pictureOf(actor)], on = app } = {}) =>
  noShow(on).claim(actor, { seriesId: id, version, pictures });
const object = (actor: Actor = away, { id = seriesId, on = app } = {}) =>
  noShow(on).object(actor, { seriesId: id, text: ' We were there ', pictures: [pictureOf(actor)] });
const decide = (actor: Actor, isGranted: boolean, { id = seriesId, version = 1, on = app } = {}) =>
  decisions(on).decide(actor, { seriesId: id, version, isGranted, reason: 'The picture shows it' });

const claimsOf = (id = seriesId) =>
  app.db.query<{ side: string; objection: string | null; outcome: string | null }>(
    'select side, objection, outcome from no_show_claim where series_id = $1 order by id',
    [id],
  );
const stored = async (id = seriesId) =>
  (
    await app.db.query('select walkover, reported_at is not null as "isReported", version from series where id = $1', [
      id,
    ])
  )[0];
const lines = async (id = seriesId) =>
  (await app.app.get(TimelineService, { strict: false }).ofSeries(id)).map(
    ({ kind, side }) => `${kind} ${side ?? 'staff'}`,
  );
const told = (id = seriesId) =>
  app.db.query<{ team: string; text: string }>(
    `select t.name as team, n.description_sv as text from notification n join player p on p.user_id = n.user_id
      join roster_entry r on r.player_id = p.id join team t on t.id = r.team_id
      where n.series_id = $1 and r.sort_order = 1 order by n.id`,
    [id],
  );
const seen = async (actor: Actor) =>
  noShow().of(await app.app.get(WeekSeriesService, { strict: false }).getSeriesOrThrow(actor, seriesId));
const stepOf = async (actor: Actor) =>
  (await app.app.get(MyWeekService, { strict: false }).of(actor)).find((one) => one.seriesId === seriesId)?.step;

test('a captain claims a walkover, the other one objects, and staff give it', async () => {
  await claim();
  expect(await claimsOf()).toEqual([{ side: 'home', objection: null, outcome: null }]);
  expect([await stepOf(home), await stepOf(away)]).toEqual(['wait', 'object']);
  at(30);
  await object();
  expect([await stepOf(home), await stepOf(away)]).toEqual(['wait', 'wait']);
  await decide(world.steward, true, { version: 2 });
  expect(await claimsOf()).toEqual([{ side: 'home', objection: 'We were there', outcome: 'granted' }]);
  expect(await stored()).toEqual({ walkover: 'home', isReported: true, version: 3 });
  expect(await lines()).toEqual([
    'line-up-named home',
    'no-show-claimed home',
    'no-show-objected away',
    'no-show-decided staff',
  ]);
  const notices = await told();
  expect(notices.filter(({ text }) => text.includes('walkover')).map(({ team }) => team)).toEqual(
    expect.arrayContaining(['Beta', 'Alfa', 'Alfa', 'Beta']) as string[],
  );
  expect(notices.filter(({ text }) => text.includes('Skäl: The picture shows it'))).toHaveLength(2);
  const evidence = await app.db.query('select kind, side from series_evidence where series_id = $1 order by id', [
    seriesId,
  ]);
  expect(evidence).toEqual([
    { kind: 'lobby', side: 'home' },
    { kind: 'lobby', side: 'away' },
  ]);
  const acts = await app.db.query('select act from audit_entry where object_id = $1', [seriesId]);
  expect(acts).toEqual([{ act: 'series.walkover' }]);
});

test('staff decline: the series is to be played, the captains report it, and the side does not claim again', async () => {
  await claim();
  await decide(world.admin, false);
  expect(await claimsOf()).toEqual([{ side: 'home', objection: null, outcome: 'declined' }]);
  expect(await stored()).toEqual({ walkover: null, isReported: false, version: 2 });
  expect(await codeOf(() => claim(home, { version: 2 }))).toBe('CLAIM_CLOSED');
  expect(await seen(home)).toMatchObject({ mayClaim: false, claimClosedKey: 'api.match-week.no-show.declined' });
  expect(
    (await told())
      .filter(({ text }) => text.includes('avslår'))
      .map(({ team }) => team)
      .toSorted(),
  ).toEqual(['Alfa', 'Beta']);
  await app.app.get(NoShowJobService, { strict: false }).run();
  expect((await lines()).filter((line) => line.startsWith('no-show-decided'))).toHaveLength(1);
  expect(await codeOf(() => report(home, { version: 2 }))).toBeNull();
});

const GAMES = Array.from({ length: 3 }, () => ({
  goals: { home: 2, away: 1 },
  rows: { home: [], away: [] },
  replayDigest: null,
}));
const CHOICES = { isResultOnly: true, acceptsSuspended: false };
const report = (actor: Actor, { id = seriesId, version = 1, on = app } = {}) =>
  results(on).report(actor, { seriesId: id, version, games: GAMES, choices: CHOICES, pictures: [] });

test('while a walkover is claimed no captain reports; after the claim is withdrawn they do', async () => {
  await claim();
  expect(await codeOf(() => report(away))).toBe('RESULT_STANDS');
  expect(await codeOf(() => noShow().withdraw(away, { seriesId, version: 1 }))).toBe('CLAIM_CLOSED');
  await noShow().withdraw(home, { seriesId, version: 1 });
  expect(await claimsOf()).toEqual([{ side: 'home', objection: null, outcome: 'withdrawn' }]);
  expect((await seen(home)).claim).toBeNull();
  await report(away, { version: 2 });
  expect(await stored()).toMatchObject({ isReported: true });
});

test('a walkover is not given before the other team has answered or had 24 hours, and declined at once', async () => {
  await claim();
  expect(await codeOf(() => decide(world.admin, true))).toBe('CLAIM_CLOSED');
  expect(await seen(world.admin)).toMatchObject({ mayGrant: false, mayDecline: true });
  at(15 + 24 * HOURS);
  expect(await codeOf(() => object())).toBe('CLAIM_CLOSED');
  expect(await seen(world.admin)).toMatchObject({ mayGrant: true, mayDecline: true });
  await decide(world.admin, true);
  expect(await stored()).toMatchObject({ walkover: 'home' });
});

test("staff's other tools end a claim too, and both teams hear of a walkover", async () => {
  await claim();
  await staff().declareWalkover(world.admin, { seriesId, version: 1 }, 'home');
  expect((await claimsOf())[0]?.outcome).toBe('granted');
  await app.app.get(NoShowJobService, { strict: false }).run();
  await other.app.get(NoShowJobService, { strict: false }).run();
  expect(
    (await told())
      .filter(({ text }) => text.includes('ger laget'))
      .map(({ team }) => team)
      .toSorted(),
  ).toEqual(['Alfa', 'Beta']);
  seriesId = await ready();
  await claim();
  await app.db.query(`update series set scheduled_at = scheduled_at + interval '1 day' where id = $1`, [seriesId]);
  expect((await claimsOf())[0]?.outcome).toBe('overtaken');
  expect((await seen(home)).claim).toBeNull();
});

test('who may not act is refused, and nothing is stored', async () => {
  const mate = world.squads.home[1] as Actor;
  const player = world.squads.away[1] as Actor;
  const tries: [Actor, string][] = [
    [ANONYMOUS, 'SERIES_NOT_FOUND'],
    [world.stranger, 'SERIES_NOT_FOUND'],
    [mate, 'NOT_CAPTAIN'],
    [world.admin, 'NOT_CAPTAIN'],
    [away, 'CLAIM_CLOSED'],
  ];
  for (const [actor, code] of tries) expect(await codeOf(() => claim(actor))).toBe(code);
  expect(await codeOf(() => claim(home, { pictures: [] }))).toBe('INVALID_INPUT');
  expect(await codeOf(() => claim(home, { pictures: [pictureOf(away)] }))).toBe('IMAGE_REFUSED');
  expect(await codeOf(() => claim(home, { version: 3 }))).toBe('SERIES_CHANGED_MEANWHILE');
  at(14);
  expect(await codeOf(() => claim())).toBe('CLAIM_CLOSED');
  expect(await claimsOf()).toEqual([]);
  at(15);
  await claim();
  const objections: [Actor, string][] = [
    [world.stranger, 'SERIES_NOT_FOUND'],
    [player, 'NOT_CAPTAIN'],
    [home, 'CLAIM_CLOSED'],
  ];
  for (const [actor, code] of objections) expect(await codeOf(() => object(actor))).toBe(code);
  expect(await codeOf(() => decide(home, false))).toBe('OWN_TEAM');
  expect(await claimsOf()).toEqual([{ side: 'home', objection: null, outcome: null }]);
  expect(await stored()).toMatchObject({ version: 1 });
});

test('after a handing over the former captain is refused, and the new one claims', async () => {
  const mate = world.squads.home[1] as Actor;
  const place = ({ playerId }: Actor, sortOrder: number) =>
    app.db.query('update roster_entry set sort_order = $2 where player_id = $1 and valid_to is null', [
      playerId,
      sortOrder,
    ]);
  await app.db.query('update image set uploaded_by_user_id = $1 where name = $2', [mate.userId, pictureOf(home)]);
  await place(home, 9);
  await place(mate, 1);
  expect(await codeOf(() => claim())).toBe('NOT_CAPTAIN');
  await claim(mate, { pictures: [pictureOf(home)] });
  await place(mate, 2);
  await place(home, 1);
  await app.db.query('update image set uploaded_by_user_id = $1 where name = $2', [home.userId, pictureOf(home)]);
});

test('no one in staff decides a claim of their own team, admins neither, in any tool', async () => {
  const admin: Actor = { ...(world.squads.away[2] as Actor), roles: ['admin'] };
  await claim();
  const tries = [
    () => decide(admin, false),
    () => staff().declareWalkover(admin, { seriesId, version: 1 }, 'away'),
    () => staff().report(admin, { seriesId, version: 1 }, GAMES, CHOICES),
  ];
  for (const attempt of tries) expect(await codeOf(attempt)).toBe('OWN_TEAM');
  expect(await claimsOf()).toEqual([{ side: 'home', objection: null, outcome: null }]);
});

/** Rounds of a race; the release runs a thousand. */
const ROUNDS = Number(process.env['WEEK_ROUNDS'] ?? 5);

describe('at the same moment, on two instances', () => {
  const raced = (id: number, calls: readonly (() => Promise<unknown>)[]) =>
    collideCalls(
      app.databaseUrl,
      { table: 'series', ids: [id] },
      calls.map((call) => () => codeOf(call)),
    );

  test('a captain claims while the other one reports: one of the two happens', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await ready();
      const codes = await raced(id, [() => claim(home, { id }), () => report(away, { id, version: 0, on: other })]);
      expect(codes.toSorted()).toEqual([null, 'SERIES_CHANGED_MEANWHILE'].toSorted());
      expect(await claimsOf(id)).toHaveLength(codes[0] === null ? 1 : 0);
      expect(await stored(id)).toMatchObject({ isReported: codes[1] === null, version: 1 });
    }
  });

  test('two of staff decide differently: one decision stands, and the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await ready();
      await claim(home, { id });
      await object(away, { id });
      const codes = await raced(id, [
        () => decide(world.admin, true, { id, version: 2 }),
        () => decide(world.steward, false, { id, version: 2, on: other }),
      ]);
      expect(codes.toSorted()).toEqual([null, 'SERIES_CHANGED_MEANWHILE'].toSorted());
      expect((await claimsOf(id))[0]?.outcome).toBe(codes[0] === null ? 'granted' : 'declined');
      expect(await stored(id)).toMatchObject({ walkover: codes[0] === null ? 'home' : null, version: 3 });
      expect((await lines(id)).filter((line) => line.startsWith('no-show-decided'))).toHaveLength(1);
    }
  });

  test('staff decline while the other captain objects: the objection comes first, or is refused', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await ready();
      await claim(home, { id });
      const codes = await raced(id, [() => decide(world.admin, false, { id }), () => object(away, { id, on: other })]);
      const [{ objection, outcome } = { objection: null, outcome: null }] = await claimsOf(id);
      expect([codes, outcome, objection]).toEqual(
        codes[0] === null
          ? [[null, 'CLAIM_CLOSED'], 'declined', null]
          : [['SERIES_CHANGED_MEANWHILE', null], null, 'We were there'],
      );
    }
  });
});
