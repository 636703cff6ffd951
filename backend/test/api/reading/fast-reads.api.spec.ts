import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { ANONYMOUS } from '../../../src/domain/actor.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { WEB_CONNECTIONS } from '../../../src/platform/db/data-source.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { untilWaiting } from '../../harness/locks.ts';
import { bestOf, holdTime } from '../../harness/time.ts';

/** Answers to visitors' reads are cached until the league changes, and never differ from one that is made anew. */

let app: TestApp;
let second: TestApp;
let league: League;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  second = await bootApp({ beside: app });
  // an answer is cached for the rest of the minute
  [app, second].forEach(holdTime);
});

afterAll(async () => {
  await second.close();
  await app.close();
});

/** The longest wait of a read for its turn. */
const PATIENCE_MS = 500;
const SEASONS = '{ seasons { id name } }';

interface Read {
  status: number;
  etag: string | null;
  text: string;
}

async function read(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Read> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
}

/** Sends the read until it is known and cached. */
async function warm(url: string, body: unknown): Promise<Read> {
  await read(url, body);
  await read(url, body);
  return read(url, body);
}

test('a cached answer costs one statement, the stamp, and is the first answer to the letter', async () => {
  await league.season({ name: 'Säsong ett' });
  const ordinary = await read(app.url, { query: SEASONS });
  const { result: kept } = await statements(() => warm(app.url, { query: SEASONS }));
  expect(JSON.parse(kept.text)).toEqual(JSON.parse(ordinary.text));
  const { count } = await statements(() => read(app.url, { query: SEASONS }));
  expect(count).toBe(1);
});

test('what no one repeats is not kept, and asks for no stamp', async () => {
  const query = 'query ($text: String!) { searchTeams(text: $text) { id } }';
  await warm(app.url, { query, variables: { text: 'a' } });
  const body = { query, variables: { text: 'b' } };
  const sent = async () => (await statements(() => read(app.url, body))).texts.map((text) => /change_stamp/.test(text));
  expect(await sent()).toEqual([false]);
  expect(await sent()).toEqual([true, false]);
  expect(await sent()).toEqual([true]);
});

test('the first read after a committed change shows it, on every instance', async () => {
  for (let round = 0; round < 50; round++) {
    await Promise.all([warm(app.url, { query: SEASONS }), warm(second.url, { query: SEASONS })]);
    const name = `Säsong i varv ${round}`;
    await league.season({ name });
    const [here, there] = await Promise.all([read(app.url, { query: SEASONS }), read(second.url, { query: SEASONS })]);
    expect([here.text.includes(name), there.text.includes(name)]).toEqual([true, true]);
  }
});

