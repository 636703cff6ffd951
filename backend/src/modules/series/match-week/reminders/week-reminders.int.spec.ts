import { League } from '../../../../../test/factories/league.ts';
import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { WeekRemindersService } from './week-reminders.service.ts';

const START = '2030-03-21T18:00:00Z';
const HOUR_BEFORE = '2030-03-21T17:00:00Z';

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let league: League;
let world: WeekLeague;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  league = new League(app.db);
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  await app.db.query('truncate season, team, player, notification, outbox_entry cascade');
  world = await weekLeague(app.db, '2030-03-18', {}, league);
});

const service = (on = app) => on.app.get(WeekRemindersService, { strict: false });

/** Sends what is due at a time. */
async function remindAt(time: string, on = app): Promise<void> {
  setTime([on], new Date(time));
  await service(on).remind();
}

const told = () =>
  app.db.query<{ user: number; series: number; sv: string }>(
    'select user_id as "user", series_id as series, description_sv as sv from notification order by id',
  );
const users = async () => (await told()).map(({ user }) => user).toSorted((one, two) => one - two);
const captains = () => [world.squads.home[0].userId, world.squads.away[0].userId];

test('both captains are told once, on the site and in the chat', async () => {
  const seriesId = await world.series({ scheduledAt: new Date(START) });
  await remindAt('2030-03-21T16:59:00Z');
  expect(await told()).toEqual([]);
  await remindAt(HOUR_BEFORE);
  await remindAt('2030-03-21T17:01:00Z');
  expect(await users()).toEqual(captains());
  expect((await told()).map(({ series }) => series)).toEqual([seriesId, seriesId]);
  const [{ messages } = { messages: 0 }] = await app.db.query<{ messages: number }>(
    `select count(*)::int as messages from outbox_entry where kind = 'direct-message'`,
  );
  expect(messages).toBe(2);
});

test('a moved series is reminded of again, and a reported one is not', async () => {
  const seriesId = await world.series({ scheduledAt: new Date(START) });
  await remindAt(HOUR_BEFORE);
  await app.db.query(`update series set scheduled_at = scheduled_at + interval '1 day' where id = $1`, [seriesId]);
  await remindAt('2030-03-22T17:00:00Z');
  expect(await told()).toHaveLength(4);
  await app.db.query(
    `update series set reported_at = now(), home_games = 3, away_games = 0, home_goals = 9, away_goals = 0 where id = $1`,
    [seriesId],
  );
  await remindAt('2030-03-22T20:00:00Z');
  expect(await told()).toHaveLength(4);
});

test('a season with nothing switched on has no reminders', async () => {
  await world.series({ scheduledAt: new Date(START) });
  await app.db.query('update match_week_rules set captains_set_times = false, captains_report = false');
  await remindAt(HOUR_BEFORE);
  expect(await told()).toEqual([]);
});

test('each person switches each reminder on and off for themself', async () => {
  await world.series();
  await world.series({ scheduledAt: new Date(START) });
  const [captain] = world.squads.home;
  await service().choose(captain, { kind: 'deadline', isOn: false });
  const choices = await service().choose(captain, { kind: 'deadline', isOn: false });
  expect(choices.map(({ isOn }) => isOn)).toEqual([false, true, true]);
  await remindAt('2030-03-20T12:00:00Z');
  expect(await users()).toEqual([world.squads.away[0].userId]);
  await remindAt(HOUR_BEFORE);
  expect(await told()).toHaveLength(3);
  expect((await service().choose(captain, { kind: 'deadline', isOn: true })).map(({ isOn }) => isOn)).toEqual([
    true,
    true,
    true,
  ]);
});

test('two instances that remind at the same moment tell everyone once', async () => {
  const ids: number[] = [];
  for (let week = 1; week <= 5; week++) ids.push(await world.series({ week, scheduledAt: new Date(START) }));
  const rows = { table: 'series', ids } as const;
  const calls = [app, other].map((on) => () => remindAt(HOUR_BEFORE, on));
  await collideCalls(app.databaseUrl, rows, calls);
  expect(await told()).toHaveLength(10);
});
