import { request } from 'node:http';
import pg from 'pg';
import { createApiKey, listApiKeys, revokeApiKey } from '../../../src/admin/api-key.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { holdTime } from '../../harness/time.ts';
import { PAGES } from './page-queries.ts';

/** The limits of reads, by address or by a partner's key. */

const PER_ADDRESS = 5;
const PER_KEY = 8;
const SEASONS = JSON.stringify({ query: '{ seasons { id } }' });

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await bootApp({ env: { READ_LIMIT: `${PER_ADDRESS}`, KEY_READ_LIMIT: `${PER_KEY}`, TRUSTED_PROXIES: '1' } });
  holdTime(app);
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

async function call(
  path: string,
  from: string,
  { key, ...init }: RequestInit & { key?: string } = {},
): Promise<Answer> {
  const headers = {
    'x-forwarded-for': from,
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'x-api-key': key }),
  };
  const answer = await fetch(app.url + path, { headers, ...init });
  const text = await answer.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
}

const graphql = (from: string, key?: string): Promise<Answer> =>
  call('/graphql', from, { method: 'POST', body: SEASONS, ...(key === undefined ? {} : { key }) });

const statuses = async (times: number, one: () => Promise<Answer>): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await one()).status);
  return all;
};

const passed = (times: number): number[] => Array<number>(times).fill(200);

const keys = (): ApiKeysService => app.app.get(ApiKeysService, { strict: false });

async function newKey(partner: string): Promise<string> {
  const sentence = await createApiKey(keys(), partner);
  return /sbl_[\w-]{43}$/.exec(sentence)?.[0] ?? '';
}

/** The server learns of a change a moment after the commit. */
async function until(status: number, one: () => Promise<Answer>): Promise<void> {
  while ((await one()).status !== status) await new Promise((done) => setTimeout(done, 20));
}

test('the last read of a minute passes and the next is refused, with the time to wait, as GraphQL says it', async () => {
  expect(await statuses(PER_ADDRESS, () => graphql('192.0.2.1'))).toEqual(passed(PER_ADDRESS));
  const { status, retryAfter, body } = await graphql('192.0.2.1');
  expect([status, retryAfter]).toEqual([429, '12']);
  expect(body).toEqual({
    errors: [
      {
        message: 'Too many attempts. Wait a while.',
        extensions: {
          code: 'TOO_MANY_REQUESTS',
          hint: 'Wait as many seconds as Retry-After says. A key has more units: /developers.',
          messageKey: 'api.error.too-many-requests',
          refusal: 'TOO_MANY_REQUESTS',
          params: { retryAfter: 12 },
        },
      },
    ],
  });
});

test('REST reads count along with GraphQL, and are refused as REST says it', async () => {
  expect(await statuses(2, () => graphql('192.0.2.2'))).toEqual(passed(2));
  const rest = (): Promise<Answer> => call('/api/feeds/results.atom', '192.0.2.2');
  expect(await statuses(PER_ADDRESS - 2, rest)).toEqual(passed(PER_ADDRESS - 2));
  expect(await rest()).toEqual({
    status: 429,
    retryAfter: '12',
    body: {
      CODE: 429,
      MESSAGE: 'api.error.too-many-requests',
      text: 'Too many attempts. Wait a while.',
      hint: 'Wait as many seconds as Retry-After says. A key has more units: /developers.',
      params: { retryAfter: 12 },
    },
  });
});

test('cached answers count too, and counting asks the database nothing', async () => {
  const path = `/graphql?query=${encodeURIComponent('{ seasons { id } }')}`;
  await statuses(PER_ADDRESS, () => call(path, '192.0.2.3'));
  const kept = await statements(() => call(path, '192.0.2.30'));
  expect([kept.result.status, kept.count]).toEqual([200, 1]);
  const refused = await statements(() => call(path, '192.0.2.3'));
  expect([refused.result.status, refused.count]).toEqual([429, 0]);
});

