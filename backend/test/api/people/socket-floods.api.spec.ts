import { once } from 'node:events';
import { connect, type Socket as Connection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { StoredEvent } from '../../../src/modules/partners/events/stored-event.entity.ts';
import { MOST_OF_AN_ADDRESS } from '../../../src/platform/graphql/subscriptions/visitor-sockets.ts';
import { weekLeague, type WeekLeague } from '../../factories/week-league.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { insertAll } from '../../factories/rows.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';
import { holdTime } from '../../harness/time.ts';

/** What one socket, one address and one connection may ask of the server. */

let app: TestApp;
/** The same with limits, where no unit comes back. */
let limited: TestApp;
let world: WeekLeague;
const clients: WebSocket[] = [];

const UNITS = 12;

beforeAll(async () => {
  app = await bootApp({ env: { TRUSTED_PROXIES: '1' } });
  limited = await bootApp({ beside: app, env: { TRUSTED_PROXIES: '1', READ_LIMIT: String(UNITS) } });
  holdTime(limited);
  world = await weekLeague(app.db, '2030-03-14');
});
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
});
afterAll(async () => {
  await limited.close();
  await app.close();
});

/** A program's own socket; `said` is all that it heard, `closed` its code in the end. */
interface Raw {
  readonly socket: WebSocket;
  readonly said: { id?: string; type: string; payload?: unknown }[];
  readonly closed: Promise<number>;
}

