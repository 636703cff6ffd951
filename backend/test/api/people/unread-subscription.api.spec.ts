import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { NotificationsService } from '../../../src/modules/messages/notifications/notifications.service.ts';
import { OpenSockets } from '../../../src/platform/graphql/subscriptions/open-sockets.ts';
import { SubscriptionServer } from '../../../src/platform/graphql/subscriptions/subscription-server.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';
import type { SocketOptions } from '../../harness/socket.ts';
import { holdTime } from '../../harness/time.ts';

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let league: League;
const open: Socket[] = [];

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  league = new League(app.db);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

interface Account {
  userId: number;
  token: string;
}

async function account(): Promise<Account> {
  const userId = await league.user();
  const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  return { userId, token: accessToken };
}

function socket(options: SocketOptions = {}, on = app): Socket {
  const made = new Socket(on, options);
  open.push(made);
  return made;
}

/** A socket that is subscribed, and has received the present number. */
async function listening({ token }: Account, on = app): Promise<Socket> {
  const made = socket({ connectionParams: { accessToken: token } }, on);
  made.subscribe();
  return made.until(({ heard }) => heard.length > 0);
}

const notify = ({ userId }: Account, on = app) =>
  on.app.get(NotificationsService, { strict: false }).notify(userId, { sv: 'Hej.', en: 'Hello.' });

const read = (as: Account, on = app) =>
  graphql(on.url, 'mutation { markNotificationsRead { ... on NotificationsRead { count } } }', {
    headers: { authorization: `Bearer ${as.token}` },
  });

