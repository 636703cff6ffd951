import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_OF_AN_ADDRESS } from '../../../src/platform/graphql/subscriptions/visitor-sockets.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';
import type { SocketOptions } from '../../harness/socket.ts';

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: WeekLeague;
let seriesId: number;
const open: Socket[] = [];

const ROOM_FOR = MOST_OF_AN_ADDRESS + 5;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app, env: { TRUSTED_PROXIES: '1', VISITOR_SOCKETS: String(ROOM_FOR) } });
  world = await weekLeague(app.db, '2030-03-14');
  seriesId = await world.series();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

type Told = { number: number; seriesId: number | null; divisionId: number | null };

function visitor(args = '', options: SocketOptions = {}): Socket {
  const socket = new Socket(other, options);
  open.push(socket);
  socket.subscribe(`subscription { leagueChanged${args} { number seriesId divisionId } }`);
  return socket;
}

/** It has no first message: the line is there when a change arrives through it. */
async function listening(args = ''): Promise<Socket> {
  const socket = visitor(args);
  await sleep(150);
  return socket;
}

const RESULT = `reported_at = now(), home_games = 4, away_games = 1, home_goals = 9, away_goals = 4`;
const NO_RESULT = `reported_at = null, home_games = null, away_games = null, home_goals = null, away_goals = null`;
const change = (what: string, id = seriesId) =>
  app.db.query(`update series set ${what}, version = version + 1 where id = $1`, [id]);

/** Waits until a visitor on another instance has heard of it. */
async function heardAfter(socket: Socket, what: () => Promise<unknown>): Promise<void> {
  const before = socket.heard.length;
  await what();
  await socket.until(({ heard }) => heard.length > before);
}

test('a visitor hears on every instance what happens to a series, and nothing else', async () => {
  const socket = await listening();
  const changes = [
    `scheduled_at = now()`,
    `scheduled_at = now() + interval '1 day'`,
    `is_streamed = true`,
    RESULT,
    `home_goals = 10`,
    NO_RESULT,
    `scheduled_at = null`,
  ];
  for (const what of changes) await heardAfter(socket, () => change(what));
  const { divisionId } = world;
  expect(socket.heard.map((one) => ({ ...(one as Told), number: 0 }))).toEqual(
    changes.map(() => ({ number: 0, seriesId, divisionId })),
  );
  // a new version, a new series without a time, and another table of the league
  await change('week = week');
  await world.series({ week: 3 });
  await app.db.query('update team set version = version where id = $1', [world.teamIds.home]).catch(() => undefined);
  await sleep(200);
  expect(socket.heard).toHaveLength(changes.length);
});

test('a page hears only of what it shows, and of what happened while it was away', async () => {
  await change(RESULT);
  await sleep(50);
  const [here, there, late, timely] = [
    await listening(`(divisionId: ${world.divisionId})`),
    await listening('(seriesId: 2000000)'),
    visitor(`(seriesId: ${seriesId}, age: 60000)`),
    visitor(`(seriesId: ${seriesId}, age: 1)`),
  ];
  await late.until(({ heard }) => heard.length > 0);
  await heardAfter(here, () => change(NO_RESULT));
  await sleep(100);
  expect([here, there, late, timely].map(({ heard }) => heard.length)).toEqual([1, 0, 2, 1]);
});

test('a visitor hears nothing that is for people who are signed in', async () => {
  const socket = new Socket(other);
  open.push(socket);
  socket.subscribe(`subscription { weekSeriesChanged(seriesId: ${seriesId}) }`);
  await socket.until(({ errors }) => errors.length === 1);
  socket.subscribe('subscription { matchNightChanged }');
  socket.subscribe();
  await socket.until(({ errors }) => errors.length === 3);
  await change(RESULT);
  await change(NO_RESULT);
  await sleep(100);
  expect(socket.heard).toEqual([]);
  expect(socket.errors).toEqual(
    Array(3).fill(expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) })),
  );
});

test('a foreign page gets no socket without a session either', async () => {
  const socket = visitor('', { headers: { origin: 'https://evil.example' } });
  await socket.until(({ closedWith, errors }) => closedWith !== null || errors.length > 0);
  expect(socket.heard).toEqual([]);
});

test('an address gets so many sockets and an instance so many; one that closes makes room', async () => {
  const from = (address: string) => visitor('(age: 3600000)', { headers: { 'x-forwarded-for': address } });
  const settled = async (sockets: Socket[]) => {
    for (const socket of sockets)
      await socket.until(({ heard, closedWith }) => heard.length > 0 || closedWith !== null);
    return sockets.filter(({ closedWith }) => closedWith === 1013).length;
  };
  const first = Array.from({ length: MOST_OF_AN_ADDRESS + 1 }, () => from('192.0.2.1'));
  expect(await settled(first)).toBe(1);
  const second = Array.from({ length: 6 }, () => from('192.0.2.2'));
  expect(await settled(second)).toBe(1);
  await first.find(({ closedWith }) => closedWith === null)?.close();
  await sleep(100);
  expect(await settled([from('192.0.2.2')])).toBe(0);
});

test('a page without a socket asks for a number, which costs no bytes while it stays', async () => {
  const ask = (etag = '') =>
    fetch(`${app.url}/graphql?query={leagueVersion}`, {
      headers: { 'if-none-match': etag, 'apollo-require-preflight': '1' },
    });
  // the first two answers come from the server library, and make the document known
  await ask();
  await ask();
  const [before, etag] = await ask().then(async (answer) => [await answer.text(), answer.headers.get('etag') ?? '']);
  expect((await ask(etag)).status).toBe(304);
  await change(RESULT);
  const after = await ask(etag);
  expect(after.status).toBe(200);
  expect(await after.text()).not.toBe(before);
  expect((await graphql(app.url, '{ leagueVersion }')).data).toEqual({ leagueVersion: expect.any(Number) });
});
