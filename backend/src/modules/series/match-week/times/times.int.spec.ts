import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { SeriesPlanService } from '../../plan/series-plan.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { TimelineService } from '../timeline.service.ts';
import { TimesService } from './times.service.ts';

/** The week of the series is 18 to 24 March 2030, its deadline Wednesday 20:00 in Sweden. */
const MONDAY = '2030-03-18T10:00:00Z';
const [WED, THU, FRI] = ['2030-03-20T18:00:00Z', '2030-03-21T18:00:00Z', '2030-03-22T18:00:00Z'].map(
  (at) => new Date(at),
) as [Date, Date, Date];

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
  at(MONDAY);
  seriesId = await world.series();
});

const at = (time: string) => setTime([app, other], new Date(time));

const times = (on = app) => on.app.get(TimesService, { strict: false });

const stored = async (id = seriesId) => {
  const offers = await app.db.query<{ side: string; status: string; starts: Date[]; agreed: Date | null }>(
    'select side, status, starts, agreed_start as agreed from time_proposal where series_id = $1 order by id',
    [id],
  );
  const [series] = await app.db.query<{ at: Date | null; version: number }>(
    'select scheduled_at as at, version from series where id = $1',
    [id],
  );
  return { ...series, offers: offers.map(({ side, status }) => `${side} ${status}`) };
};

test('a captain offers, the other accepts: the series has the time, and both teams are told', async () => {
  await times().offer(home, seriesId, [FRI, THU]);
  await times().accept(away, seriesId, THU);
  expect(await stored()).toEqual({ at: THU, version: 1, offers: ['home accepted'] });
  const lines = await app.app.get(TimelineService, { strict: false }).ofSeries(seriesId);
  expect(lines.map(({ kind, side, by }) => [kind, side, by])).toEqual([
    ['times-offered', 'home', 'alfa-1'],
    ['time-agreed', 'away', 'beta-1'],
  ]);
  const told = await app.db.query<{ told: number }>(
    'select count(distinct user_id)::int as told from notification where series_id = $1',
    [seriesId],
  );
  expect(told).toEqual([{ told: 8 }]);
});

test('offers in quick turns leave one unread notice of them, which leads to the page of the match week', async () => {
  for (const starts of [[THU], [FRI], [THU, FRI]]) await times().offer(home, seriesId, starts);
  const shown = async () =>
    (await app.app.get(NotificationsService, { strict: false }).page(away, 9, null)).items
      .filter(({ place }) => place?.id === seriesId)
      .map(({ place, descriptionEn }) => [place?.kind, descriptionEn.split('; ').length]);
  expect(await shown()).toEqual([['week-series', 2]]);
  await app.db.query('update notification set read_at = now() where user_id = $1', [away.userId]);
  await times().offer(home, seriesId, [FRI]);
  expect(await shown()).toEqual([
    ['week-series', 1],
    ['week-series', 2],
  ]);
});

test('an answer with the same start is an agreement, and the earliest common start counts', async () => {
  await times().offer(home, seriesId, [THU, FRI]);
  await times().offer(away, seriesId, [FRI, THU, WED]);
  expect(await stored()).toEqual({ at: THU, version: 1, offers: ['home accepted'] });
});

test('an own offer leaves the other side’s open, replaces the earlier own one, and ends with the agreement', async () => {
  await times().offer(home, seriesId, [THU]);
  await times().offer(away, seriesId, [FRI]);
  await times().offer(home, seriesId, [WED]);
  expect((await stored()).offers).toEqual(['home replaced', 'away open', 'home open']);
  expect(await codeOf(() => times().accept(away, seriesId, THU))).toBe('TIME_NOT_OFFERED');
  await times().accept(home, seriesId, FRI);
  expect(await stored()).toEqual({ at: FRI, version: 1, offers: ['home replaced', 'away accepted', 'home overtaken'] });
});

