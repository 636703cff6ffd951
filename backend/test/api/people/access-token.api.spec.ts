import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql, type TestApp } from '../../harness/app.ts';
import { signIn, type Browser } from '../../harness/browser.ts';
import { ProbeModule } from '../../harness/probe.module.ts';

let app: TestApp;
let browser: Browser;
let token: string;
let userId: number;
beforeAll(async () => {
  app = await bootApp({ modules: [ProbeModule] });
  ({ userId } = await linkPlayer(app.db, 'player', { roles: ['writer'] }));
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  browser = await signIn(app, 'player');
  token = browser.cookies.get('accessToken') ?? '';
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}/api/probe${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/probe${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const cookie = () => ({ cookie: `accessToken=${token}` });
const bearer = () => ({ authorization: `Bearer ${token}` });

describe('who may call', () => {
  test('a handler that declares nothing is closed, for staff too', async () => {
    const admin = await signIn(app, 'admin');
    for (const headers of [{}, { cookie: admin.cookieHeader }] as Record<string, string>[]) {
      const answer = await get('/undeclared', headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ CODE: 403, MESSAGE: 'api.error.forbidden' });
    }
    const { errors } = await graphql(app.url, '{ undeclared }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('no one, someone, staff', async () => {
    expect((await get('/public')).status).toBe(200);
    expect(await (await get('/who')).json()).toMatchObject({ CODE: 401, MESSAGE: 'api.error.unauthenticated' });
    expect((await get('/who', bearer())).status).toBe(200);
    expect((await get('/staff')).status).toBe(401);
    expect(await (await get('/staff', bearer())).json()).toMatchObject({ CODE: 403, MESSAGE: 'api.error.forbidden' });
    const admin = await signIn(app, 'admin');
    expect((await get('/staff', { cookie: admin.cookieHeader })).status).toBe(200);
  });

  test('the same through GraphQL, as faults with their codes', async () => {
    const code = async (query: string, headers: Record<string, string> = {}) =>
      (await graphql(app.url, query, { headers })).errors?.[0]?.extensions['code'];
    expect(await code('{ mine }')).toBe('UNAUTHENTICATED');
    expect(await code('{ mine }', bearer())).toBeUndefined();
    expect(await code('{ staffOnly }')).toBe('UNAUTHENTICATED');
    expect(await code('{ staffOnly }', bearer())).toBe('FORBIDDEN');
  });
});

describe('four ways to carry a token, all the same', () => {
  test.each([
    ['cookie', () => get('/who', cookie())],
    ['Bearer', () => get('/who', bearer())],
    ['path', () => get(`/hidden/${token}/who`)],
    ['the word session in the path, with the cookie', () => get('/hidden/session/who', cookie())],
  ])('%s', async (_name, call) => {
    expect(await (await call()).json()).toEqual({ userId });
  });

  test('body', async () => {
    expect((await post('/write', { accessToken: token })).status).toBe(200);
    expect((await post('/write', { accessToken: 'session' }, cookie())).status).toBe(200);
  });

  const other = 'A'.repeat(43);
  const twoPlaces: [string, (second: string) => Promise<Response>][] = [
    ['cookie and path', (second) => get(`/hidden/${second}/who`, cookie())],
    ['cookie and Bearer', (second) => get('/who', { ...cookie(), authorization: `Bearer ${second}` })],
    ['cookie and body', (second) => post('/write', { accessToken: second }, cookie())],
    ['Bearer and path', (second) => get(`/hidden/${second}/who`, bearer())],
    ['Bearer and body', (second) => post('/write', { accessToken: second }, bearer())],
  ];

  test.each(twoPlaces)('%s together are one token when they are equal', async (_name, call) => {
    expect((await call(token)).status).toBe(200);
  });

  test.each(twoPlaces)('%s together are refused when they differ', async (_name, call) => {
    const answer = await call(other);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ CODE: 400, MESSAGE: 'api.error.several-tokens' });
  });

  test('unknown, impossible and missing tokens get one and the same answer', async () => {
    const answers = await Promise.all([
      get('/who'),
      get('/who', { authorization: `Bearer ${'A'.repeat(43)}` }),
      get('/who', { authorization: 'Bearer x' }),
      get('/who', { authorization: 'Basic eDp5' }),
      get(`/hidden/${'A'.repeat(43)}/who`),
      get('/hidden/session/who'),
      get('/hidden/%00/who'),
      get('/who', { cookie: 'accessToken=x' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ CODE: 401, MESSAGE: 'api.error.unauthenticated' });
    }
  });

  test('answers to a path with a token are kept nowhere and tell no one', async () => {
    const answer = await get(`/hidden/${token}/who`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('PATH_TOKENS=off leaves only the word session', async () => {
    const strict = await bootApp({ modules: [ProbeModule], env: { PATH_TOKENS: 'off' } });
    try {
      await linkPlayer(strict.db, 'player');
      const other = await signIn(strict, 'player');
      const path = (word: string) => `${strict.url}/api/probe/hidden/${word}/who`;
      const theirs = other.cookies.get('accessToken') ?? '';
      expect((await fetch(path(theirs))).status).toBe(401);
      expect((await fetch(path(theirs), { headers: { cookie: other.cookieHeader } })).status).toBe(401);
      expect((await fetch(path('session'), { headers: { cookie: other.cookieHeader } })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('a cookie alone writes only from our own pages', () => {
  const ours = () => new URL(app.url).host;
  test.each<[number, string, () => Record<string, string>]>([
    [200, 'our own page', () => ({ 'sec-fetch-site': 'same-origin', origin: app.url })],
    [200, 'our own page in an older browser', () => ({ origin: `http://${ours()}` })],
    [200, 'no browser at all', () => ({})],
    [403, 'a foreign page', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
    [403, 'a page of a neighbouring host', () => ({ 'sec-fetch-site': 'same-site', origin: 'https://x.example' })],
    [403, 'a foreign page in an older browser', () => ({ origin: 'https://evil.example' })],
    [403, 'a sandboxed frame', () => ({ origin: 'null' })],
    [403, 'our own form, sent on by a foreign server', () => ({ 'sec-fetch-site': 'cross-site', origin: app.url })],
    [403, 'our own form, sent on by a neighbouring host', () => ({ 'sec-fetch-site': 'same-site', origin: app.url })],
    [403, 'a form that hides its origin', () => ({ 'sec-fetch-site': 'cross-site' })],
  ])('%i: %s', async (status, _why, headers) => {
    expect((await post('/write', {}, { ...cookie(), ...headers() })).status).toBe(status);
    const graph = await graphql(app.url, '{ mine }', { headers: { ...cookie(), ...headers() } });
    expect(graph.errors?.[0]?.extensions['code']).toBe(status === 200 ? undefined : 'FORBIDDEN');
  });

  test('a Bearer token needs no page', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post('/write', {}, { ...bearer(), ...foreign })).status).toBe(200);
  });

  test('the word session reads for our own pages only, even by GET', async () => {
    const answer = await get('/hidden/session/who', { ...cookie(), 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});
