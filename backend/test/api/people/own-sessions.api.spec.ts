import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };

interface OwnSession {
  id: string;
  device: string | null;
  isCurrent: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'player');
  await linkPlayer(app.db, 'captain');
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from session'));

async function ask<T>(browser: Browser, query: string): Promise<T> {
  const answer = await browser.post('/graphql', { query });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const sessionsOf = async (browser: Browser): Promise<OwnSession[]> =>
  (await ask<{ mySessions: OwnSession[] }>(browser, '{ mySessions { id device isCurrent } }')).mySessions;

const end = async (browser: Browser, id: string): Promise<unknown> =>
  (
    await ask<{ it: unknown }>(
      browser,
      `mutation { it: endSession(id: "${id}") { ... on Done { messageKey } ... on Problem { code messageKey } } }`,
    )
  ).it;

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await ask<{ me: object | null }>(browser, '{ me { userId } }')).me !== null;

async function signInWith(handle: string, headers: Record<string, string>): Promise<Browser> {
  const browser = new Browser(app);
  await browser.fetch(`/api/auth/discord/callback${await browser.authorize(handle)}`, { headers });
  return browser;
}

test('a person sees their own logins, this one first and marked, and what they are called', async () => {
  const first = await signInWith('player', FIREFOX);
  const second = await signIn(app, 'player');
  await signIn(app, 'captain');
  expect((await sessionsOf(first)).map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: 'Firefox, Windows', isCurrent: true },
    { device: null, isCurrent: false },
  ]);
  expect((await sessionsOf(second)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('a user without a player has them too; a login that is over or ran out is none', async () => {
  const browser = await signIn(app, 'newcomer');
  for (const how of ['revoked_at = now()', 'expires_at = now()', "last_seen_at = now() - interval '15 days'"]) {
    const other = await signIn(app, 'newcomer');
    const current = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id;
    await app.db.query(`update session set ${how} where id = $1`, [current]);
  }
  expect(await sessionsOf(browser)).toHaveLength(1);
});

test('one is ended at once, here and at the provider', async () => {
  const [here, there] = [await signIn(app, 'player'), await signIn(app, 'player')];
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect(await end(here, other)).toEqual({ messageKey: 'api.auth.session.ended' });
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect((await there.post('/api/auth/refresh')).status).toBe(401);
  expect(await app.db.query('select kind from outbox_entry where key = $1', [`revoke:${other}`])).toHaveLength(1);
});

test('another person’s login, one that is over and nonsense are the same refusal, and nothing ends', async () => {
  const [thief, victim] = [await signIn(app, 'player'), await signIn(app, 'captain')];
  const [foreign] = await sessionsOf(victim);
  const gone = { code: 'NOT_FOUND', messageKey: 'api.auth.session.gone' };
  for (const id of [foreign?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nonsense']) {
    expect(await end(thief, id)).toEqual(gone);
  }
  expect([await isSignedIn(thief), await isSignedIn(victim)]).toEqual([true, true]);
});

test('all others end, this one and other people’s stay', async () => {
  const here = await signIn(app, 'player');
  const others = [await signIn(app, 'player'), await signIn(app, 'player')];
  const captain = await signIn(app, 'captain');
  await ask(here, 'mutation { endOtherSessions { __typename } }');
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect([await isSignedIn(here), await isSignedIn(captain)]).toEqual([true, true]);
  expect(await sessionsOf(here)).toHaveLength(1);
});

test('a person hears once that a spent key of a login came again', async () => {
  const browser = await signInWith('player', FIREFOX);
  const thief = new Browser(app);
  thief.cookies.set('refreshToken', browser.cookies.get('refreshToken') ?? '');
  await browser.post('/api/auth/refresh');
  await app.db.query("update refresh_token set used_at = used_at - interval '11 seconds' where used_at is not null");
  const told = () =>
    app.db.query<{ sv: string; en: string }>(
      `select description_sv as sv, description_en as en from notification n join app_user u on u.id = n.user_id
        where u.discord_username = 'player'`,
    );
  const stolen = thief.cookies.get('refreshToken') ?? '';
  const answers = await Promise.all(
    [1, 2, 3].map(() => {
      const again = new Browser(app);
      again.cookies.set('refreshToken', stolen);
      return again.post('/api/auth/refresh');
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  const notices = await told();
  expect(notices).toHaveLength(1);
  expect(notices[0]?.sv).toContain('En av dina inloggningar (Firefox, Windows) har avslutats');
  expect(notices[0]?.en).toContain('One of your logins (Firefox, Windows) has been ended');
});
