import { bootApp, type TestApp } from '../../harness/app.ts';
import { signIn, type Browser } from '../../harness/browser.ts';
import { linkPlayer } from '../../harness/accounts.ts';

/** What the pages of other sites may read (T133), as their browsers ask for it. */

let app: TestApp;
let player: Browser;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'player');
  player = await signIn(app, 'player');
});
afterAll(() => app.close());

const PAGE = 'https://partner.example';
const cross = (site: string) => ({ origin: PAGE, 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' });
const FOREIGN = cross('cross-site');
const SIBLING = cross('same-site');
const GRAPHQL = `/graphql?query=${encodeURIComponent('{ me { displayName } seasons { id } }')}`;
const EXPOSED = /ETag.*RateLimit.*Retry-After/;

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { method, headers, redirect: 'manual' });

describe.each([FOREIGN, SIBLING])('a page of another origin, $sec-fetch-site', (from) => {
  test.each([
    GRAPHQL,
    '/api/season/all',
    '/api/events',
    '/api/exports/seasons.csv',
    '/api/feeds/results.atom',
    '/api/team/all',
  ])('reads %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, from, method);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toMatch(EXPOSED);
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  test.each(['/api/team/999999/info', '/api/season/all?x=1', '/api/nowhere', '/graphql?query={nothing}'])(
    'reads why %s is refused',
    async (path) => {
      const answer = await get(path, from);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  test.each([
    '/api/user/hidden/session/full',
    '/api/user/is-member/session',
    '/api/admin/session/requests',
    '/api/auth/discord',
  ])('does not read %s', async (path) => {
    for (const headers of [from, { ...from, cookie: player.cookieHeader }]) {
      const answer = await get(path, headers);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('reads nothing with cookies, also under a neighbouring name, whose requests bring them', async () => {
    for (const path of [GRAPHQL, '/api/team/all', '/api/users/allCount']) {
      const answer = await get(path, { ...from, cookie: player.cookieHeader });
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
    const refused = await get(GRAPHQL, { ...from, cookie: player.cookieHeader });
    expect([refused.status, await refused.text()]).toEqual([400, expect.not.stringContaining('displayName')]);
    // any cookie: one could be a part of a login
    expect((await get(GRAPHQL, { ...from, cookie: 'loggedIn=1' })).status).toBe(400);
  });

  test.each(['if-none-match', 'last-event-id'])('may send %s', async (name) => {
    const headers = { ...from, 'access-control-request-method': 'GET', 'access-control-request-headers': name };
    const answer = await get('/graphql', headers, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name);
  });

  test('may not send a key or a token, and may not write', async () => {
    const ask = (method: string, path = '/graphql') =>
      get(path, { ...from, 'access-control-request-method': method }, 'OPTIONS');
    const said = (await ask('GET')).headers;
    expect(said.get('access-control-allow-headers')).not.toMatch(/authorization|x-api-key|content-type|\*/i);
    expect(said.has('access-control-allow-credentials')).toBe(false);
    for (const [method, path] of [
      ['POST'],
      ['DELETE'],
      ['POST', '/api/user/save-member'],
      ['GET', '/api/auth/discord'],
    ] as const)
      expect((await ask(method, path)).headers.has('access-control-allow-origin')).toBe(false);
    const body = JSON.stringify({ query: '{ seasons { id } }' });
    const write = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      body,
      headers: { ...from, 'content-type': 'application/json' },
    });
    expect(write.headers.has('access-control-allow-origin')).toBe(false);
  });
});

test('a page of ours reads with its cookies as before, and no other may see that answer', async () => {
  const own = { origin: app.url, 'sec-fetch-site': 'same-origin', cookie: player.cookieHeader };
  const answer = await get(GRAPHQL, own);
  expect(await answer.json()).toMatchObject({ data: { me: { displayName: expect.any(String) } } });
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('the first answer to a GET of GraphQL says the same about caching as the next ones', async () => {
  const path = `/graphql?query=${encodeURIComponent('query Once { seasons { id name } settings { currentSeasonId } }')}`;
  const told = [];
  for (let time = 0; time < 4; time++) {
    const { headers, status } = await get(path, FOREIGN);
    told.push([status, ...['cache-control', 'vary', 'etag', 'content-type'].map((name) => headers.get(name))]);
  }
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(told[0]?.[1]).toBe('public, max-age=0, s-maxage=15');
});
