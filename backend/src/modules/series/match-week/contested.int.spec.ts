import { insertRow } from '../../../../test/factories/rows.ts';
import { weekLeague } from '../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { codeOf } from '../../../../test/harness/refusal.ts';
import { setTime } from '../../../../test/harness/time.ts';
import type { Actor } from '../../../domain/actor.ts';
import { Image } from '../../content/media/image.entity.ts';
import { SeriesPlanService } from '../plan/series-plan.service.ts';
import { SeriesTimesService } from '../plan/series-times.service.ts';
import { SeriesReportService } from '../report/series-report.service.ts';
import { UndoService } from '../../staff/undo/undo.service.ts';
import { TeamDecisionService } from '../report/team-decision.service.ts';
import { WeekMattersService } from './matters/week-matters.service.ts';
import { NoShowDecisionsService } from './no-show/no-show-decisions.service.ts';
import { NoShowJobService } from './no-show/no-show-job.service.ts';
import { NoShowService } from './no-show/no-show.service.ts';
import { ReadyService } from './ready/ready.service.ts';
import { LineUpRemindersService } from './reminders/line-up-reminders.service.ts';
import { DisputesService } from './results/disputes.service.ts';
import { ResultsJobService } from './results/results-job.service.ts';
import { ResultsService } from './results/results.service.ts';
import { TimesService } from './times/times.service.ts';

const START = new Date('2030-03-20T18:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);

let app: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let away: Actor;
/** An admin who plays in the away team. */
let ownAdmin: Actor;

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2030-03-18');
  [home, away] = [world.squads.home[0], world.squads.away[0]];
  ownAdmin = { ...(world.squads.away[2] as Actor), roles: ['admin'] };
  await insertRow(app.db, Image, { name: 'lobby.png', uploadedByUserId: home.userId });
});
afterAll(() => app.close());
beforeEach(async () => {
  at(1);
  seriesId = await world.series({ scheduledAt: START });
});
afterEach(() => app.db.query('update division_team set is_disqualified = false'));
afterEach(() => app.db.query('update match_week_rules set captains_report = true, captains_set_times = true'));

const at = (hours: number) => setTime([app], after(hours));
const of = <Service>(type: new (...args: never[]) => Service): Service => app.app.get(type, { strict: false });

const GAMES = Array.from({ length: 3 }, () => ({
  goals: { home: 2, away: 1 },
  rows: { home: [], away: [] },
  replayDigest: null,
}));
const report = (actor: Actor, { version = 0, pictures = [] as string[] } = {}) =>
  of(ResultsService).report(actor, {
    ...{ seriesId, version, games: GAMES, pictures },
    choices: { isResultOnly: true, acceptsSuspended: false },
  });
const dispute = (actor: Actor) =>
  of(ResultsService).dispute(actor, { seriesId, version: 1, game: null, reason: 'No', pictures: [] });

async function claim(): Promise<void> {
  const playerIds = world.squads.home.slice(0, 3).map(({ playerId }) => playerId as number);
  await of(ReadyService).name(home, seriesId, playerIds);
  await of(NoShowService).claim(home, { seriesId, version: 0, pictures: ['lobby.png'] });
}

const stored = async () =>
  (
    await app.db.query(
      `select s.scheduled_at as at, s.confirmation, s.walkover, s.confirm_by as "confirmBy", s.version,
              (select string_agg(coalesce(outcome, 'open'), ',' order by id) from no_show_claim c where c.series_id = s.id) as claims,
              (select string_agg(coalesce(outcome, 'open'), ',' order by id) from dispute d where d.series_id = s.id) as disputes
         from series s where s.id = $1`,
      [seriesId],
    )
  )[0];

const latestEntry = async (): Promise<number> => {
  const [entry] = await app.db.query<{ id: number }>('select max(id) as id from audit_entry');
  return entry?.id ?? 0;
};

test('an admin of one of the teams does not end a claim by another time, and another admin may', async () => {
  await claim();
  const plan = { seriesId, version: 1, scheduledAt: '2030-03-22 19:00', isStreamed: false };
  const tries = [
    () => of(SeriesPlanService).save(ownAdmin, plan),
    () => of(SeriesPlanService).save(ownAdmin, { ...plan, scheduledAt: null }),
    () => of(SeriesTimesService).saveAll(ownAdmin, world.seasonId, [plan]),
  ];
  for (const attempt of tries) expect(await codeOf(attempt)).not.toBeNull();
  expect(await stored()).toMatchObject({ at: START, claims: 'open', version: 1 });
  // whether it is streamed says nothing about the claim
  await of(SeriesPlanService).save(ownAdmin, { ...plan, scheduledAt: '2030-03-20 19:00', isStreamed: true });
  await of(SeriesPlanService).save(world.admin, { ...plan, version: 2 });
  expect(await stored()).toMatchObject({ claims: 'overtaken' });
});