async function raw({ on = app, from = '192.0.2.1' } = {}): Promise<Raw> {
  const socket = new WebSocket(`${on.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': from },
  });
  clients.push(socket);
  const said: Raw['said'] = [];
  socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString()) as Raw['said'][number]));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  return { socket, said, closed };
}

const send = ({ socket }: Raw, ...messages: object[]): void => {
  for (const message of messages) socket.send(JSON.stringify(message));
};

const subscribe = (id: string, query: string) => ({ id, type: 'subscribe', payload: { query } });

async function accepted(options: { on?: TestApp; from?: string; accessToken?: string } = {}): Promise<Raw> {
  const made = await raw(options);
  const { accessToken } = options;
  send(made, { type: 'connection_init', ...(accessToken ? { payload: { accessToken } } : {}) });
  while (!made.said.some(({ type }) => type === 'connection_ack')) await sleep(2);
  return made;
}

const CHANGES = 'subscription { leagueChanged { number } }';

describe('a socket', () => {
  test('is closed with 4429 when it sends more messages than anyone needs, and no one else is', async () => {
    const [flood, honest] = [await accepted(), await accepted()];
    send(honest, subscribe('1', CHANGES));
    send(flood, ...Array<object>(200).fill({ type: 'ping', payload: { pad: 'x'.repeat(200) } }));
    expect(await flood.closed).toBe(4429);
    expect(flood.said.filter(({ type }) => type === 'pong').length).toBeLessThan(100);
    expect(flood.said.some(({ payload }) => payload !== undefined)).toBe(false);
    send(honest, { type: 'ping' });
    while (!honest.said.some(({ type }) => type === 'pong')) await sleep(2);
  });

  test.each([
    { why: 'a document that is none', query: 'subscription {' },
    { why: 'a field that there is not', query: 'subscription { everything }' },
    { why: 'what is not for them', query: 'subscription { matchNightChanged }' },
    { why: 'a series that there is not', query: 'subscription { weekSeriesChanged(seriesId: 1) }' },
    {
      why: 'a place in the feed that there is not',
      query: 'subscription { eventPublished(after: 2000000000) { position } }',
    },
  ])('pays for a refused subscription as for several messages: $why', async ({ query }) => {
    const flood = await accepted();
    for (let n = 1; n <= 30; n++) send(flood, subscribe(String(n), query));
    expect(await flood.closed).toBe(4429);
    const refused = flood.said.filter(({ type }) => type === 'error' || type === 'next');
    // thirty messages alone could not all be answered either: a refusal leaves room for far fewer
    expect(refused.length).toBeLessThan(15);
  });

  test.each([
    { why: 'a name as long as a text', id: 'x'.repeat(101), code: 4400 },
    { why: 'a name as long as a message', id: 'x'.repeat(60_000), code: 4400 },
  ])('is closed for $why, which would come back with each value', async ({ id, code }) => {
    const made = await accepted();
    send(made, subscribe(id, CHANGES));
    expect(await made.closed).toBe(code);
    expect(made.said).toHaveLength(1);
  });

  test('cannot begin a second subscription of one name while the first begins, which no one could end then', async () => {
    const { accessToken } = await app.app
      .get(SessionsService, { strict: false })
      .beginSession(world.squads.home[0].userId as number, 'provider');
    const made = await accepted({ accessToken });
    const query = `subscription { weekSeriesChanged(seriesId: ${await world.series()}) }`;
    send(made, subscribe('1', query), { id: '1', type: 'complete' }, subscribe('1', query));
    expect(await made.closed).toBe(4409);
  });

  test('may subscribe under a name again when the first is over', async () => {
    const made = await accepted();
    for (const times of [1, 2, 3]) {
      send(made, subscribe('1', 'subscription { leagueChanged(age: 3600000) { number } }'));
      await app.db.query(`select pg_notify('league_series', '1 1')`);
      while (made.said.filter(({ type }) => type === 'next').length < times) await sleep(2);
      send(made, { id: '1', type: 'complete' });
      await sleep(20);
    }
    expect(made.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('that does not say who it is has seconds, and counts for its address', async () => {
    const from = '192.0.2.50';
    const silent = await Promise.all(Array.from({ length: MOST_OF_AN_ADDRESS }, () => raw({ from })));
    const over = await raw({ from });
    expect(over.socket.readyState).not.toBe(WebSocket.OPEN);
    // another address has places of its own
    await accepted({ from: '192.0.2.51' });
    expect(await Promise.all(silent.map(({ closed }) => closed))).toEqual(silent.map(() => 4408));
    await accepted({ from });
  });

  test('that has said who it is no longer counts as one that has not', async () => {
    const from = '192.0.2.52';
    for (let n = 0; n < MOST_OF_AN_ADDRESS; n++) await accepted({ from });
    const one = await raw({ from });
    expect(one.socket.readyState).toBe(WebSocket.OPEN);
  });
});

test('an address opens as many sockets in a minute as it may read', async () => {
  const from = '192.0.2.60';
  for (let n = 0; n < UNITS; n++) (await accepted({ on: limited, from })).socket.terminate();
  const over = await raw({ on: limited, from });
  expect(over.socket.readyState).not.toBe(WebSocket.OPEN);
  await accepted({ on: limited, from: '192.0.2.61' });
});

test('sockets that are gone before anyone knows whose they are count for nothing', async () => {
  const userId = world.squads.home[0].userId as number;
  const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    // the reading of each one's session waits for this lock, and the connections end meanwhile
    await holder.query('begin; lock table session in access exclusive mode');
    const closed: Promise<unknown>[] = [];
    const watch = (connection: Connection): void => void closed.push(once(connection, 'close'));
    app.app.getHttpServer().on('connection', watch);
    const gone = await Promise.all(Array.from({ length: 40 }, () => raw()));
    app.app.getHttpServer().off('connection', watch);
    for (const one of gone) send(one, { type: 'connection_init', payload: { accessToken } }, { type: 'ping' });
    while (!gone.every(({ said }) => said.length > 0)) await sleep(2);
    for (const { socket } of gone) socket.terminate();
    await Promise.all(closed);
  } finally {
    await holder.end();
  }
  // the first of them may be known before those that are gone
  for (let n = 0; n < 5; n++) await accepted({ accessToken });
});

describe('what is told costs', () => {
  const EVENTS = 3000;
  const address = (last: number) => ({ headers: { 'x-forwarded-for': `192.0.2.${last}` } });
  let before: number;
  beforeAll(async () => {
    const [counter] = await app.db.query<{ last: number }>('select last from event_counter');
    before = counter?.last ?? 0;
    for (let from = before + 1; from <= before + EVENTS; from += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => ({
        position: from + n,
        kind: 'team.changed' as const,
        facts: { teamId: 1 },
      }));
      await insertAll(app.db, StoredEvent, rows);
    }
    await app.db.query('update event_counter set last = $1', [before + EVENTS]);
  });

  test('a subscription to all that has happened, as much as the same pages', async () => {
    const socket = new Socket(limited, address(70));
    socket.subscribe(`subscription { eventPublished(after: ${before}) { position } }`);
    await socket.until(({ errors }) => errors.length > 0);
    expect(socket.errors).toMatchObject([{ extensions: { refusal: 'TOO_MANY_REQUESTS' } }]);
    // one unit for the first hundred, and one for each hundred after
    expect(socket.heard).toHaveLength(UNITS * 100 - 1);
    await socket.close();
  });

  test('and a stream the same', async () => {
    const answer = await fetch(`${limited.url}/api/events/stream?after=${before}`, address(71));
    const told = (await answer.text()).split('\nevent: ').length - 1;
    expect(told).toBe(UNITS * 100 - 1);
    expect((await fetch(`${limited.url}/api/events`, address(71))).status).toBe(429);
  });
});

describe('a connection that asks to become something else', () => {
  /** What the server answers, and that it does not wait for the other end to close. */
  async function upgraded(path: string, { protocol = 'websocket', more = '' } = {}): Promise<string> {
    const server = app.app.getHttpServer();
    const accepted = once(server, 'connection') as Promise<[Connection]>;
    const client = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined);
    let text = '';
    client.on('data', (chunk) => (text += String(chunk)));
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n${more}`);
    const over = new Promise((resolve) => client.once('end', resolve).once('close', resolve));
    const [served] = await accepted;
    served.on('error', () => undefined);
    if (!served.destroyed) await once(served, 'close');
    await over;
    client.destroy();
    return text;
  }

  test.each([
    { path: '/', status: 404 },
    { path: '/api/events/stream', status: 404 },
    { path: '/graphql/', status: 404 },
    { path: '/graphql', status: 400 },
    { path: '/graphql', protocol: 'h2c', status: 400 },
    { path: '/graphql', protocol: 'x'.repeat(5000), status: 400 },
  ])('to another protocol at $path is answered with $status and closed at once', async ({ path, protocol, status }) => {
    expect(await upgraded(path, protocol ? { protocol } : {})).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each(['/', '/graphql'])('and sends more at once, at %s, is closed too', async (path) => {
    await upgraded(path, { more: 'x'.repeat(200_000) });
  });

  test('and sends no frames but garbage is closed with the reason', async () => {
    const made = await raw();
    const { closed, socket } = made;
    (Reflect.get(socket, '_socket') as Connection).write(Buffer.alloc(100_000, 0xff));
    expect([1002, 1006]).toContain(await closed);
  });
});
