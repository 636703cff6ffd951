import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { Browser } from '../../harness/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'player');
  await linkPlayer(app.db, 'nonmember', { isMember: false });
  await linkPlayer(app.db, 'foreigner', { isMember: false, nationality: 'NO' });
  await linkPlayer(app.db, 'returning', { complete: false });
});
afterAll(() => app.close());

const sessionsOf = async (handle: string): Promise<number> => {
  const [row] = await app.db.query<{ n: number }>(
    'select count(*)::int as n from session s join app_user u on u.id = s.user_id where u.discord_username = $1',
    [handle],
  );
  return row?.n ?? 0;
};

describe('the six results', () => {
  test.each([
    ['player', 'success', true, 'a Swedish member with a complete player'],
    ['foreigner', 'success', true, 'only Swedes must be members'],
    ['newcomer', 'notConnectedToPlayer', true, 'registration follows, and needs a session'],
    ['returning', 'waitingInformation', true, 'details are missing'],
    ['nonmember', 'notMember', false, 'a Swede who is not a member'],
    ['outsider', 'notMemberOfGuild', false, 'not in the chat server'],
  ])('%s: %s', async (handle, result, signsIn) => {
    const browser = new Browser(app);
    expect(await browser.login(handle)).toBe(result);
    expect(browser.cookies.has('accessToken')).toBe(signsIn);
    expect(browser.cookies.has('refreshToken')).toBe(signsIn);
    expect(browser.cookies.get('loggedIn') ?? '').toMatch(signsIn ? /^[0-9a-f]{12}$/ : /^$/);
    expect(await sessionsOf(handle)).toBe(signsIn ? 1 : 0);
  });

  test('a member is a member however the e-mail address is written, with every call and renewal', async () => {
    const joinedAs = (email: string) =>
      app.db.query("update association_member set email = $1 where email = 'player@example.se'", [email]);
    await joinedAs('Player@Example.SE');
    try {
      const browser = new Browser(app);
      expect(await browser.login('player')).toBe('success');
      const asked = await browser.post('/graphql', { query: '{ me { displayName isMember } }' });
      expect(await asked.json()).toEqual({ data: { me: { displayName: 'player', isMember: true } } });
      expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    } finally {
      await joinedAs('player@example.se');
    }
  });

  test('someone outside the chat server leaves nothing behind', async () => {
    const [row] = await app.db.query<{ n: number }>(
      "select count(*)::int as n from app_user where discord_username = 'outsider'",
    );
    expect(row?.n).toBe(0);
  });

  test('an error of the provider is the result error', async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    await browser.post('/emulator/discord/trouble', { mode: 'error', path: '/users/@me', remaining: 1 });
    const answer = await browser.fetch(`/api/auth/discord/callback${query}`);
    expect(await answer.json()).toEqual({ result: 'error' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a visitor who cancels comes back with an error, which logs no one in', async () => {
    const browser = new Browser(app);
    const start = await browser.fetch('/api/auth/discord');
    const consent = await browser.fetch(`${start.headers.get('location')}&cancel=1`);
    const back = new URL(consent.headers.get('location') ?? '');
    expect(back.pathname).toBe('/callback/login');
    expect(back.searchParams.get('error')).toBe('access_denied');
    const answer = await browser.fetch(`/api/auth/discord/callback${back.search}`);
    expect(await answer.json()).toEqual({ result: 'error' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('the way to the provider', () => {
  test('asks for identity, e-mail and servers, with a fresh state and PKCE', async () => {
    const browser = new Browser(app);
    const answer = await browser.fetch('/api/auth/discord');
    expect(answer.status).toBe(302);
    const url = new URL(answer.headers.get('location') ?? '');
    expect(url.pathname).toBe('/emulator/discord/oauth2/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'identify email guilds',
      redirect_uri: `${app.url}/callback/login`,
      code_challenge_method: 'S256',
    });
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    const again = new URL((await browser.fetch('/api/auth/discord')).headers.get('location') ?? '');
    expect(again.searchParams.get('state')).not.toBe(url.searchParams.get('state'));
  });

  test('the cookies cannot be read by scripts and go to our own site only', async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    const answer = await browser.fetch(`/api/auth/discord/callback${query}`);
    const lines = answer.headers.getSetCookie();
    const attributes = (name: string) => lines.find((line) => line.startsWith(`${name}=`)) ?? '';
    expect(attributes('accessToken')).toMatch(
      /^accessToken=[\w-]{43}; Max-Age=900; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect(attributes('refreshToken')).toMatch(
      /^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect(attributes('loggedIn')).not.toContain('HttpOnly');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the database keeps no token that could be used', async () => {
    const browser = new Browser(app);
    await browser.login('player');
    const rows = await app.db.query<{ text: string }>(
      `select row_to_json(s)::text as text from session s union all select row_to_json(r)::text from refresh_token r`,
    );
    const stored = rows.map(({ text }) => text).join('\n');
    for (const token of browser.cookies.values()) {
      if (token.length < 43) continue;
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    }
    expect(stored).toMatch(/"provider_token":"k1\.[\w-]+\.[\w-]+\.[\w-]+"/);
  });
});

describe('state', () => {
  const finish = async (browser: Browser, query: string): Promise<unknown> => {
    const answer = await browser.fetch(`/api/auth/discord/callback${query}`);
    return { body: await answer.json(), cookies: answer.headers.getSetCookie() };
  };
  const nothing = { body: { result: 'error' }, cookies: [] };

  test('a missing state logs no one in', async () => {
    const browser = new Browser(app);
    const query = new URLSearchParams(await browser.authorize('player'));
    query.delete('state');
    expect(await finish(browser, `?${query.toString()}`)).toEqual(nothing);
  });

  test('a state of another browser logs no one in', async () => {
    const attacker = new Browser(app);
    const query = await attacker.authorize('player');
    const victim = new Browser(app);
    expect(await finish(victim, query)).toEqual(nothing);
    await victim.authorize('player');
    expect(await finish(victim, query)).toEqual(nothing);
  });

  test('a state works once', async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    const secret = browser.cookies.get('loginState') ?? '';
    expect(await finish(browser, query)).toMatchObject({ body: { result: 'success' } });
    browser.cookies.set('loginState', secret);
    expect(await finish(browser, query)).toEqual(nothing);
  });

  test('an answer that comes twice at once logs in once, and the other leaves the session alone', async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    const before = await sessionsOf('player');
    const answers = (await Promise.all([finish(browser, query), finish(browser, query)])) as { body: object }[];
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ result: 'success' }, { result: 'error' }]),
    );
    expect(await sessionsOf('player')).toBe(before + 1);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });

  test('a state is good for ten minutes', async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    await app.db.query("update login_state set created_at = created_at - interval '10 minutes 1 second'");
    expect(await finish(browser, query)).toEqual(nothing);
  });

  test("another issuer's answer logs no one in", async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    expect(await finish(browser, `${query}&iss=https%3A%2F%2Fevil.example`)).toEqual(nothing);
  });
});

test('logging in again ends the session from before', async () => {
  const browser = new Browser(app);
  await browser.login('player');
  const before = browser.cookies.get('accessToken') ?? '';
  await browser.login('player');
  const asked = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${before}` },
    body: JSON.stringify({ query: '{ me { userId } }' }),
  });
  expect(await asked.json()).toEqual({ data: { me: null } });
});

test('logins that come to nothing are limited by address, successful ones are not', async () => {
  const strict = await bootApp({ env: { LOGIN_LIMIT: '3' } });
  try {
    await linkPlayer(strict.db, 'player');
    for (let at = 0; at < 5; at++) expect(await new Browser(strict).login('player')).toBe('success');
    const start = () => fetch(`${strict.url}/api/auth/discord`, { redirect: 'manual' });
    const statuses = [(await start()).status, (await start()).status, (await start()).status];
    expect(statuses).toEqual([302, 302, 302]);
    const refused = await start();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ CODE: 429, MESSAGE: 'api.error.too-many-requests' });
  } finally {
    await strict.close();
  }
});
