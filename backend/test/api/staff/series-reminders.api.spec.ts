import { NoShowClaim } from '../../../src/modules/series/match-week/no-show/no-show-claim.entity.ts';
import { chatLeague } from '../../factories/chat-league.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';
import { queryAsUser } from './division-calls.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof chatLeague>>;
let admin: Browser;
let divisionAdmin: Browser;
let week = 0;

beforeAll(async () => {
  app = await bootApp();
  world = await chatLeague(app);
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
});
beforeEach(async () => {
  await app.db.query('delete from series');
  week++;
});
afterAll(() => app.close());

/** A series of the two teams, whose day is over unless another time is given. */
const series = (scheduledAt: string | null = '2026-03-01T18:00:00Z'): Promise<number> =>
  world.league.series(world.divisionId, world.home, world.away, { week: week++, scheduledAt });

const remind = async (as: Browser, seriesIds: number[]) =>
  (
    await queryAsUser<{ remindCaptains: Record<string, unknown> }>(
      app,
      as,
      `mutation ($ids: [Int!]!) { remindCaptains(seriesIds: $ids) {
         ... on CaptainsReminded { series captains } ... on Problem { code messageKey } } }`,
      { ids: seriesIds },
    )
  ).remindCaptains;

const late = async (as: Browser, args = '') =>
  (
    await queryAsUser<{ lateSeries: { seriesId: number; captains: number; isRemindedToday: boolean }[] }>(
      app,
      as,
      `{ lateSeries${args} { seriesId captains isRemindedToday } }`,
    )
  ).lateSeries;

async function stored() {
  const [row] = await app.db.query(
    `select (select count(*)::int from series_reminder) as reminders, (select count(*)::int from notification) as notices,
            (select count(*)::int from outbox_entry) as tasks, (select count(*)::int from audit_entry) as acts`,
  );
  return row as { reminders: number; notices: number; tasks: number; acts: number };
}

test('the late series are those without a result whose day is over, and each says whom it reaches', async () => {
  const over = await series();
  await series(null);
  await series('2099-01-01T18:00:00Z');
  await world.league.walkover(world.divisionId, [world.home, world.away], 'home', {
    week: week++,
    scheduledAt: '2026-03-01T18:00:00Z',
  });
  expect(await late(admin)).toEqual([{ seriesId: over, captains: 2, isRemindedToday: false }]);
  expect(await late(divisionAdmin, '(isMine: true)')).toHaveLength(1);
  expect(await late(admin, '(isMine: true)')).toEqual([]);
  expect(await late(admin, `(divisionId: ${world.otherDivisionId})`)).toEqual([]);
  expect(await late(admin, `(ids: [${over}])`)).toHaveLength(1);
});

test('a series in which a walkover is claimed is none: its captains wait for staff', async () => {
  const [claimedId, other] = [await series(), await series()];
  await insertRow(app.db, NoShowClaim, {
    ...{ seriesId: claimedId, side: 'home', forStart: new Date('2026-03-01T18:00:00Z'), claimedAt: new Date() },
  });
  expect((await late(admin)).map(({ seriesId }) => seriesId)).toEqual([other]);
  expect(await remind(admin, [claimedId])).toMatchObject({ code: 'NOTHING_CHANGED' });
});

test('both captains get a notification about the series and a message in the chat, and the log an entry', async () => {
  const id = await series();
  const before = await stored();
  expect(await remind(divisionAdmin, [id])).toEqual({ series: 1, captains: 2 });
  const notices = await app.db.query(
    `select u.discord_username as to, n.series_id as "seriesId", n.description_sv like 'Serien ”Norrsken @everyone” – ”Vinter”%' as named
       from notification n join app_user u on u.id = n.user_id order by n.id desc limit 2`,
  );
  expect(notices).toEqual(
    expect.arrayContaining(['captain', 'captain2'].map((to) => ({ to, seriesId: id, named: true }))),
  );
  const [entry] = await app.db.query(
    `select act, object_kind as kind, object_id as object, after from audit_entry a order by a.id desc limit 1`,
  );
  expect(entry).toEqual({ act: 'series.remind', kind: 'series', object: id, after: { captains: 2 } });
  const after = await stored();
  expect([after.notices - before.notices, after.tasks - before.tasks, after.acts - before.acts]).toEqual([2, 2, 1]);
  expect(await late(admin)).toEqual([{ seriesId: id, captains: 2, isRemindedToday: true }]);
});

test('a series is reminded of once a day, no matter who presses, and again the next day', async () => {
  const id = await series();
  const rows = { table: 'series', ids: [id] } as const;
  const answers = await collideCalls(app.databaseUrl, rows, [
    () => remind(admin, [id]),
    () => remind(divisionAdmin, [id]),
  ]);
  expect(answers.map(({ code }) => code ?? 'reminded').toSorted()).toEqual(['NOTHING_CHANGED', 'reminded']);
  const before = await stored();
  expect(before.reminders).toBe(1);
  expect(await remind(admin, [id])).toEqual({ code: 'NOTHING_CHANGED', messageKey: 'api.reminder.none' });
  expect(await stored()).toEqual(before);
  await app.db.query('update series_reminder set reminded_on = reminded_on - 1');
  expect(await remind(admin, [id])).toEqual({ series: 1, captains: 2 });
});

test('of several, those that have been reminded of, or have a result by now, are left out', async () => {
  const [first, second, reported] = [await series(), await series(), await series()];
  await remind(admin, [first]);
  await app.db.query(
    'update series set home_games = 3, away_games = 0, home_goals = 0, away_goals = 0, walkover = $2, reported_at = now() where id = $1',
    [reported, 'home'],
  );
  expect(await remind(admin, [first, second, reported, 999_999])).toEqual({ series: 1, captains: 2 });
  expect((await late(admin)).map(({ isRemindedToday }) => isRemindedToday)).toEqual([true, true]);
});

describe('it is refused, and nothing is stored or sent', () => {
  test.each([
    { why: 'no series at all', ids: () => [], code: 'INVALID_INPUT' },
    { why: 'too many', ids: () => Array.from({ length: 201 }, (_, n) => n + 1), code: 'INVALID_INPUT' },
    {
      why: 'a series that is not late',
      ids: async () => [await series('2099-01-01T18:00:00Z')],
      code: 'NOTHING_CHANGED',
    },
  ])('$why', async ({ ids, code }) => {
    const wanted = await ids();
    const before = await stored();
    expect(await remind(admin, wanted)).toMatchObject({ code });
    expect(await stored()).toEqual(before);
  });

  test('one of them is in the division of another', async () => {
    const own = await series();
    const teams = [
      await world.league.teamIn(world.otherDivisionId, `Ett ${week}`),
      await world.league.teamIn(world.otherDivisionId, `Två ${week}`),
    ] as const;
    const others = await world.league.series(world.otherDivisionId, ...teams, { scheduledAt: '2026-03-01T18:00:00Z' });
    const before = await stored();
    expect(await remind(divisionAdmin, [own, others])).toMatchObject({ code: 'NOT_YOUR_DIVISION' });
    expect(await stored()).toEqual(before);
    expect((await late(divisionAdmin)).map(({ seriesId }) => seriesId)).toEqual([own]);
    // no captain has an account there, so no one would read it
    expect(await remind(admin, [others])).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await stored()).toEqual(before);
  });
});