describe('an answer says how much is left, and of how much', () => {
  const path = `/graphql?query=${encodeURIComponent('{ seasons { id } }')}`;
  const fields = async (url: string, from: string, init: RequestInit = {}) => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(app.url + url, { ...init, headers });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')];
  };
  const policy = `"address";q=${PER_ADDRESS};w=60`;

  test('whether it is kept, not changed, worked for by GraphQL or by REST, or refused', async () => {
    const from = '192.0.2.31';
    const post = { method: 'POST', body: SEASONS };
    const etag = (await fetch(app.url + path, { headers: { 'x-forwarded-for': '192.0.2.32' } })).headers.get('etag');
    expect(await fields(path, from)).toEqual([200, policy, '"address";r=4;t=12']);
    expect(await fields(path, from, { headers: { 'if-none-match': String(etag) } })).toEqual([
      304,
      policy,
      '"address";r=3;t=24',
    ]);
    const cookie = { cookie: 'accessToken=none' };
    expect(await fields('/graphql', from, { ...post, headers: cookie })).toEqual([200, policy, '"address";r=2;t=36']);
    expect(await fields('/api/feeds/results.atom', from)).toEqual([200, policy, '"address";r=1;t=48']);
    expect(await fields('/api/feeds/results.atom', from)).toEqual([200, policy, '"address";r=0;t=60']);
    // in a refused call, `t` is the same as `Retry-After`
    expect(await fields('/api/feeds/results.atom', from)).toEqual([429, policy, '"address";r=0;t=12']);
    expect(await fields('/graphql', from, post)).toEqual([429, policy, '"address";r=0;t=12']);
  });

  test('with all that a dear call has taken, and with what is left when it is refused', async () => {
    const from = '192.0.2.33';
    const dear = '/api/season/all/division/all';
    expect(await fields(dear, from)).toEqual([200, policy, '"address";r=2;t=36']);
    expect(await fields(dear, from)).toEqual([429, policy, '"address";r=1;t=12']);
    expect((await call(dear, from)).body).toMatchObject({
      CODE: 429,
      MESSAGE: 'api.error.too-many-requests',
      params: { retryAfter: 24, limit: PER_ADDRESS, cost: 3 },
    });
  });

  test('and by which key', async () => {
    const key = await newKey('Räknaren');
    await until(200, () => graphql('192.0.2.34', key));
    const headers = { 'x-api-key': key };
    expect(await fields(path, '192.0.2.35', { headers })).toEqual([200, `"key";q=${PER_KEY};w=60`, '"key";r=6;t=15']);
  });

  test('where nothing is limited, nothing is said', async () => {
    expect(await fields('/health/live', '192.0.2.36')).toEqual([200, null, null]);
  });
});

test('one address takes nothing from another, and what a caller claims before the proxy’s word makes no other', async () => {
  await statuses(PER_ADDRESS, () => graphql('192.0.2.4'));
  expect((await graphql('192.0.2.5')).status).toBe(200);
  expect((await graphql('10.9.8.7, 192.0.2.4')).status).toBe(429);
});

test('addresses of one IPv6 network count as one', async () => {
  for (let n = 0; n < PER_ADDRESS; n++) await graphql(`2001:db8:1:1::${n}`);
  expect((await graphql('2001:db8:1:1:ffff::1')).status).toBe(429);
  expect((await graphql('2001:db8:1:2::1')).status).toBe(200);
});

test.each(['/GraphQL', '//graphql', '/graphql/', '/API/feeds/results.atom', '/api//feeds/results.atom'])(
  'another spelling is counted too: %s',
  async (path) => {
    const from = `198.51.100.${path.length}`;
    await statuses(PER_ADDRESS, () => graphql(from));
    expect((await call(path, from)).status).toBe(429);
  },
);

