import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { TimelineService } from '../../../src/modules/series/match-week/timeline.service.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
let seriesId: number;
let otherSeriesId: number;
const open: Socket[] = [];

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = await weekLeague(app.db, '2030-03-14');
  [seriesId, otherSeriesId] = [await world.series(), await world.series({ week: 2 })];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function subscribed({ userId }: Actor, query: string): Promise<Socket> {
  const { accessToken } = await app.app
    .get(SessionsService, { strict: false })
    .beginSession(userId as number, 'provider');
  const socket = new Socket(other, { connectionParams: { accessToken } });
  open.push(socket);
  socket.subscribe(`subscription { ${query} }`);
  return socket.until(({ heard, errors }) => heard.length + errors.length > 0);
}

const happens = (id: number) =>
  app.app.get(TimelineService, { strict: false }).record({
    ...{ seriesId: id, kind: 'times-offered', side: 'home', userId: null, at: new Date() },
  });

test('both teams and staff hear on every instance when their series changes, and not when another does', async () => {
  const mine = `weekSeriesChanged(seriesId: ${seriesId})`;
  const sockets = [
    await subscribed(world.squads.home[0], mine),
    await subscribed(world.squads.away[1] as Actor, mine),
    await subscribed(world.steward, mine),
  ];
  const night = await subscribed(world.steward, 'matchNightChanged');
  const lengths = () => [night, ...sockets].map(({ heard }) => heard.length);
  /** Which of the sockets hear of a change: the night first. They begin to listen with a signal of its own. */
  const whoHear = async (change: () => Promise<unknown>, first: Socket) => {
    const before = lengths();
    await change();
    await first.until(({ heard }) => heard.length > (before[[night, ...sockets].indexOf(first)] as number));
    await sleep(200);
    return lengths().map((length, at) => length > (before[at] as number));
  };
  await whoHear(() => happens(seriesId), night);
  expect(await whoHear(() => happens(otherSeriesId), night)).toEqual([true, false, false, false]);
  expect(await whoHear(() => happens(seriesId), night)).toEqual([true, true, true, true]);
  const moves = () =>
    app.db.query('update series set scheduled_at = now(), version = version + 1 where id = $1', [seriesId]);
  expect(await whoHear(moves, sockets[0] as Socket)).toEqual([true, true, true, true]);
});

test('other people hear nothing', async () => {
  const [stranger, player] = [
    await subscribed(world.stranger, `weekSeriesChanged(seriesId: ${seriesId})`),
    await subscribed(world.squads.home[0], 'matchNightChanged'),
  ];
  await happens(seriesId);
  await sleep(200);
  expect([stranger.heard, player.heard]).toEqual([[], []]);
  expect([stranger.errors.length, player.errors.length]).toEqual([1, 1]);
});