test('an agreed time is moved by a new agreement until two hours before it', async () => {
  await times().offer(home, seriesId, [THU]);
  await times().accept(away, seriesId, THU);
  at('2030-03-21T15:59:00Z');
  await times().offer(away, seriesId, [FRI]);
  expect((await stored()).at).toEqual(THU);
  at('2030-03-21T16:01:00Z');
  expect(await codeOf(() => times().accept(home, seriesId, FRI))).toBe('TIME_FIXED');
  at('2030-03-21T15:59:30Z');
  await times().accept(home, seriesId, FRI);
  expect(await stored()).toMatchObject({ at: FRI, offers: ['home moved', 'away accepted'] });
});

test('staff stand above: their time ends all offers, and after the deadline it stays', async () => {
  await times().offer(home, seriesId, [THU]);
  const plans = app.app.get(SeriesPlanService, { strict: false });
  const plan = { seriesId, version: null, scheduledAt: '2030-03-23 19:00', isStreamed: false };
  await plans.save(world.admin, plan);
  expect((await stored()).offers).toEqual(['home overruled']);
  expect(await codeOf(() => times().accept(away, seriesId, THU))).toBe('TIME_NOT_OFFERED');
  at('2030-03-20T19:00:00Z');
  expect(await codeOf(() => times().offer(home, seriesId, [FRI]))).toBe('TIME_FIXED');
  at('2030-03-20T18:59:00Z');
  expect(await codeOf(() => times().offer(home, seriesId, [FRI]))).toBeNull();
  await plans.save(world.admin, { ...plan, isStreamed: true });
  expect(await codeOf(() => times().accept(away, seriesId, FRI))).toBe('TIME_FIXED');
});

test('acts of others are refused, and change nothing', async () => {
  await times().offer(home, seriesId, [THU]);
  const before = await stored();
  const acts = (actor: Actor) => [
    () => times().offer(actor, seriesId, [FRI]),
    () => times().accept(actor, seriesId, THU),
    () => times().withdraw(actor, seriesId),
  ];
  const codesOf = async (actor: Actor) => {
    const codes = [];
    for (const act of acts(actor)) codes.push(await codeOf(act));
    return new Set(codes);
  };
  expect(await codesOf(ANONYMOUS)).toEqual(new Set(['SERIES_NOT_FOUND']));
  expect(await codesOf(world.stranger)).toEqual(new Set(['SERIES_NOT_FOUND']));
  expect(await codesOf(world.admin)).toEqual(new Set(['NOT_CAPTAIN']));
  expect(await codesOf(world.squads.away[1] as Actor)).toEqual(new Set(['NOT_CAPTAIN']));
  const former = [away.playerId, world.squads.away[1]?.playerId];
  await app.db.query('update roster_entry set sort_order = 9 where player_id = $1', [former[0]]);
  expect(await codesOf(away)).toEqual(new Set(['NOT_CAPTAIN']));
  await app.db.query('update roster_entry set sort_order = 1, valid_to = now() where player_id = $1', [former[0]]);
  expect(await codesOf(away)).toEqual(new Set(['SERIES_NOT_FOUND']));
  await app.db.query('update roster_entry set valid_to = null where player_id = $1', [former[0]]);
  expect(await stored()).toEqual(before);
});

test('starts outside of the week, too soon, too many or none are refused, and store nothing', async () => {
  const sunday = new Date('2030-03-24T22:59:00Z');
  const wrong = [[], [new Date('2030-03-24T23:00:00Z')], [new Date('2030-03-18T11:59:00Z')], [WED, THU, FRI, sunday]];
  for (const starts of wrong) expect(await codeOf(() => times().offer(home, seriesId, starts))).toBe('INVALID_INPUT');
  expect((await stored()).offers).toEqual([]);
  await times().offer(home, seriesId, [sunday]);
  expect((await stored()).offers).toEqual(['home open']);
});

