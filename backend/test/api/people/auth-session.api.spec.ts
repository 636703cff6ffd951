import { setTimeout as sleep } from 'node:timers/promises';
import { HousekeepingService } from '../../../src/modules/staff/housekeeping/housekeeping.service.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

/** Rounds of the race. Before a release a thousand are run (docs/how-to.md). */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 1_800_000;

const ME = { query: '{ me { displayName } }' };

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'player');
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'foreigner', { nationality: 'NO', isMember: false });
});
afterAll(() => app.close());

/** The user that the server sees in the caller; null for none. */
async function whoIs(headers: Record<string, string>): Promise<string | null> {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(ME),
  });
  return ((await answer.json()) as { data: { me: { displayName: string } | null } }).data.me?.displayName ?? null;
}

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

const liveSessions = async (): Promise<number> => {
  const [row] = await app.db.query<{ n: number }>('select count(*)::int as n from session where revoked_at is null');
  return row?.n ?? 0;
};

/** How many tokens the provider was asked to revoke. */
async function revocations(): Promise<number> {
  const log = (await (await fetch(`${app.url}/emulator/discord/log`)).json()) as { path: string; status: number }[];
  return log.filter(({ path, status }) => path === '/oauth2/token/revoke' && status === 200).length;
}

describe('an access token', () => {
  test('means the same in the cookie and as Bearer', async () => {
    const browser = await signIn(app, 'player');
    const token = browser.cookies.get('accessToken') ?? '';
    expect(await whoIs(bearer(token))).toBe('player');
    expect(await whoIs({ cookie: `accessToken=${token}` })).toBe('player');
  });

  test('lives fifteen minutes', async () => {
    const browser = await signIn(app, 'player');
    const token = browser.cookies.get('accessToken');
    await app.db.query("update session set access_expires_at = access_expires_at - interval '15 minutes 1 second'");
    expect(await whoIs(bearer(token))).toBeNull();
  });

  test('costs one statement, and none when no one asks who is calling', async () => {
    const browser = await signIn(app, 'player');
    const headers = { 'content-type': 'application/json', cookie: browser.cookieHeader };
    const ask = (query: string) => () =>
      fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }).then((r) => r.text());
    await ask('{ me { userId } }')();
    expect((await statements(ask('{ __typename }'))).count).toBe(0);
    // the caller, and the viewer's own read
    expect((await statements(ask('{ me { userId } again: me { userId } }'))).count).toBe(3);
  });

  test('a lost role counts at the next call', async () => {
    const browser = await signIn(app, 'admin');
    const roles = async () => {
      const answer = await browser.post('/graphql', { query: '{ me { roles } }' });
      return ((await answer.json()) as { data: { me: { roles: string[] } } }).data.me.roles;
    };
    expect(await roles()).toEqual(['ADMIN']);
    await app.db.query('delete from user_role');
    expect(await roles()).toEqual([]);
  });
});

