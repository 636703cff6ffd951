import { createHash } from 'node:crypto';
import { ANONYMOUS } from '../../../src/domain/actor.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { PersistedDocuments } from '../../../src/platform/graphql/fast-reads/persisted-documents.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { holdTime } from '../../harness/time.ts';

/** GET /graphql: what caches are told, and documents that are sent by their digest. */

let app: TestApp;
let league: League;
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  holdTime(app);
});
afterAll(() => app.close());

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const path = (parts: Record<string, unknown>): string =>
  `/graphql?${new URLSearchParams(
    Object.entries(parts).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()}`;

const get = (parts: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.url + path(parts), { headers });

const persisted = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: digestOf(text) } } });

/** Three reads, after which the document is known and its answer kept. */
async function warm(parts: Record<string, unknown>): Promise<void> {
  for (let time = 0; time < 3; time++) await (await get(parts)).text();
}

const SEASONS = '{ seasons { id name } }';

describe('a cache', () => {
  test('may share a visitor’s answer for seconds, and asks again by its ETag', async () => {
    await warm({ query: SEASONS });
    const answer = await get({ query: SEASONS });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get({ query: SEASONS }, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
    await league.season();
    expect((await get({ query: SEASONS }, { 'if-none-match': etag })).status).toBe(200);
  });

  test('never mixes up who asks: key, login and cookies make another answer', async () => {
    await linkPlayer(app.db, 'player');
    const player = await signIn(app, 'player');
    const me = '{ me { displayName } }';
    await warm({ query: me });
    const callers: Record<string, string>[] = [
      { cookie: player.cookieHeader },
      { authorization: `Bearer ${player.cookies.get('accessToken')}` },
      { 'x-api-key': 'no-key-of-ours' },
      {},
    ];
    const answers = await Promise.all(callers.map((headers) => get({ query: me }, headers)));
    const told = answers.map(({ status, headers }) => [status, headers.get('cache-control'), headers.get('vary')]);
    const vary = expect.stringContaining('Authorization, Cookie, X-Api-Key') as string;
    expect(told).toEqual([
      [200, 'no-store', vary],
      [200, 'no-store', vary],
      [401, 'no-store', null],
      [200, 'public, max-age=0, s-maxage=15', vary],
    ]);
    expect(
      (await Promise.all(answers.map((answer) => answer.text()))).map((text) => text.includes('displayName')),
    ).toEqual([true, true, false, false]);
  });

  test('does not share the answer to a key that holds', async () => {
    const keys = app.app.get(ApiKeysService, { strict: false });
    const terms = { name: 'Partner', contact: '', scopes: ['graphql:read'], ownLimit: null } as const;
    const { secret } = await keys.make({ ...ANONYMOUS, userId: 0 }, terms);
    const withKey = { 'x-api-key': secret };
    while ((await get({ query: SEASONS }, withKey)).status === 401) await new Promise((done) => setTimeout(done, 20));
    await warm({ query: SEASONS });
    const { status, headers } = await get({ query: SEASONS }, withKey);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('keeps no error', async () => {
    for (const query of [
      '{ nothing }',
      '{ adminSeries(filter: {}) { total } }',
      '{ allTeams(after: "x") { nodes { id } } }',
    ]) {
      await warm({ query });
      expect((await get({ query })).headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    }
  });
});

describe('a document by its digest', () => {
  const code = async (answer: Response) =>
    ((await answer.json()) as { errors?: { message: string; extensions: { code: string } }[] }).errors?.[0];

  test('is asked for when it is not known, stored when it comes, and then answered by GET', async () => {
    const text = '{ seasons { name } }';
    expect(await code(await get(persisted(text)))).toMatchObject({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
    const sent = await (await get({ query: text, ...persisted(text) })).json();
    expect(await (await get(persisted(text))).json()).toEqual(sent);
    await warm(persisted(text));
    const { count, result } = await statements(() => get(persisted(text)));
    expect([count, result.headers.get('cache-control')]).toEqual([1, 'public, max-age=0, s-maxage=15']);
    expect(await result.json()).toEqual(sent);
  });

  test('has its variables, and another answer for others', async () => {
    const text = 'query ($id: Int!) { team(id: $id) { id } }';
    const id = await league.team('Kugghjulen');
    await (await get({ query: text, ...persisted(text), variables: { id } })).text();
    for (const [wanted, team] of [
      [id, { id }],
      [id + 1000, null],
    ] as const) {
      const parts = { ...persisted(text), variables: { id: wanted } };
      await warm(parts);
      expect(await (await get(parts)).json()).toEqual({ data: { team } });
    }
  });

  test('is the same by POST', async () => {
    const text = '{ settings { startType } }';
    const post = (body: object) =>
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await code(await post(persisted(text)))).toMatchObject({ message: 'PersistedQueryNotFound' });
    const sent = await (await post({ query: text, ...persisted(text) })).json();
    for (let time = 0; time < 4; time++) expect(await (await post(persisted(text))).json()).toEqual(sent);
  });

  test('is stored, although the document without it is known already', async () => {
    const text = '{ newsCategories { id } }';
    await warm({ query: text });
    await (await get({ query: text, ...persisted(text) })).text();
    expect((await get(persisted(text))).status).toBe(200);
    expect(await code(await get(persisted(text)))).toBeUndefined();
  });

  test('is not stored under a digest that is another text’s, and never when it is refused', async () => {
    const [text, other] = ['{ seasons { startsOn } }', '{ seasons { endsOn } }'];
    expect((await get({ query: other, ...persisted(text) })).status).toBe(400);
    const refused = '{ nothing }';
    expect((await get({ query: refused, ...persisted(refused) })).status).toBe(400);
    for (const wanted of [text, refused]) {
      expect(await code(await get(persisted(wanted)))).toMatchObject({ message: 'PersistedQueryNotFound' });
    }
  });

  test('counts as what it is', async () => {
    const text = '{ allSeries(first: 100) { nodes { games { home { player { id } } } } } }';
    expect((await get({ query: text, ...persisted(text) })).status).toBe(400);
    expect(await code(await get(persisted(text)))).toMatchObject({ message: 'PersistedQueryNotFound' });
  });

  test('makes room for others: the store holds a million characters', async () => {
    const store = new PersistedDocuments();
    for (let at = 0; at < 40; at++) await store.set(`apq:${at}`, 'x'.repeat(50_000));
    const kept = Array.from({ length: 40 }, (_, at) => store.find(String(at))).filter((text) => text !== undefined);
    expect(kept.length).toBe(19);
    expect(store.find('39')).toBeDefined();
  });
});