test('nor is the whole address in the request line', async () => {
  const from = '198.51.100.99';
  await statuses(PER_ADDRESS, () => graphql(from));
  const { hostname, port } = new URL(app.url);
  const status = await new Promise((resolve, reject) => {
    const path = `${app.url}/graphql?query=%7Bseasons%7Bid%7D%7D`;
    request({ hostname, port, path, headers: { 'x-forwarded-for': from } }, (res) => resolve(res.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(429);
});

test('the picture of a link counts: it is looked up by what its page is about, whatever it is called', async () => {
  const from = '192.0.2.7';
  const asked = await statuses(PER_ADDRESS, () => call('/api/previews/team/1/se-0123456789abcdef.png', from));
  expect(asked).not.toContain(429);
  expect((await call('/api/previews/team/1/se-0123456789abcdef.png', from)).status).toBe(429);
});

test('pictures, pages and health are not counted', async () => {
  await statuses(PER_ADDRESS, () => graphql('192.0.2.6'));
  for (const path of ['/api/images/none.webp', '/', '/health/live', '/sitemap.xml']) {
    expect((await call(path, '192.0.2.6')).status).not.toBe(429);
  }
});

describe('a partner’s key', () => {
  test('has a count of its own, wherever it calls from', async () => {
    const key = await newKey('Statistiksajten');
    await statuses(PER_ADDRESS, () => graphql('203.0.113.1'));
    await until(200, () => graphql('203.0.113.1', key));
    const rest = await statuses(PER_KEY - 1, () => graphql('203.0.113.2', key));
    expect(rest).toEqual(passed(PER_KEY - 1));
    expect((await call('/api/feeds/results.atom', '203.0.113.3', { key })).status).toBe(429);
    expect((await graphql('203.0.113.2')).status).toBe(200);
  });

  test('is stored as a digest only, and shown once', async () => {
    const key = await newKey('Appen');
    const { rows } = await client.query<{ row: string }>('select t::text as row from api_key t');
    expect(rows.map(({ row }) => row).join()).not.toContain(key);
    const audit = await client.query<{ row: string }>('select t::text as row from audit_entry t');
    expect(audit.rows.map(({ row }) => row).join()).toContain('Appen');
    expect(audit.rows.map(({ row }) => row).join()).not.toContain(key);
    expect((await listApiKeys(keys())).join()).not.toContain(key);
    await expect(newKey('appen')).rejects.toThrow('has a key');
  });

  test('that is revoked is 401 at once, through both doors, and in no one’s name again', async () => {
    const key = await newKey('Gästen');
    await until(200, () => graphql('203.0.113.4', key));
    expect(await revokeApiKey(keys(), 'gästen')).toBe('The key of Gästen is revoked.');
    await until(401, () => graphql('203.0.113.5', key));
    expect(await graphql('203.0.113.6', key)).toMatchObject({
      status: 401,
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED', messageKey: 'api.error.unknown-api-key' } }] },
    });
    expect(await call('/api/feeds/results.atom', '203.0.113.6', { key })).toMatchObject({
      status: 401,
      body: { CODE: 401, MESSAGE: 'api.error.unknown-api-key' },
    });
    await expect(revokeApiKey(keys(), 'Gästen')).rejects.toThrow('no valid key');
    expect(await newKey('Gästen')).not.toBe(key);
  });

  test.each([
    { why: 'empty', key: '', from: '203.0.113.51' },
    { why: 'guessed', key: 'guess', from: '203.0.113.52' },
    { why: 'endless', key: 'x'.repeat(5000), from: '203.0.113.53' },
  ])('that no one was given ($why) is 401, and guessing is counted', async ({ key, from }) => {
    expect(await statuses(PER_ADDRESS, () => graphql(from, key))).toEqual(Array(PER_ADDRESS).fill(401));
    expect((await graphql(from, key)).status).toBe(429);
  });
});

test('a word in X-Forwarded-For is nothing where no proxy is trusted', async () => {
  const bare = await bootApp({ env: { READ_LIMIT: '3', TRUSTED_PROXIES: '0' }, beside: app });
  holdTime(bare);
  const read = async (from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
    return (await fetch(`${bare.url}/graphql`, { method: 'POST', headers, body: SEASONS })).status;
  };
  const seen = [];
  for (let n = 0; n < 4; n++) seen.push(await read(`192.0.2.${n}`));
  await bare.close();
  expect(seen).toEqual([200, 200, 200, 429]);
});

describe('what a document costs its caller', () => {
  /**
   * As in production, and a little more: not enough for another one of the most expensive documents, but enough to send
   * it.
   */
  const MINUTE = { address: 1220, key: 3000 };
  const DEAREST = 40;
  let costly: TestApp;
  beforeAll(async () => {
    const env = { READ_LIMIT: `${MINUTE.address}`, KEY_READ_LIMIT: `${MINUTE.key}`, TRUSTED_PROXIES: '1' };
    costly = await bootApp({ env, beside: app });
    holdTime(costly);
  });
  afterAll(() => costly.close());

  /** As many of the longest pages as one document may ask for, with another text each time, so that no answer is cached. */
  const aliases = [100, 100, 100, 100, 95].map(
    (first, at) => `a${at}: searchPlayers(text: $text, first: ${first}) { items { player { id nickname } } }`,
  );
  const query = `query ($text: String!) { ${aliases.join(' ')} }`;
  const post = (n: number) => ({ method: 'POST', body: JSON.stringify({ query, variables: { text: `p${n}` } }) });

  const ask = async (path: string, from: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(costly.url + path, { ...init, headers });
    const text = await answer.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
  };

  /** Sends 160 calls. Returns how many were accepted. */
  async function crowd(one: (n: number) => Promise<Answer>) {
    const answers: Answer[] = [];
    for (let n = 0; n < 160; n++) answers.push(await one(n));
    const passing = answers.filter(({ status }) => status === 200).length;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    return { passing, answers };
  }

  test.each([
    ['with a body', (n: number) => ask('/graphql', '192.0.2.101', post(n))],
    [
      'in the address',
      (n: number) => {
        const variables = JSON.stringify({ text: `p${n}` });
        return ask(`/graphql?${new URLSearchParams({ query, variables }).toString()}`, '192.0.2.102');
      },
    ],
    [
      'each another document',
      (n: number) => ask('/graphql', '192.0.2.103', { ...post(n), body: post(n).body.replace('a0', `b${n}`) }),
    ],
    [
      'with a token',
      (n: number) => ask('/graphql', '192.0.2.104', { ...post(n), headers: { cookie: 'accessToken=none' } }),
    ],
  ])('the dearest documents are refused after a minute’s worth: %s', async (_how, one) => {
    const { passing, answers } = await crowd(one);
    expect(passing).toBe(Math.floor(MINUTE.address / DEAREST));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({
      errors: [
        {
          message: 'Too many attempts. Wait a while.',
          extensions: {
            code: 'TOO_MANY_REQUESTS',
            refusal: 'TOO_MANY_REQUESTS',
            params: { retryAfter: Number(refused?.retryAfter), limit: MINUTE.address, cost: DEAREST },
          },
        },
      ],
    });
  });

  test('a key has its own minute’s worth of them, and no more', async () => {
    const key = await newKey('Dyra frågor');
    await until(200, () => ask('/graphql', '192.0.2.105', { ...post(0), headers: { 'x-api-key': key } }));
    // other questions than above, whose answers are cached by now
    const { passing } = await crowd((n) =>
      ask('/graphql', '192.0.2.106', { ...post(n + 500), headers: { 'x-api-key': key } }),
    );
    // one was taken by the check of the key
    expect(passing).toBe(MINUTE.key / DEAREST - 1);
  });

  test('an answer that is kept takes one unit, however large', async () => {
    for (let n = 0; n < 3; n++) expect((await ask('/graphql', '192.0.2.108', post(0))).status).toBe(200);
    const { texts } = await statements(() => ask('/graphql', '192.0.2.108', post(0)));
    expect(texts).toHaveLength(1);
    for (let n = 0; n < 300; n++) expect((await ask('/graphql', '192.0.2.108', post(0))).status).toBe(200);
  });

  test('a refused document has asked the database nothing', async () => {
    let n = 1000;
    while ((await ask('/graphql', '192.0.2.109', post(n++))).status === 200);
    const { texts, result } = await statements(() =>
      ask('/graphql', '192.0.2.109', { ...post(n), headers: { cookie: 'accessToken=none' } }),
    );
    expect(result.status).toBe(429);
    expect(texts.filter((text) => !text.startsWith('listen '))).toEqual([]);
  });

  test('sixty people behind one address who all come at kick-off meet no limit', async () => {
    const seen = new Map<number, number>();
    for (const text of [PAGES.start, PAGES.division, PAGES.team]) {
      const all = Array.from({ length: 60 }, (_, n) => {
        const variables = { id: n + 1, discriminator: '1', seasonId: 1 };
        return ask('/graphql', '192.0.2.110', { method: 'POST', body: JSON.stringify({ query: text, variables }) });
      });
      for (const { status } of await Promise.all(all)) seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect(seen).toEqual(new Map([[200, 180]]));
  });
});
