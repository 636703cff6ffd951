import { ANONYMOUS } from '../../../src/domain/actor.ts';
import type { KeyTerms } from '../../../src/domain/partners/api-key.ts';
import { HousekeepingService } from '../../../src/modules/staff/housekeeping/housekeeping.service.ts';
import type { ListedApiKey } from '../../../src/modules/partners/api-key.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { KeyUse } from '../../../src/platform/limits/key-use.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { holdTime, setTime } from '../../harness/time.ts';

/** What a partner's key opens, how often, on every instance, and how its use is counted (R32). */

const LIMIT = 40;
const OPERATOR = { ...ANONYMOUS, userId: 0 };
const TERMS: KeyTerms = { name: '', contact: 'Ada', scopes: ['graphql:read', 'rest:read'], ownLimit: LIMIT };

let one: TestApp;
let two: TestApp;
let named = 0;
beforeAll(async () => {
  const env = { READ_LIMIT: '10000', KEY_READ_LIMIT: '3000' };
  one = await bootApp({ env });
  two = await bootApp({ env, beside: one });
  // units come back with the time, so it stands still at the same moment for both
  for (const app of [one, two]) holdTime(app);
  setTime([one, two], new Date('2026-03-10T12:00:00Z'));
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const service = (): ApiKeysService => one.app.get(ApiKeysService, { strict: false });

interface Answer {
  status: number;
  policy: string | null;
  left: string | null;
  retryAfter: string | null;
  body: unknown;
}

async function ask(app: TestApp, secret: string, path = '/graphql'): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify({ query: '{ seasons { id } }' }) };
  const headers = { 'content-type': 'application/json', 'x-api-key': secret };
  const answer = await fetch(app.url + path, { headers, ...(path === '/graphql' ? init : {}) });
  const text = await answer.text();
  return {
    status: answer.status,
    policy: answer.headers.get('ratelimit-policy'),
    left: answer.headers.get('ratelimit'),
    retryAfter: answer.headers.get('retry-after'),
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

const FEED = '/api/feeds/results.atom';

/** A key that both instances know, with a full bucket. */
async function key(terms: Partial<KeyTerms> = {}): Promise<{ secret: string; key: ListedApiKey }> {
  const made = await service().make(OPERATOR, { ...TERMS, name: `Partner ${++named}`, ...terms });
  for (const app of [one, two]) {
    while ((await ask(app, made.secret)).status === 401) await new Promise((done) => setTimeout(done, 20));
  }
  await one.db.query('delete from api_key_bucket where key_id = $1', [made.key.id]);
  return made;
}

test('a new key holds on the other instance at once, also when no message has come', async () => {
  await one.db.query('alter table api_key disable trigger api_key_changed');
  try {
    const { secret } = await service().make(OPERATOR, { ...TERMS, name: 'At once' });
    expect((await ask(two, secret)).status).toBe(200);
    expect((await ask(two, secret, FEED)).status).toBe(200);
    const closed = await service().make(OPERATOR, { ...TERMS, name: 'At once, closed', scopes: ['rest:read'] });
    expect((await ask(two, closed.secret)).status).toBe(403);
    expect((await ask(two, closed.secret, FEED)).status).toBe(200);
  } finally {
    await one.db.query('alter table api_key enable trigger api_key_changed');
  }
});

test('a key holds as Bearer too, at both doors, and a wrong one there says so', async () => {
  const { secret } = await key();
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  for (const path of ['/graphql?query={seasons{id}}', FEED]) {
    const answer = await fetch(one.url + path, bearer(secret));
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, `"key";q=${LIMIT};w=60`]);
    expect(answer.headers.get('cache-control')).not.toMatch(/no-store/);
    for (const wrong of [`${secret}x`, secret.slice(0, -1), secret.replace(/.$/, '?')]) {
      const refused = await fetch(one.url + path, bearer(wrong));
      expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('unknown-api-key')]);
    }
  }
  // it names no person
  const own = await fetch(`${one.url}/api/team/signedUpTeams`, bearer(secret));
  expect([own.status, await own.json()]).toMatchObject([401, { MESSAGE: 'api.error.unauthenticated' }]);
});

test('wrong keys pay from their address, however many come at the same time', async () => {
  const wrong = Array.from({ length: 30 }, (_, n) => `sbl_${String(n).padStart(43, 'x')}`);
  const answers = await Promise.all(wrong.map((secret) => ask(two, secret)));
  expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 401));
  expect(answers.every(({ policy }) => policy?.startsWith('"address"'))).toBe(true);
  expect((await ask(two, 'no key at all')).status).toBe(401);
});

test('two instances that are hammered with one key let through exactly its limit', async () => {
  const { secret } = await key();
  const calls = Array.from({ length: 3 * LIMIT }, (_, n) => ask(n % 2 === 0 ? one : two, secret));
  const answers = await Promise.all(calls);
  const passed = answers.filter(({ status }) => status === 200);
  expect(passed).toHaveLength(LIMIT);
  expect(new Set(passed.map(({ left }) => left)).size).toBe(LIMIT);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2 * LIMIT);
  for (const { policy, left, retryAfter } of refused) {
    expect([policy, left, retryAfter]).toEqual([`"key";q=${LIMIT};w=60`, '"key";r=0;t=2', '2']);
  }
});

