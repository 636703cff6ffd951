import { DEMO_ACCOUNTS } from '../../../src/integrations/discord/emulator/demo-accounts.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { Browser } from '../../harness/browser.ts';
import { bestOf } from '../../harness/time.ts';

const GUILD = '900000000000000001';
const BOT = { authorization: 'Bot emulator', 'content-type': 'application/json' };

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await bootApp();
  base = `${app.url}/emulator/discord`;
});
afterAll(() => app.close());

const post = (path: string, body: unknown, headers: Record<string, string> = BOT) =>
  fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });

const exchange = (fields: Record<string, string>) =>
  fetch(`${base}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'emulator',
      client_secret: 'emulator',
      grant_type: 'authorization_code',
      redirect_uri: `${app.url}/callback/login`,
      ...fields,
    }),
  });

const authorizeUrl = (fields: Record<string, string> = {}) =>
  `${base}/oauth2/authorize?${new URLSearchParams({
    client_id: 'emulator',
    response_type: 'code',
    redirect_uri: `${app.url}/callback/login`,
    state: 'a<b>"c',
    ...fields,
  }).toString()}`;

const codeFor = async (handle: string): Promise<string> => {
  const answer = await fetch(authorizeUrl({ login_hint: handle }), { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
};

describe('the page where a visitor chooses', () => {
  test('offers every demo account and a way out, and shows nothing it was sent as markup', async () => {
    const page = await (await fetch(authorizeUrl())).text();
    for (const { handle } of DEMO_ACCOUNTS) expect(page).toContain(`value="${handle}"`);
    expect(page).toContain('name="cancel"');
    expect(page).toContain('<h1>');
    expect(page).toContain('value="a&lt;b&gt;&quot;c"');
    expect(page).not.toContain('a<b>');
  });

  test('lets one be anyone of the demo league by number, and no one else by any other name', async () => {
    const token = await exchange({ code: await codeFor('spelare4711') });
    const { access_token: bearer } = (await token.json()) as { access_token: string };
    const me = await fetch(`${base}/users/@me`, { headers: { authorization: `Bearer ${bearer}` } });
    expect(await me.json()).toMatchObject({ id: '810000000000004711', email: 'spelare4711@example.se' });
    for (const handle of ['spelare0', 'spelare1x', 'nobody']) {
      const answer = await fetch(authorizeUrl({ login_hint: handle }), { redirect: 'manual' });
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test.each([
    ['redirect_uri', 'https://evil.example/callback'],
    ['client_id', 'other'],
    ['response_type', 'token'],
  ])('refuses a request whose %s is %s', async (name, value) => {
    const answer = await fetch(authorizeUrl({ [name]: value, login_hint: 'player' }), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });
});

describe('tokens', () => {
  test('a code is good once', async () => {
    const code = await codeFor('player');
    const first = await exchange({ code });
    expect(await first.json()).toMatchObject({ token_type: 'Bearer', scope: 'identify email guilds' });
    expect((await exchange({ code })).status).toBe(400);
  });

  test('a code that was asked for with PKCE needs its verifier', async () => {
    const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256', login_hint: 'player' };
    const answer = await fetch(authorizeUrl(challenge), { redirect: 'manual' });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect((await exchange({ code, code_verifier: 'wrong' })).status).toBe(400);
  });

  test('the secret of the client counts', async () => {
    expect((await exchange({ code: await codeFor('player'), client_secret: 'guess' })).status).toBe(401);
  });

  test('a token shows its own account until it is revoked', async () => {
    const { access_token: token } = (await (await exchange({ code: await codeFor('outsider') })).json()) as {
      access_token: string;
    };
    const me = (path: string) => fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await me('/users/@me')).json()).toMatchObject({ username: 'outsider', email: 'outsider@example.se' });
    expect(await (await me('/users/@me/guilds')).json()).toEqual([]);
    const credentials = Buffer.from('emulator:emulator').toString('base64');
    await fetch(`${base}/oauth2/token/revoke`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ token }),
    });
    expect((await me('/users/@me')).status).toBe(401);
  });
});

describe('the bot', () => {
  test('is the only one who may look up members', async () => {
    const player = DEMO_ACCOUNTS.find(({ handle }) => handle === 'player')?.discordId ?? '';
    const outsider = DEMO_ACCOUNTS.find(({ handle }) => handle === 'outsider')?.discordId ?? '';
    const look = (id: string, headers: Record<string, string>) =>
      fetch(`${base}/guilds/${GUILD}/members/${id}`, { headers });
    expect((await look(player, {})).status).toBe(401);
    expect(await (await look(player, BOT)).json()).toMatchObject({ user: { id: player }, roles: [] });
    expect((await look(outsider, BOT)).status).toBe(404);
  });

  test('makes channels, writes in them, and the log tells', async () => {
    const channel = (await (
      await post(`/guilds/${GUILD}/channels`, { name: 'alfa-beta', topic: 'series 1' })
    ).json()) as {
      id: string;
    };
    const write = () => post(`/channels/${channel.id}/messages`, { content: 'hej', nonce: 'n1', enforce_nonce: true });
    const [first, again] = [await (await write()).json(), await (await write()).json()];
    expect(again).toEqual(first);
    expect(await (await fetch(`${base}/channels/${channel.id}/messages`, { headers: BOT })).json()).toHaveLength(1);
    const log = (await (await fetch(`${base}/log`)).json()) as unknown[];
    const writing = { method: 'POST', path: `/channels/${channel.id}/messages`, status: 200 };
    const made = { method: 'POST', path: `/guilds/${GUILD}/channels`, status: 201, made: 'channel alfa-beta' };
    expect(log).toContainEqual(made);
    // written once, though it was requested twice
    expect(log).toContainEqual({ ...writing, made: 'message in alfa-beta' });
    expect(log).toContainEqual(writing);
  });

  test('is told to slow down when a test asks for that', async () => {
    await post('/trouble', { mode: 'rate-limited', path: '/guilds', remaining: 1 });
    const roles = () => fetch(`${base}/guilds/${GUILD}/roles`, { headers: BOT });
    const refused = await roles();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await roles()).status).toBe(200);
  });
});

test('a provider that never answers ends the login after five seconds', async () => {
  const login = async () => {
    const browser = new Browser(app);
    const query = await browser.authorize('player');
    await post('/trouble', { mode: 'hang', path: '/oauth2/token', remaining: 1 });
    const started = performance.now();
    const answer = await browser.fetch(`/api/auth/discord/callback${query}`);
    expect(await answer.json()).toEqual({ result: 'error' });
    return performance.now() - started;
  };
  const took = await bestOf(login, 8000);
  expect(took).toBeGreaterThan(4500);
  expect(took).toBeLessThan(8000);
});

test('an installation with a provider of its own has no emulator', async () => {
  const real = await bootApp({
    env: { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 's', DISCORD_BOT_TOKEN: 't', DISCORD_GUILD_ID: '2' },
  });
  try {
    expect((await fetch(`${real.url}/emulator/discord/log`)).status).toBe(404);
    const start = await fetch(`${real.url}/api/auth/discord?login_hint=admin`, { redirect: 'manual' });
    const url = new URL(start.headers.get('location') ?? '');
    expect(url.origin + url.pathname).toBe('https://discord.com/api/oauth2/authorize');
    expect(url.searchParams.has('login_hint')).toBe(false);
  } finally {
    await real.close();
  }
});