test('a season that has not switched it on refuses captains and evenings', async () => {
  await app.db.query('update match_week_rules set captains_set_times = false');
  const codes = [
    await codeOf(() => times().offer(home, seriesId, [THU])),
    await codeOf(() => times().mark(home, seriesId, '2030-03-21', 'can')),
  ];
  await app.db.query('update match_week_rules set captains_set_times = true');
  expect(codes).toEqual(['MATCH_WEEK_OFF', 'MATCH_WEEK_OFF']);
});

test('players of both teams mark the evenings of the week, and change their answers', async () => {
  const [mate] = world.squads.home.slice(1) as [Actor];
  await times().mark(mate, seriesId, '2030-03-21', 'can');
  await times().mark(mate, seriesId, '2030-03-21', 'cannot');
  await times().mark(away, seriesId, '2030-03-21', 'if-need-be');
  await times().mark(home, seriesId, '2030-03-22', 'can');
  await times().mark(home, seriesId, '2030-03-22', null);
  expect(await codeOf(() => times().mark(home, seriesId, '2030-03-25', 'can'))).toBe('INVALID_INPUT');
  expect(await codeOf(() => times().mark(world.stranger, seriesId, '2030-03-21', 'can'))).toBe('SERIES_NOT_FOUND');
  const evenings = async (actor: Actor) =>
    (
      await times().evenings(
        actor,
        await app.app.get(WeekSeriesService, { strict: false }).getSeriesOrThrow(actor, seriesId),
      )
    ).filter(({ mates }) => mates.length > 0);
  // by name, and only to the own team
  expect(await evenings(home)).toMatchObject([
    { day: '2030-03-21', own: null, mates: [{ playerId: mate.playerId, answer: 'cannot' }] },
  ]);
  expect(await evenings(mate)).toEqual([]);
  expect(await evenings(away)).toEqual([]);
  const answers = await app.db.query('select day::text, answer from evening_answer order by user_id');
  expect(answers).toEqual([
    { day: '2030-03-21', answer: 'cannot' },
    { day: '2030-03-21', answer: 'if-need-be' },
  ]);
});

/** Rounds of a race; the release runs a thousand. */
const ROUNDS = Number(process.env['WEEK_ROUNDS'] ?? 5);

describe('at the same moment, on two instances', () => {
  const raced = async (calls: readonly (() => Promise<unknown>)[]) => {
    const rows = { table: 'team', ids: [world.teamIds.home, world.teamIds.away] } as const;
    return collideCalls(
      app.databaseUrl,
      rows,
      calls.map((call) => () => codeOf(call)),
    );
  };

  test('both accept different offers: one time is agreed, and the other captain is told', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.series();
      await times().offer(home, id, [THU]);
      await times().offer(away, id, [FRI]);
      const codes = await raced([() => times().accept(away, id, THU), () => times(other).accept(home, id, FRI)]);
      expect(codes.toSorted()).toEqual([null, 'TIME_NOT_OFFERED'].toSorted());
      const { at: agreed, version, offers } = await stored(id);
      expect([agreed, version]).toEqual([codes[0] === null ? THU : FRI, 1]);
      expect(offers.toSorted()).toEqual(
        codes[0] === null ? ['away overtaken', 'home accepted'] : ['away accepted', 'home overtaken'],
      );
    }
  });

  test('an offer is withdrawn while it is accepted: one of the two happens, and the other captain is told', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await world.series();
      await times().offer(home, id, [THU]);
      const codes = await raced([() => times().withdraw(home, id), () => times(other).accept(away, id, THU)]);
      expect(codes.toSorted()).toEqual([null, 'TIME_NOT_OFFERED'].toSorted());
      const isAgreed = codes[1] === null;
      expect(await stored(id)).toEqual({
        at: isAgreed ? THU : null,
        version: isAgreed ? 1 : 0,
        offers: [isAgreed ? 'home accepted' : 'home withdrawn'],
      });
    }
  });
});