describe('the number of unread notices', () => {
  test('is told at once, and whenever it becomes another one', async () => {
    const me = await account();
    await notify(me);
    const mine = await listening(me);
    expect(mine.heard).toEqual([1]);
    await notify(me);
    await mine.until(({ heard }) => heard.at(-1) === 2);
    await read(me);
    await mine.until(({ heard }) => heard.at(-1) === 0);
    expect(mine.heard).toEqual([1, 2, 0]);
  });

  test('reaches every window of the account, on whichever instance it was changed', async () => {
    const me = await account();
    const windows = [await listening(me, app), await listening(me, app), await listening(me, other)];
    const reach = async (unread: number) =>
      Promise.all(windows.map((window) => window.until(({ heard }) => heard.at(-1) === unread)));
    await notify(me, other);
    await reach(1);
    await read(me, app);
    await reach(0);
    expect(windows.map(({ heard }) => heard.at(-1))).toEqual([0, 0, 0]);
  });

  test("is no one else's", async () => {
    const [me, somebody] = [await account(), await account()];
    const mine = await listening(me);
    const theirs = await listening(somebody);
    await notify(somebody);
    await theirs.until(({ heard }) => heard.at(-1) === 1);
    await sleep(50);
    expect(mine.heard).toEqual([0]);
  });

  test('is not told before the transaction that changes it is committed, nor of one that is not', async () => {
    const me = await account();
    const mine = await listening(me);
    const undone = app.db.transaction(async () => {
      await notify(me);
      await sleep(100);
      expect(mine.heard).toEqual([0]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await app.db.transaction(() => notify(me));
    await mine.until(({ heard }) => heard.at(-1) === 1);
    expect(mine.heard).toEqual([0, 1]);
  });

  test('of a hundred notices at once ends with the last number', async () => {
    const me = await account();
    const mine = await listening(me);
    await Promise.all(Array.from({ length: 100 }, () => notify(me)));
    await mine.until(({ heard }) => heard.at(-1) === 100);
  });

  test('is right again after the connection to the database was lost', async () => {
    const me = await account();
    const mine = await listening(me);
    const admin = new pg.Client({ connectionString: app.databaseUrl });
    await admin.connect();
    const killed = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query like 'listen %' or query = '/* worker */ select 1')`,
    );
    expect(killed.rowCount).toBe(2);
    // sent while there is no listener
    await admin.query(
      `insert into notification (user_id, description_sv, description_en) values ($1, 'Hej.', 'Hello.')`,
      [me.userId],
    );
    await admin.end();
    await mine.until(({ heard }) => heard.at(-1) === 1);
    await notify(me, other);
    await mine.until(({ heard }) => heard.at(-1) === 2);
  });

  test('costs nothing once no one listens any more', async () => {
    const me = await account();
    const mine = socket({ connectionParams: { accessToken: me.token } });
    const stop = mine.subscribe();
    await mine.until(({ heard }) => heard.length > 0);
    stop();
    await sleep(50);
    await notify(me);
    await sleep(100);
    expect(mine.heard).toEqual([0]);
    mine.subscribe();
    await mine.until(({ heard }) => heard.at(-1) === 1);
  });
});

test('what is asked through a socket takes of the same minute as what is read', async () => {
  const few = await bootApp({ beside: app, env: { READ_LIMIT: '4' } });
  holdTime(few);
  try {
    const { token } = await account();
    const made = socket({ connectionParams: { accessToken: token } }, few);
    for (const answers of [1, 2, 3]) {
      made.subscribe();
      await made.until(({ heard }) => heard.length === answers);
    }
    made.subscribe('subscription { noSuchThing }');
    await made.until(({ errors }) => errors.length === 1);
    made.subscribe();
    await made.until(({ errors }) => errors.length === 2);
    expect(made.errors[1]).toMatchObject({
      message: 'Too many attempts. Wait a while.',
      extensions: { code: 'TOO_MANY_REQUESTS', refusal: 'TOO_MANY_REQUESTS', params: { limit: 4, cost: 1 } },
    });
    expect((await graphql(few.url, '{ __typename }')).status).toBe(429);
  } finally {
    await Promise.all(open.splice(0).map((one) => one.close()));
    await few.close();
  }
});

describe('a socket', () => {
  const cookie = (token: string) => `accessToken=${token}`;

  test.each([
    { why: 'our own page', headers: () => ({ origin: app.url }), opens: true },
    { why: 'our own page', headers: () => ({ origin: app.url, 'sec-fetch-site': 'same-origin' }), opens: true },
    {
      why: 'our own page in a browser that calls every socket foreign',
      headers: () => ({ origin: app.url, 'sec-fetch-site': 'cross-site' }),
      opens: true,
    },
    { why: 'a program that is no browser', headers: () => ({}), opens: true },
    { why: 'a foreign page', headers: () => ({ origin: 'https://evil.example' }), opens: false },
    {
      why: 'a foreign page, by its browser',
      headers: () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      opens: false,
    },
    { why: 'a page that hides where it comes from', headers: () => ({ origin: 'null' }), opens: false },
  ])('with the cookie, from $why', async ({ headers, opens }) => {
    const { token } = await account();
    const made = socket({ headers: { ...headers(), cookie: cookie(token) } });
    made.subscribe();
    await made.until(({ heard, closedWith }) => heard.length > 0 || closedWith !== null);
    expect(made.heard).toEqual(opens ? [0] : []);
  });

  test('is not for a foreign page that knows a token either', async () => {
    const { token } = await account();
    const made = socket({ headers: { origin: 'https://evil.example' }, connectionParams: { accessToken: token } });
    made.subscribe();
    await made.until(({ closedWith }) => closedWith !== null);
    expect(made.heard).toEqual([]);
  });

  test.each([
    { why: 'with an unknown one', connectionParams: { accessToken: 'x'.repeat(43) }, code: 4401 },
    { why: 'with something else', connectionParams: { accessToken: { $ne: 1 } }, code: 4401 },
  ])('is closed $why', async ({ connectionParams, code }) => {
    const made = socket({ connectionParams });
    made.subscribe();
    await made.until(({ closedWith }) => closedWith !== null);
    expect(made.closedWith).toBe(code);
  });

  test('is closed with two tokens', async () => {
    const [one, two] = [await account(), await account()];
    const made = socket({ headers: { cookie: cookie(one.token) }, connectionParams: { accessToken: two.token } });
    made.subscribe();
    await made.until(({ closedWith }) => closedWith !== null);
    expect(made.closedWith).toBe(4400);
  });

  test.each([
    { type: 'next', id: 'one', payload: {} },
    { type: 'error', id: 'one', payload: [{ message: 'x' }] },
    { type: 'connection_ack' },
  ])('is closed with the reason of a bad request when it sends what only a server may: $type', async (message) => {
    const client = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = once(client, 'close');
    client.once('open', () => client.send(JSON.stringify({ type: 'connection_init' })));
    client.once('message', () => client.send(JSON.stringify(message)));
    const [code] = (await closed) as [number];
    expect(code).toBe(4400);
  });

  test.each([
    { where: 'on the same instance', on: () => app },
    { where: 'on another one', on: () => other },
  ])('is closed by the logout $where', async ({ on }) => {
    const somebody = await listening(await account());
    const me = await account();
    const mine = await listening(me);
    await fetch(`${on().url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${me.token}` } });
    await mine.until(({ closedWith }) => closedWith !== null);
    expect(mine.closedWith).toBe(4401);
    expect(somebody.closedWith).toBeNull();
  });

  test.each([
    { why: 'ran out', sql: `update session set expires_at = now() - interval '1 second' where user_id = $1` },
    {
      why: 'was not used for long',
      sql: `update session set last_seen_at = now() - interval '15 days' where user_id = $1`,
    },
    { why: 'was ended behind our back', sql: 'delete from session where user_id = $1' },
  ])('is closed at the next look when its session $why', async ({ sql }) => {
    const me = await account();
    const mine = await listening(me);
    const somebody = await listening(await account());
    await app.db.query(sql, [me.userId]);
    await app.app.get(OpenSockets).sweep();
    await mine.until(({ closedWith }) => closedWith === 4401);
    expect(somebody.closedWith).toBeNull();
  });

  test('stays open when the session is renewed', async () => {
    const userId = await league.user({ discordId: '100000000000000001' });
    const sessions = app.app.get(SessionsService, { strict: false });
    const { accessToken } = await sessions.beginSession(userId, 'provider');
    const mine = await listening({ userId, token: accessToken });
    await app.db.query(`update session set access_hash = sha256('another'::bytea) where user_id = $1`, [userId]);
    await app.app.get(OpenSockets).sweep();
    await notify({ userId, token: accessToken });
    await mine.until(({ heard }) => heard.at(-1) === 1);
    expect(mine.closedWith).toBeNull();
  });

  test('takes messages of 64 KB and no larger ones', async () => {
    const { token } = await account();
    const raw = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(raw, 'open');
    raw.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token, pad: 'x'.repeat(60_000) } }));
    expect(String((await once(raw, 'message'))[0])).toContain('connection_ack');
    raw.send('x'.repeat(65_537));
    expect((await once(raw, 'close'))[0]).toBe(1009);
  });

  test.each([
    { why: 'a query', query: '{ me { userId } }' },
    { why: 'a mutation', query: 'mutation { leaveTeam { __typename } }' },
    { why: 'a query beside a subscription', query: 'subscription A { unreadNotifications } query B { __typename }' },
    { why: 'an unknown field', query: 'subscription { everything }' },
    { why: 'two at once', query: 'subscription { unreadNotifications again: unreadNotifications }' },
    { why: 'no document', query: 'subscription {' },
    { why: 'more words than any', query: `subscription { ${'unreadNotifications '.repeat(1001)} }` },
  ])('does not take $why', async ({ query }) => {
    const made = socket({ connectionParams: { accessToken: (await account()).token } });
    made.subscribe(query);
    await made.until(({ errors }) => errors.length > 0);
    expect(made.errors).toContainEqual(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    );
    expect(made.heard).toEqual([]);
  });

  test('takes ten subscriptions, and a session twenty sockets', async () => {
    const me = await account();
    const many = await listening(me);
    for (let n = 0; n < 10; n++) many.subscribe();
    await many.until(({ errors, heard }) => errors.length === 1 && heard.length === 10);
    for (let n = 1; n < 20; n++) await listening(me);
    const last = socket({ connectionParams: { accessToken: me.token } });
    last.subscribe();
    await last.until(({ closedWith }) => closedWith !== null);
    expect(last.closedWith).toBe(4429);
  });

  test('is nowhere but at the path of GraphQL', async () => {
    const { token } = await account();
    for (const path of ['/graphql/', '/graphqlx', '/api', '/']) {
      const made = socket({ path, connectionParams: { accessToken: token } });
      made.subscribe();
      await made.until(({ errors, closedWith }) => errors.length > 0 || closedWith !== null);
      expect(made.heard).toEqual([]);
    }
    const plain = connect(Number(new URL(app.url).port), '127.0.0.1');
    plain.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(String((await once(plain, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
    plain.destroy();
  });

  test('is sent to another instance when this one leaves, which does not wait for it', async () => {
    const leaving = await bootApp({ beside: app });
    const mine = await listening(await account(), leaving);
    leaving.app.get(SubscriptionServer).close();
    await mine.until(({ closedWith }) => closedWith !== null);
    expect(mine.closedWith).toBe(1001);
    const late = socket({ connectionParams: { accessToken: (await account()).token } }, leaving);
    late.subscribe();
    await late.until(({ errors, closedWith }) => errors.length > 0 || closedWith !== null);
    await leaving.close();
  });
});

test('over HTTP there are no subscriptions', async () => {
  const { token } = await account();
  const answer = await graphql(app.url, 'subscription { unreadNotifications }', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});