describe('renewal', () => {
  test('gives new tokens and makes the old access token worthless', async () => {
    const browser = await signIn(app, 'player');
    const before = new Map(browser.cookies);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    expect(browser.cookies.get('accessToken')).not.toBe(before.get('accessToken'));
    expect(browser.cookies.get('refreshToken')).not.toBe(before.get('refreshToken'));
    expect(browser.cookies.get('loggedIn')).not.toBe(before.get('loggedIn'));
    expect(await whoIs(bearer(browser.cookies.get('accessToken')))).toBe('player');
    expect(await whoIs(bearer(before.get('accessToken')))).toBeNull();
  });

  test('a second tab within ten seconds is told to try again, and gets no token', async () => {
    const browser = await signIn(app, 'player');
    const tab = new Browser(app);
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    await browser.post('/api/auth/refresh');
    const late = await tab.post('/api/auth/refresh');
    expect(late.status).toBe(409);
    expect(late.headers.getSetCookie()).toEqual([]);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });

  test('a spent token after the grace ends the whole session', async () => {
    const browser = await signIn(app, 'player');
    const thief = new Browser(app);
    thief.cookies.set('refreshToken', browser.cookies.get('refreshToken') ?? '');
    await browser.post('/api/auth/refresh');
    await app.db.query("update refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null");
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect(await whoIs(bearer(browser.cookies.get('accessToken')))).toBeNull();
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  test('a token two generations old ends the session at once, however recent', async () => {
    const browser = await signIn(app, 'player');
    const thief = new Browser(app);
    thief.cookies.set('refreshToken', browser.cookies.get('refreshToken') ?? '');
    await browser.post('/api/auth/refresh');
    await browser.post('/api/auth/refresh');
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect(await whoIs(bearer(browser.cookies.get('accessToken')))).toBeNull();
  });

  test(
    'fifty renewals at once have exactly one successor',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const browser = await signIn(app, 'player');
        const token = browser.cookies.get('refreshToken') ?? '';
        const answers = await Promise.all(
          Array.from({ length: 50 }, () =>
            fetch(`${app.url}/api/auth/refresh`, { method: 'POST', headers: { cookie: `refreshToken=${token}` } }),
          ),
        );
        const statuses = answers.map(({ status }) => status);
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 409)).toHaveLength(49);
        const [row] = await app.db.query<{ n: number }>(
          `select count(*)::int as n from refresh_token
            where session_id = (select session_id from refresh_token where hash = sha256($1::bytea))`,
          [token],
        );
        expect(row?.n).toBe(2);
      }
    },
    PATIENCE_MS,
  );

  test.each([
    ['a made-up token', 'x'.repeat(43)],
    ['something that is no token', 'short'],
  ])('%s gets the same answer as none', async (_why, token) => {
    const browser = new Browser(app);
    const none = await browser.post('/api/auth/refresh');
    browser.cookies.set('refreshToken', token);
    const answer = await browser.post('/api/auth/refresh');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(await none.json());
  });

  test('a session unused for fourteen days is over', async () => {
    const browser = await signIn(app, 'player');
    await app.db.query("update session set last_seen_at = last_seen_at - interval '14 days 1 second'");
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  test('a session is over after thirty days, however much it is used', async () => {
    const browser = await signIn(app, 'player');
    await app.db.query("update session set expires_at = expires_at - interval '30 days 1 second'");
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  test('a Swede whose membership has ended is out at the next call, by every door, and does nothing more', async () => {
    const [rest, page, bearer] = [
      await signIn(app, 'player'),
      await signIn(app, 'player'),
      await signIn(app, 'player'),
    ];
    await app.db.query("delete from association_member where email = 'player@example.se'");
    const authorization = `Bearer ${bearer.cookies.get('accessToken')}`;
    expect((await rest.post('/api/team/leaveTeam')).status).toBe(401);
    const asked = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: page.cookieHeader, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ query: '{ me { userId } }' }),
    });
    expect(await asked.json()).toEqual({ data: { me: null } });
    expect((await fetch(`${app.url}/api/team/leaveTeam`, { method: 'POST', headers: { authorization } })).status).toBe(
      401,
    );
    await new League(app.db).member('player@example.se');
    // the sessions are ended, and stay ended when the membership comes back
    for (const browser of [rest, page, bearer]) expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  });

  test('a Swede whose membership has ended is out at the next renewal', async () => {
    const browser = await signIn(app, 'player');
    await app.db.query("delete from association_member where email = 'player@example.se'");
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
    expect(browser.cookies.has('accessToken')).toBe(false);
    await new League(app.db).member('player@example.se');
  });

  test('a chat service that is down locks no one out', async () => {
    const browser = await signIn(app, 'foreigner');
    await browser.post('/emulator/discord/trouble', { mode: 'error', path: '/guilds', remaining: 1 });
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });

  test('from a foreign page is refused and changes nothing', async () => {
    const browser = await signIn(app, 'player');
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.post('/api/auth/refresh', undefined, headers)).status).toBe(403);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  });
});

describe('logout', () => {
  test('kills the token everywhere, takes the cookies, and tells the provider', async () => {
    const browser = await signIn(app, 'player');
    const token = browser.cookies.get('accessToken') ?? '';
    const refresh = browser.cookies.get('refreshToken') ?? '';
    const revoked = await revocations();
    const answer = await browser.post('/api/auth/logout');
    expect(await answer.json()).toEqual({ CODE: 200, MESSAGE: 'api.auth.logged-out' });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    for (const name of ['accessToken', 'refreshToken', 'loggedIn']) expect(browser.cookies.has(name)).toBe(false);
    expect(await whoIs(bearer(token))).toBeNull();
    expect(await whoIs({ cookie: `accessToken=${token}` })).toBeNull();
    browser.cookies.set('refreshToken', refresh);
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
    // nothing waits for the provider, so it may take a moment
    while ((await revocations()) === revoked) await sleep(20);
    expect(await revocations()).toBe(revoked + 1);
  });

  test('works with the refresh cookie alone, when the access token has run out', async () => {
    const browser = await signIn(app, 'player');
    const before = await liveSessions();
    browser.cookies.delete('accessToken');
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
    expect(await liveSessions()).toBe(before - 1);
  });

  test('works with a Bearer token', async () => {
    const browser = await signIn(app, 'player');
    const token = browser.cookies.get('accessToken') ?? '';
    await fetch(`${app.url}/api/auth/logout`, { method: 'POST', headers: bearer(token) });
    expect(await whoIs(bearer(token))).toBeNull();
  });

  test('of someone who is not signed in is no error', async () => {
    expect((await new Browser(app).post('/api/auth/logout')).status).toBe(200);
  });

  test('from a foreign page is refused', async () => {
    const browser = await signIn(app, 'player');
    const answer = await browser.post('/api/auth/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await whoIs(bearer(browser.cookies.get('accessToken')))).toBe('player');
  });
});

test('sessions that ended long ago are forgotten, the others are not', async () => {
  const gone = await signIn(app, 'player');
  await gone.post('/api/auth/logout');
  await app.db.query("update session set revoked_at = revoked_at - interval '31 days' where revoked_at is not null");
  const staying = await signIn(app, 'player');
  await app.app.get(HousekeepingService).sweep();
  const [row] = await app.db.query<{ n: number }>(
    'select count(*)::int as n from session where revoked_at is not null',
  );
  expect(row?.n).toBe(0);
  expect(await whoIs({ cookie: staying.cookieHeader })).toBe('player');
});

test('over https the cookies carry the __Host- prefix and are Secure', async () => {
  const secure = await bootApp({ env: { PUBLIC_URL: 'https://liga.example' } });
  try {
    const answer = await fetch(`${secure.url}/api/auth/discord`, { redirect: 'manual' });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-loginState=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  } finally {
    await secure.close();
  }
});