test('what is not committed is not shown, and does not outlive a rollback', async () => {
  const rolledBack = app.db.transaction(async () => {
    await league.season({ name: 'Ångrad' });
    expect((await read(app.url, { query: SEASONS })).text).not.toContain('Ångrad');
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect((await warm(app.url, { query: SEASONS })).text).not.toContain('Ångrad');
});

test('no one is answered with what someone signed in asked', async () => {
  await linkPlayer(app.db, 'player');
  const player = await signIn(app, 'player');
  const me = { query: '{ me { userId displayName } }' };
  const signedIn = await Promise.all([1, 2, 3].map(() => read(app.url, me, { cookie: player.cookieHeader })));
  expect(signedIn.map(({ text }) => text.includes('"userId"'))).toEqual([true, true, true]);
  const anonymous = await warm(app.url, me);
  expect(JSON.parse(anonymous.text)).toEqual({ data: { me: null } });
  expect((await read(app.url, me, { cookie: player.cookieHeader })).text).toContain('"userId"');
  const inBody = await read(app.url, { ...me, accessToken: player.cookies.get('accessToken') });
  expect(inBody.text).not.toBe(anonymous.text);
});

test('a read of someone else’s affairs stays refused however often it is asked', async () => {
  const staff = { query: '{ adminSeries(filter: {}) { total } }' };
  for (const { status, text } of [await warm(app.url, staff), await read(app.url, staff)]) {
    expect([status, text]).toEqual([200, expect.stringContaining('UNAUTHENTICATED')]);
  }
});

test('variables are checked each time, known document or not', async () => {
  const query = 'query ($id: Int!) { series(id: $id) { id } }';
  await warm(app.url, { query, variables: { id: 1 } });
  const wrong = await read(app.url, { query, variables: { id: 'one' } });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('BAD_USER_INPUT');
});

/** Names that every object has. */
const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];

test.each(NAMES)('the name %s gives the same answer each time, wherever it stands', async (name) => {
  const reads = [
    { query: `{ ${name}: __typename ok: __typename }` },
    { query: `{ seasons { ${name}: id name } }` },
    { query: `{ ${name}: seasons { id } }` },
    { query: `{ ${name}: seasons { ${name}: id } last: seasons { ${name}: name } }` },
    { query: `query ${name} { seasons { id } }`, operationName: name },
    { query: `query other { __typename } query ${name} { seasons { id } }`, operationName: name },
    {
      query: `query ($${name}: Boolean!) { seasons { id @include(if: $${name}) name } }`,
      variables: `{"${name}":true}`,
    },
    { query: `query ($${name}: Boolean = true) { seasons { id @include(if: $${name}) name } }` },
    { query: `{ seasons { ...${name} } } fragment ${name} on Season { id name }` },
  ];
  const { cookieHeader } = await signIn(app, 'admin');
  const callers = [{}, { cookie: cookieHeader, 'sec-fetch-site': 'same-origin' }] as Record<string, string>[];
  for (const { query, operationName = null, variables = null } of reads) {
    // as text, because an object literal would take some of the names for something else
    const rest = `"operationName":${JSON.stringify(operationName)},"variables":${variables ?? 'null'}`;
    const body = `{"query":${JSON.stringify(query)},${rest}}`;
    for (const headers of callers) {
      const answers: string[] = [];
      for (let time = 0; time < 5; time++) answers.push((await read(app.url, body, headers)).text);
      expect([query, new Set(answers).size, answers[0]]).toEqual([query, 1, expect.not.stringContaining('errors')]);
    }
  }
});

test('a conditional read of the same answer is 304 without a body', async () => {
  const path = `/graphql?query=${encodeURIComponent(SEASONS)}`;
  await warm(app.url, { query: SEASONS });
  const first = await fetch(app.url + path);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, JSON.parse(await first.text())]).toMatchObject([200, { data: {} }]);
  const again = await fetch(app.url + path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await league.season();
  const changed = await fetch(app.url + path, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  await changed.text();
});

test('an answer has the same ETag, whoever made it', async () => {
  const get = async () =>
    (await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ seasons { name } }')}`)).headers;
  const first = await get();
  await get();
  const cached = await get();
  expect(cached.get('etag')).toBe(first.get('etag'));
  const told = [first, cached].map((headers) => headers.get('cache-control'));
  expect(told).toEqual(Array.from(told, () => 'public, max-age=0, s-maxage=15'));
});

type Call = Record<string, string | undefined>;

interface Wire {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** The answer's bytes, because fetch would decompress them. */
function wire(path: string, { body, method = body === undefined ? 'GET' : 'POST', ...headers }: Call) {
  return new Promise<Wire>((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request(app.url + path, { method, headers: { ...type, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end(body);
  });
}

describe('a cached answer that is large', () => {
  const GET = `/graphql?query=${encodeURIComponent('{ seasons { id name } }')}`;
  const BODY = JSON.stringify({ query: SEASONS });
  const UNPACKED = { br: brotliDecompressSync, gzip: gunzipSync };
  beforeAll(async () => {
    for (let count = 0; count < 40; count++) await league.season({ name: `Säsong med långt namn ${count}` });
    await warm(app.url, { query: SEASONS });
  });

  test.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
  ] as const)(
    'is sent as %s to callers who can read it, the same to the letter, by GET and by POST',
    async (encoding, accept) => {
      for (const call of [{}, { body: BODY }]) {
        const path = 'body' in call ? '/graphql' : GET;
        const plain = await wire(path, call);
        const packed = await wire(path, { ...call, 'accept-encoding': accept });
        expect([packed.status, packed.headers['content-encoding']]).toEqual([200, encoding]);
        expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(UNPACKED[encoding](packed.bytes).equals(plain.bytes)).toBe(true);
        for (const { headers } of [plain, packed]) expect(headers.vary).toContain('Accept-Encoding');
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(packed.headers.etag).toBe(plain.headers.etag);
        expect(packed.headers.etag).toMatch(/^W\//);
      }
    },
  );

  test.each(['identity', 'gzip', 'br'])('is 304 for a caller who has it, asked for as %s', async (accept) => {
    const { etag = '' } = (await wire(GET, { 'accept-encoding': accept })).headers;
    for (const has of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await wire(GET, { 'accept-encoding': accept, 'if-none-match': has });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers.vary).toContain('Accept-Encoding');
    }
    expect((await wire(GET, { 'accept-encoding': accept, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is compressed also when it is asked for only once', async () => {
    const { query } = JSON.parse(BODY) as { query: string };
    const body = JSON.stringify({ query, variables: { once: true } });
    const packed = await wire('/graphql', { body, 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    const plain = await wire('/graphql', { body: JSON.stringify({ query, variables: { twice: true } }) });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  test.each(['a visitor', 'a partner'])('is compressed from the first time that %s asks', async (who) => {
    const keys = app.app.get(ApiKeysService, { strict: false });
    const terms = { name: who, contact: '', scopes: ['graphql:read' as const], ownLimit: null };
    const { secret } = await keys.make({ ...ANONYMOUS, userId: 0 }, terms);
    const key: Call = who === 'a partner' ? { 'x-api-key': secret } : {};
    // the instance learns of a new key a moment later
    while ((await wire('/graphql', { ...key, body: BODY })).status === 401) await sleep(20);
    for (const method of ['POST', 'GET']) {
      const query = `query ${method}By${who.slice(2)} { seasons { id name } }`;
      const path = method === 'GET' ? `/graphql?query=${encodeURIComponent(query)}` : '/graphql';
      const call: Call = method === 'GET' ? {} : { body: JSON.stringify({ query }) };
      for (const time of ['first', 'second', 'third']) {
        const packed = await wire(path, { ...call, ...key, 'accept-encoding': 'gzip' });
        expect([time, packed.status, packed.headers['content-encoding']]).toEqual([time, 200, 'gzip']);
        expect(gunzipSync(packed.bytes).toString()).toContain('"seasons":[{');
        expect(packed.headers.vary).toContain('Accept-Encoding');
      }
      expect((await wire(path, { ...call, ...key })).headers['content-encoding']).toBeUndefined();
    }
  });

  test('is never compressed when it may be personal, and nothing kept has a cookie or a token in it', async () => {
    const player = await signIn(app, 'player');
    const accept = { 'accept-encoding': 'br, gzip' };
    const bearer = { authorization: `Bearer ${player.cookies.get('accessToken')}` };
    for (const who of [{ cookie: player.cookieHeader }, bearer]) {
      for (const call of [
        { body: BODY },
        { body: JSON.stringify({ query: '{ me { userId } seasons { id name } }' }) },
      ]) {
        const answer = await wire('/graphql', { ...call, ...who, ...accept });
        expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
        expect(answer.bytes.length).toBeGreaterThan(1024);
      }
    }
    const kept = await wire('/graphql', { body: BODY, ...accept });
    expect([kept.headers['content-encoding'], kept.headers['set-cookie']]).toEqual(['br', undefined]);
  });
});

test('a GET that another site’s page could send with a cookie is answered as the server library answers it: refused', async () => {
  const path = `/graphql?query=${encodeURIComponent(SEASONS)}`;
  expect((await wire(path, {})).status).toBe(200);
  for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.test' }]) {
    expect((await wire(path, { ...from, cookie: 'loggedIn=1' })).status).toBe(400);
    expect((await wire(path, from)).status).toBe(200);
  }
});

test.each([
  { why: 'no JSON', body: 'hello', status: 400 },
  { why: 'a list of requests', body: [{ query: SEASONS }], status: 400 },
  { why: 'no query', body: {}, status: 400 },
  { why: 'a document that does not parse', body: { query: '{' }, status: 400 },
  { why: 'an empty body', body: '', status: 400 },
])('$why is answered as it always was: $status', async ({ body, status }) => {
  expect((await read(app.url, body)).status).toBe(status);
});

test('a caller who leaves in the middle of the body takes nothing down', async () => {
  await new Promise<void>((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': '500' };
    const call = request(`${app.url}/graphql`, { method: 'POST', headers }, () => undefined);
    call.on('error', () => resolve());
    call.write('{"query":');
    setTimeout(() => call.destroy(), 50);
    call.on('close', () => resolve());
  });
  expect((await read(app.url, { query: SEASONS })).status).toBe(200);
});

describe('new documents', () => {
  let mark = 0;
  /** A document that no one sent before, about a table that the test holds. */
  const fresh = () => ({ query: `# ${++mark}\n${SEASONS}` });
  const tried = async (body: object, signal?: AbortSignal): Promise<number | null> => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
    const answer = await fetch(`${app.url}/graphql`, request).catch(() => null);
    await answer?.text();
    return answer?.status ?? null;
  };
  /** Counts the requests that the server has read to their end, and those that are over for it, from now on. */
  function countRequests(): { come: number; gone: number } {
    const counted = { come: 0, gone: 0 };
    const server: Server = app.app.getHttpServer();
    server.on('request', (req, res) => {
      req.once('end', () => (counted.come += 1));
      res.once('close', () => (counted.gone += 1));
    });
    return counted;
  }
  /** As many reads as have turns wait for a table; `work` runs meanwhile. */
  async function whileTurnsAreTaken<T>(work: () => Promise<T>): Promise<T> {
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table season in access exclusive mode');
    const waiting: Promise<unknown>[] = [];
    try {
      // one after the other: reads of the same moment would share a connection
      for (let taken = 1; taken <= WEB_CONNECTIONS; taken++) {
        waiting.push(tried(fresh()));
        await untilWaiting(holder, taken);
      }
      return await work();
    } finally {
      await holder.end();
      await Promise.all(waiting);
    }
  }

  /** How long the answer with this status takes, in ms. */
  const timeOf = async (body: object, status: number): Promise<number> => {
    const asked = performance.now();
    expect(await tried(body)).toBe(status);
    return performance.now() - asked;
  };

  test('wait their turn before they are parsed, and for half a second at most', async () => {
    const wrong = { query: '{ nothing }' };
    expect(await whileTurnsAreTaken(() => timeOf(wrong, 400))).toBeGreaterThan(PATIENCE_MS);
    expect(await bestOf(() => timeOf(wrong, 400), PATIENCE_MS)).toBeLessThan(PATIENCE_MS);
  });

  test('whose callers have left while they waited give their turns on', async () => {
    await whileTurnsAreTaken(async () => {
      const leaving = new AbortController();
      const requests = countRequests();
      const left = Array.from({ length: WEB_CONNECTIONS }, () => tried(fresh(), leaving.signal));
      while (requests.come < left.length) await sleep(5);
      leaving.abort();
      expect(await Promise.all(left)).toEqual(left.map(() => null));
      while (requests.gone < left.length) await sleep(5);
    });

    // a turn that was not given on would be away for good
    expect(await bestOf(() => timeOf(fresh(), 200), PATIENCE_MS)).toBeLessThan(PATIENCE_MS);
  });
});
