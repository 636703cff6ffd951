import { setTimeout as sleep } from 'node:timers/promises';
import { linkPlayer } from './harness/accounts.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { signIn } from './harness/browser.ts';
import { whileLocked, whileStopping, WHO_CALLS } from './harness/locked-tables.ts';
import { logLines } from './harness/log-lines.ts';

let app: TestApp;
/** It waits for locks as short as in production. */
let impatient: TestApp;
let bearer: { authorization: string };
let lines: string[];

beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  bearer = { authorization: `Bearer ${(await signIn(app, 'admin')).cookies.get('accessToken')}` };
  impatient = await bootApp({ beside: app, isImpatient: true });
  lines = logLines();
});
afterAll(async () => {
  await impatient.close();
  await app.close();
});

const json = (body: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const OPEN = '{ settings { registrationOpen } }';

/** All kinds of calls, and the same read twice, which the server would cache. */
const ASKED: [what: string, door: 'rest' | 'graphql', path: string, init: () => RequestInit][] = [
  ['a read', 'rest', '/api/settings/all', () => ({})],
  ['a read of one who is signed in', 'rest', '/api/admin/news/categories/get', () => ({ headers: bearer })],
  ['a calendar', 'rest', '/api/calendar/team/1.ics', () => ({})],
  ['a query', 'graphql', '/graphql', () => json({ query: OPEN })],
  ['a query again', 'graphql', '/graphql', () => json({ query: OPEN })],
  ['a query by address', 'graphql', `/graphql?query=${encodeURIComponent(OPEN)}`, () => ({})],
  ['a query of one who is signed in', 'graphql', '/graphql', () => json({ query: '{ requests { total } }' }, bearer)],
];

const UNAVAILABLE = { rest: 503, graphql: 200 } as const;

async function hear(of: TestApp): Promise<unknown[]> {
  return Promise.all(
    ASKED.map(async ([what, , path, init]) => {
      const answer = await fetch(of.url + path, init());
      const body = (await answer.json()) as { CODE?: number; MESSAGE?: string; errors?: { extensions: unknown }[] };
      return [what, answer.status, answer.headers.get('retry-after'), body.errors?.[0]?.extensions ?? body];
    }),
  );
}

const EXPECTED = ASKED.map(([what, door]) => [
  what,
  UNAVAILABLE[door],
  '5',
  door === 'rest'
    ? { CODE: 503, MESSAGE: 'api.error.unavailable' }
    : { code: 'SERVICE_UNAVAILABLE', messageKey: 'api.error.unavailable', retryAfter: 5 },
]);

describe('a slow database says the same as one that is away', () => {
  beforeEach(() => (lines.length = 0));

  test('when a statement is stopped', async () => {
    const heard = await whileLocked(app.databaseUrl, WHO_CALLS, () => whileStopping(app.databaseUrl, () => hear(app)));
    expect(heard).toMatchObject(EXPECTED);
  });

  test('when reads wait in vain for a table', async () => {
    expect(await whileLocked(app.databaseUrl, WHO_CALLS, () => hear(impatient))).toMatchObject(EXPECTED);
  });

  test('when it does not get to who is calling', async () => {
    const heard = await whileLocked(app.databaseUrl, [], () => whileStopping(app.databaseUrl, () => hear(app)));
    expect(heard).toMatchObject(EXPECTED);
  });

  afterEach(async () => {
    await sleep(50);
    // a line for each, with its reason and without a stack
    expect(lines.some((line) => line.includes('the database does not answer'))).toBe(true);
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([]);
  });
});