test('units come back on every instance, as many as the time gives', async () => {
  const { secret } = await key();
  for (let n = 0; n < LIMIT; n++) await ask(one, secret);
  expect((await ask(two, secret)).status).toBe(429);
  setTime([one, two], new Date('2026-03-10T12:00:03Z'));
  const answers = [await ask(two, secret), await ask(one, secret), await ask(two, secret)];
  setTime([one, two], new Date('2026-03-10T12:00:00Z'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test.each([7, 11, 13, 59_999])(
  'the last of %i units passes too, though a unit is no whole number of milliseconds',
  async (ownLimit) => {
    const { secret } = await key({ ownLimit });
    await one.db.query('delete from api_key_bucket');
    expect(await ask(one, secret)).toMatchObject({ status: 200, left: expect.stringContaining(`r=${ownLimit - 1};`) });
    if (ownLimit > 100) return;
    for (let n = 1; n < ownLimit; n++) expect((await ask(n % 2 === 0 ? one : two, secret)).status).toBe(200);
    expect((await ask(one, secret)).status).toBe(429);
  },
);

test('a limit that is changed counts for the next calls', async () => {
  const { secret, key: made } = await key();
  await service().change(OPERATOR, made, { ...TERMS, name: made.name, ownLimit: 1 });
  while (!(await ask(two, secret)).policy?.includes('q=1;')) await new Promise((done) => setTimeout(done, 20));
  expect((await ask(two, secret)).status).toBe(429);
});

test('a revoked key is refused by the other instance from the commit on', async () => {
  const { secret, key: made } = await key();
  expect((await ask(two, secret)).status).toBe(200);
  await service().revoke(OPERATOR, made);
  expect([(await ask(one, secret)).status, (await ask(two, secret)).status]).toEqual([401, 401]);
});

describe('a key that lacks a scope', () => {
  test('of GraphQL reads REST, and is told what it lacks', async () => {
    const { secret } = await key({ scopes: ['rest:read'] });
    expect((await ask(one, secret, FEED)).status).toBe(200);
    expect(await ask(one, secret)).toMatchObject({
      status: 403,
      left: expect.stringContaining('"key";r='),
      body: {
        errors: [
          {
            message: 'The API key does not open this: it lacks graphql:read. Write to us if you need it.',
            extensions: { code: 'FORBIDDEN', refusal: 'KEY_SCOPE_MISSING', params: { scope: 'graphql:read' } },
          },
        ],
      },
    });
  });

  test('of REST reads GraphQL, and is told what it lacks', async () => {
    const { secret } = await key({ scopes: ['graphql:read'] });
    expect((await ask(two, secret)).status).toBe(200);
    expect(await ask(two, secret, FEED)).toMatchObject({
      status: 403,
      body: { CODE: 403, MESSAGE: 'api.error.key-scope', params: { scope: 'rest:read' } },
    });
  });
});

describe('the use of a key', () => {
  const store = async (): Promise<void> => {
    for (const app of [one, two]) await app.app.get(KeyUse, { strict: false }).store();
  };
  const useOf = async (id: number) => (await service().all()).find((listed) => listed.id === id);

  test('is the sum of all instances by day in Sweden, with the refused calls and the last one', async () => {
    const { secret, key: made } = await key({ ownLimit: 5 });
    await store();
    await one.db.query('delete from api_key_use where key_id = $1', [made.id]);
    for (let n = 0; n < 4; n++) await ask(n % 2 === 0 ? one : two, secret);
    await store();
    for (let n = 0; n < 3; n++) await ask(one, secret);
    // after midnight in Sweden
    setTime([one, two], new Date('2026-03-10T23:30:00Z'));
    await ask(two, secret);
    await store();
    await store();
    const use = await useOf(made.id);
    setTime([one, two], new Date('2026-03-10T12:00:00Z'));
    expect(use?.days).toHaveLength(30);
    expect(use?.days.slice(-2)).toEqual([
      { day: '2026-03-10', calls: 7, refused: 2 },
      { day: '2026-03-11', calls: 1, refused: 0 },
    ]);
    expect(use?.lastUsedAt).toBe('2026-03-10T23:30:00.000Z');
  });

  test('that could not be stored is stored the next time, once', async () => {
    const { secret, key: made } = await key();
    await store();
    await one.db.query('delete from api_key_use where key_id = $1', [made.id]);
    await ask(one, secret);
    await one.db.query('alter table api_key_use rename to away');
    await expect(one.app.get(KeyUse, { strict: false }).store()).rejects.toThrow('api_key_use');
    await one.db.query('alter table away rename to api_key_use');
    await ask(one, secret);
    await store();
    expect((await useOf(made.id))?.days.at(-1)).toEqual({ day: '2026-03-10', calls: 2, refused: 0 });
  });

  test('is kept for 400 days, and as long a revoked key with its contact', async () => {
    const { key: made } = await key();
    await service().revoke(OPERATOR, made);
    await one.db.query(
      `insert into api_key_use (key_id, day, calls, refused, last_at)
       select $1, day, 1, 0, day from unnest('{2025-02-02,2025-02-03}'::date[]) day`,
      [made.id],
    );
    const days = async (): Promise<string[]> =>
      (
        await one.db.query<{ day: string }>(
          `select day::text from api_key_use where key_id = $1 and day < '2026-01-01' order by day`,
          [made.id],
        )
      ).map(({ day }) => day);
    const housekeeping = one.app.get(HousekeepingService, { strict: false });
    await housekeeping.sweep();
    expect(await days()).toEqual(['2025-02-03']);
    expect((await useOf(made.id))?.contact).toBe('Ada');
    setTime([one], new Date('2027-06-01T12:00:00Z'));
    await housekeeping.sweep();
    setTime([one], new Date('2026-03-10T12:00:00Z'));
    expect(await days()).toEqual([]);
    expect(await useOf(made.id)).toBeUndefined();
  });
});