test('an admin of one of the teams does not take back what staff decided about them, and another admin may', async () => {
  await claim();
  at(26);
  await of(NoShowDecisionsService).decide(world.steward, { seriesId, version: 1, isGranted: true, reason: null });
  const granted = await latestEntry();
  const decided = await stored();
  expect(decided).toMatchObject({ claims: 'granted', walkover: 'home' });
  expect(await codeOf(() => of(UndoService).undo(ownAdmin, granted, [granted]))).toBe('NOT_UNDOABLE');
  expect(await stored()).toEqual(decided);
  await of(UndoService).undo(world.admin, granted, [granted]);
  expect(await stored()).toMatchObject({ claims: 'open', walkover: null });
});

test('a dispute that staff have decided is not opened again by an admin of one of the teams', async () => {
  await report(home);
  await dispute(away);
  const decision = { seriesId, version: 2, walkover: null, reason: 'The picture shows it' };
  await of(DisputesService).decide(world.steward, { ...decision, decision: 'keep' });
  const kept = await latestEntry();
  expect(await codeOf(() => of(UndoService).undo(ownAdmin, kept, [kept]))).toBe('NOT_UNDOABLE');
  expect(await stored()).toMatchObject({ disputes: 'upheld', confirmation: null });
});

test('a series that is played again has no time, and its captains agree on another one', async () => {
  await report(home);
  await dispute(away);
  const decision = { seriesId, version: 2, walkover: null, reason: 'The server was gone' };
  await of(DisputesService).decide(world.steward, { ...decision, decision: 'replay' });
  expect(await stored()).toMatchObject({ at: null, confirmation: null, disputes: 'replay' });
  const start = new Date('2030-03-23T18:00:00Z');
  await of(TimesService).offer(home, seriesId, [start]);
  await of(TimesService).accept(away, seriesId, start);
  expect(await stored()).toMatchObject({ at: start });
});

test('a start that has passed without a result gives way to another one that both captains choose', async () => {
  const start = new Date('2030-03-23T18:00:00Z');
  await of(SeriesPlanService).save(world.steward, {
    ...{ seriesId, version: 0, scheduledAt: '2030-03-20 10:00', isStreamed: false },
  });
  at(0);
  await of(TimesService).offer(home, seriesId, [start]);
  await of(TimesService).accept(away, seriesId, start);
  expect(await stored()).toMatchObject({ at: start });
});

test('a result that waits is answered also when the season was switched off meanwhile, and stands in both lists', async () => {
  await report(home);
  await app.db.query('update match_week_rules set captains_report = false, captains_set_times = false');
  const listed = async () => (await of(WeekMattersService).find(world.admin)).map((matter) => matter.seriesId);
  expect(await listed()).toContain(seriesId);
  await dispute(away);
  expect(await listed()).toContain(seriesId);
  expect(await stored()).toMatchObject({ confirmation: 'disputed' });
});

test('staff accept a result that waits, once, both teams hear it, and no captain changes it afterwards', async () => {
  await report(home);
  const settle = (actor: Actor, version = 1) => of(DisputesService).settle(actor, { seriesId, version });
  expect(await codeOf(() => settle(ownAdmin))).toBe('OWN_TEAM');
  expect(await codeOf(() => settle(away))).toBe('OWN_TEAM');
  expect(await codeOf(() => settle(world.stranger))).toBe('SERIES_NOT_FOUND');
  expect(await codeOf(() => settle(world.admin, 0))).toBe('SERIES_CHANGED_MEANWHILE');
  expect(await stored()).toMatchObject({ confirmation: 'waiting', version: 1 });
  await settle(world.steward);
  expect(await stored()).toMatchObject({ confirmation: null, confirmBy: null, version: 2 });
  expect(await codeOf(() => settle(world.admin, 2))).toBe('RESULT_STANDS');
  expect(await codeOf(() => report(home, { version: 2 }))).toBe('RESULT_STANDS');
  const told = await app.db.query('select from notification where series_id = $1 and description_sv like $2', [
    seriesId,
    '%godkänt%',
  ]);
  expect(told).toHaveLength(8);
});

test('staff ask the captains who have named no line-up, once for a start', async () => {
  at(-0.5);
  const remind = (actor: Actor) => of(LineUpRemindersService).remind(actor, seriesId);
  expect(await codeOf(() => remind(ownAdmin))).toBe('OWN_TEAM');
  expect(await codeOf(() => remind(world.stranger))).toBe('SERIES_NOT_FOUND');
  const playerIds = world.squads.home.slice(0, 3).map(({ playerId }) => playerId as number);
  await of(ReadyService).name(home, seriesId, playerIds);
  expect(await remind(world.steward)).toBe(1);
  expect(await codeOf(() => remind(world.admin))).toBe('NOTHING_CHANGED');
  const asked = await app.db.query<{ userId: number }>(
    `select user_id as "userId" from notification where series_id = $1 and description_sv like '%väntar på din uppställning%'`,
    [seriesId],
  );
  expect(asked).toEqual([{ userId: away.userId }]);
  const chat = await app.db.query(`select from outbox_entry where key like $1`, [`line-up-reminder:${seriesId}:%`]);
  expect(chat).toHaveLength(1);
  at(-2);
  expect(await codeOf(() => remind(world.admin))).toBe('LINE_UP_CLOSED');
});

