import { setTimeout as sleep } from 'node:timers/promises';
import { ANONYMOUS } from '../src/domain/actor.ts';
import { HousekeepingService } from '../src/modules/staff/housekeeping/housekeeping.service.ts';
import { ApiKeysService } from '../src/modules/partners/api-keys.service.ts';
import { KeyUse } from '../src/platform/limits/key-use.ts';
import { makeCall, partsOf } from './api/documented-calls.ts';
import type { Ask } from './api/documented-world.ts';
import { documentedWorld } from './api/documented-world.ts';
import { bootApp } from './harness/app.ts';
import type { TestApp } from './harness/app.ts';
import { signIn, type Browser } from './harness/browser.ts';
import { moveMachineClock } from './harness/machine-clock.ts';
import { DOCUMENTED_CALLS } from './harness/role-table.ts';

/** Instances have one time, the database's (T119): on one whose machine shows another time, nothing goes by that. */

const DAY_MS = 86_400_000;
/** Far enough that nothing else lies there. */
const AHEAD_DAYS = 3000;

/** Columns with a time: instants, days, and milliseconds since 1970. */
const COLUMNS = `
  select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     and (c.data_type in ('timestamp with time zone', 'date') or c.column_name like '%\\_at' or c.column_name like '%\\_until')
   order by 1, 2`;

interface TimeColumn {
  table: string;
  column: string;
  type: string;
}

/** The columns with a value within a hundred days of the wrong clock. */
async function columnsByTheWrongClock({ db }: TestApp): Promise<string[]> {
  const columns = await db.query<TimeColumn>(COLUMNS);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const days =
      type === 'double precision'
        ? `"${column}" / ${DAY_MS} - extract(epoch from now()) / 86400`
        : `extract(epoch from "${column}"::timestamptz - now()) / 86400`;
    const sql = `select 1 from "${table}" where abs(${days} - ${AHEAD_DAYS}) < 100 limit 1`;
    if ((await db.query(sql)).length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

const POSTS = DOCUMENTED_CALLS.filter(({ call }) => call.startsWith('POST ')).map((row) => ({
  ...row,
  ...partsOf(row),
}));

let app: TestApp;
let wrong: TestApp;
let setRight: () => void;
/** Signed in before the clock is wrong. */
let browser: Browser;
const asked = new Map<string, Ask>();
beforeAll(async () => {
  app = await bootApp();
  // all of it is made before the clock is wrong
  const { ask } = await documentedWorld(app);
  for (const { call, method, path, actor } of POSTS) asked.set(call, await ask(method, path, actor));
  browser = await signIn(app, 'player');
  setRight = moveMachineClock(AHEAD_DAYS * DAY_MS);
  wrong = await bootApp({ beside: app });
});
afterAll(async () => {
  await wrong.close();
  setRight();
  await app.close();
});

test('an instance with a wrong clock stores the time of the others, in every column', async () => {
  const refused: unknown[] = [];
  for (const row of POSTS) {
    const answer = await makeCall(wrong.url, row, asked.get(row.call)!);
    if (answer.status !== 200) refused.push([row.call, answer.status, await answer.text()]);
  }
  expect(refused).toEqual([]);
  const later = await signIn(wrong, 'player');
  expect((await later.post('/api/auth/refresh')).status).toBe(200);
  const operator = { ...ANONYMOUS, userId: 0 };
  const terms = { name: 'Appen', contact: '', scopes: ['rest:read' as const], ownLimit: null };
  const { secret } = await wrong.app.get(ApiKeysService, { strict: false }).make(operator, terms);
  const keyed = () => fetch(`${wrong.url}/api/feeds/results.atom`, { headers: { 'x-api-key': secret } });
  // the instance learns of a new key a moment later
  while ((await keyed()).status === 401) await sleep(20);
  await wrong.app.get(KeyUse, { strict: false }).store();
  expect(await columnsByTheWrongClock(app)).toEqual([]);
  // the walk would have found something
  await app.db.query(`update api_key_bucket set full_at = extract(epoch from now()) * 1000 + $1::float8`, [
    AHEAD_DAYS * DAY_MS,
  ]);
  await app.db.query(`update session set last_seen_at = now() + $1 * interval '1 day'`, [AHEAD_DAYS]);
  expect(await columnsByTheWrongClock(app)).toEqual(['api_key_bucket.full_at', 'session.last_seen_at']);
  await app.db.query(`update session set last_seen_at = now()`);
});

test('it ends no session, and deletes nothing that others need', async () => {
  await wrong.app.get(HousekeepingService, { strict: false }).sweep();
  const me = async (url: string) => {
    const headers = {
      cookie: browser.cookieHeader,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const body = JSON.stringify({ query: '{ me { displayName } }' });
    return await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json();
  };
  const there = { data: { me: { displayName: expect.any(String) } } };
  expect([await me(app.url), await me(wrong.url)]).toEqual([there, there]);
});
