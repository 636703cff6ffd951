import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql, type TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { Socket } from '../../harness/socket.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'player');
});
afterAll(() => app.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Does a new socket with this token receive anything? */
async function hears(token: string): Promise<boolean> {
  const socket = new Socket(app, { connectionParams: { accessToken: token } });
  try {
    socket.subscribe();
    await socket.until(({ heard, closedWith }) => heard.length > 0 || closedWith !== null);
    return socket.heard.length > 0;
  } finally {
    await socket.close();
  }
}

const asks = async (headers: Record<string, string>): Promise<boolean> =>
  (await graphql<{ me: unknown }>(app.url, '{ me { userId } }', { headers })).data?.me !== null;

/** All ways to send a token. Each returns whether it was accepted. */
const CARRIERS: Record<string, (token: string) => Promise<boolean>> = {
  'a documented path': async (token) =>
    (await fetch(`${app.url}/api/user/hidden/${token}/unreadNotifications`)).status === 200,
  // an accepted caller is told that there is no such invite
  'a documented body': async (token) =>
    (await post('/api/team/denyInvite', { accessToken: token, inviteId: 1 })).status !== 401,
  'a Bearer header': (token) => asks({ authorization: `Bearer ${token}` }),
  'the cookie': (token) => asks({ cookie: `accessToken=${token}` }),
  'the word session and the cookie': async (token) => {
    const headers = { cookie: `accessToken=${token}`, 'sec-fetch-site': 'same-origin' };
    return (await fetch(`${app.url}/api/user/hidden/session/full`, { headers })).status === 200;
  },
  'a new socket': hears,
};

/** Everything that ends a session. */
const ENDINGS: { why: string; end: (browser: Browser) => Promise<unknown> }[] = [
  { why: 'a logout', end: (browser) => browser.post('/api/auth/logout') },
  { why: 'another login in the same browser', end: (browser) => browser.login('player') },
  {
    why: 'a refresh token that someone else used first, and its owner after ten seconds',
    end: async (browser) => {
      const thief = new Browser(app);
      thief.cookies.set('refreshToken', browser.cookies.get('refreshToken') ?? '');
      expect((await thief.post('/api/auth/refresh')).status).toBe(200);
      await app.db.query(
        "update refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null",
      );
      expect((await browser.post('/api/auth/refresh')).status).toBe(401);
      // the thief's new tokens are invalid too
      for (const take of Object.values(CARRIERS)) {
        expect(await take(thief.cookies.get('accessToken') ?? '')).toBe(false);
      }
      expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    },
  },
];

const CASES = ENDINGS.flatMap((ending) => Object.keys(CARRIERS).map((carrier) => ({ ...ending, carrier })));

test.each(CASES)('after $why a token is dead in $carrier', async ({ end, carrier }) => {
  const browser = await signIn(app, 'player');
  const token = browser.cookies.get('accessToken') ?? '';
  const isTaken = CARRIERS[carrier] as (token: string) => Promise<boolean>;
  expect(await isTaken(token)).toBe(true);
  await end(browser);
  expect(await isTaken(token)).toBe(false);
});