test('the side that reported is refused when the 24 hours are over, before the clock has confirmed it too', async () => {
  await report(home);
  at(25.01);
  expect(await codeOf(() => report(home, { version: 1 }))).toBe('RESULT_STANDS');
  expect(await stored()).toMatchObject({ confirmation: 'waiting', version: 1 });
  await of(ResultsJobService).run();
  expect(await stored()).toMatchObject({ confirmation: 'confirmed' });
});

test('the pictures of a report that is sent again are counted once', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `screen-${seriesId}-${index}.png`);
  for (const name of names) await insertRow(app.db, Image, { name, uploadedByUserId: home.userId });
  await report(home, { pictures: names });
  await report(home, { version: 1, pictures: names });
  const pictures = await app.db.query('select from series_evidence where series_id = $1', [seriesId]);
  expect(pictures).toHaveLength(6);
});

test('a result that an undo brings back waits for another 24 hours', async () => {
  await report(home);
  // as if the 24 hours had begun long ago
  await app.db.query(`update series set confirm_by = now() + interval '1 minute' where id = $1`, [seriesId]);
  await of(SeriesReportService).reset(world.admin, { seriesId, version: 1 });
  const reset = await latestEntry();
  await of(UndoService).undo(world.admin, reset, [reset]);
  const [left] = await app.db.query<{ hours: number }>(
    `select extract(epoch from confirm_by - now()) / 3600 as hours from series where id = $1`,
    [seriesId],
  );
  expect(Number(left?.hours)).toBeCloseTo(24, 1);
});

test('series of a season that is over are no matter for staff any more, but what captains contest is', async () => {
  const late = await world.series({ scheduledAt: START });
  await report(home);
  await dispute(away);
  const listed = async () => (await of(WeekMattersService).find(world.admin)).map((matter) => matter.seriesId);
  expect(await listed()).toEqual(expect.arrayContaining([seriesId, late]));
  setTime([app], new Date('2032-01-01T12:00:00Z'));
  expect(await listed()).toContain(seriesId);
  expect(await listed()).not.toContain(late);
});

const reports = () => of(SeriesReportService);
type Act = (target: { seriesId: number; version: number }, reason: string | null) => Promise<unknown>;
const store: Act = (target, reason) =>
  reports().report(world.admin, target, GAMES, { isResultOnly: true, acceptsSuspended: false, reason });
const walkover: Act = (target, reason) => reports().declareWalkover(world.admin, target, 'away', reason);
const reset: Act = (target, reason) => reports().reset(world.admin, target, reason);
/** A walkover against the away team, in all that it has not played. */
const rest: Act = (target, reason) =>
  of(TeamDecisionService).giveAwayRest(world.admin, ofAway(), [target.seriesId], reason);
const disqualified: Act = (target, reason) =>
  of(TeamDecisionService).decide(world.admin, ofAway(), { ...VERDICT, disqualificationReason: reason }, [
    target.seriesId,
  ]);
const ofAway = () => ({ divisionId: world.divisionId, teamId: world.teamIds.away });
const VERDICT = {
  ...{ isDisqualified: true, areResultsAnnulled: false, adjustment: 0, adjustmentReason: null },
  ...{ decider: null, deciderReason: null },
};
const REASON = 'The picture shows it';

test.each([
  { ends: 'a result of staff a dispute', act: store, isDispute: true, outcome: 'corrected' },
  { ends: 'a walkover a dispute', act: walkover, isDispute: true, outcome: 'walkover' },
  { ends: 'a reset a dispute', act: reset, isDispute: true, outcome: 'replay' },
  { ends: 'a result of staff a claim', act: store, isDispute: false, outcome: 'overtaken' },
  { ends: 'a walkover a claim', act: walkover, isDispute: false, outcome: 'overtaken' },
  { ends: "a walkover in the rest of a team's series a claim", act: rest, isDispute: false, outcome: 'granted' },
  { ends: 'a disqualification with walkovers a claim', act: disqualified, isDispute: false, outcome: 'granted' },
])('$ends only with a reason, which both teams read', async ({ act, isDispute, outcome }) => {
  if (isDispute) {
    await report(home);
    await dispute(away);
  } else await claim();
  const target = { seriesId, version: isDispute ? 2 : 1 };
  const part = isDispute ? 'disputes' : 'claims';
  expect(await reports().form(world.admin, seriesId)).toMatchObject({ isContested: true });
  for (const reason of [null, '  ', 'x'.repeat(2001)]) {
    // of many series, the refusal names this one
    expect(await codeOf(() => act(target, reason))).toBe(act === rest ? 'ROWS_REFUSED' : 'INVALID_INPUT');
  }
  expect(await stored()).toMatchObject({ [part]: 'open', version: target.version });
  await act(target, REASON);
  expect(await stored()).toMatchObject({ [part]: outcome });
  for (const job of [ResultsJobService, NoShowJobService]) await of<{ run(): Promise<void> }>(job).run();
  const told = await app.db.query<{ userId: number }>(
    `select user_id as "userId" from notification where series_id = $1 and description_sv like $2`,
    [seriesId, `%${REASON}%`],
  );
  expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining([home.userId, away.userId]));
});
