import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn, type Browser } from '../../harness/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

const DETAILS = { platform: 'Epic Games', platformId: 'ada', birthdate: '2000-01-31', nationality: 'NO' };

interface Said {
  CODE: number;
  MESSAGE: unknown;
}

async function post(browser: Browser, path: string, body: object): Promise<Said> {
  const answer = await browser.post(`/api/${path}`, { accessToken: 'session', ...body });
  const { CODE, MESSAGE } = (await answer.json()) as Said;
  expect(answer.status).toBe(CODE);
  return { CODE, MESSAGE };
}

async function read(browser: Browser, path: string): Promise<unknown> {
  return (await browser.fetch(`/api/${path}`)).json();
}

async function mutate(browser: Browser, name: string, type: string, input: object) {
  const answer = await browser.post('/graphql', {
    query: `mutation ($input: ${type}!) { it: ${name}(input: $input) { ... on Done { messageKey } ... on Problem { code messageKey field } } }`,
    variables: { input },
  });
  const { data, errors } = (await answer.json()) as { data?: { it: Record<string, unknown> }; errors?: unknown };
  expect(errors).toBeUndefined();
  return data?.it;
}

const stored = (handle: string) =>
  app.db.query(
    `select p.nickname, p.platform, p.platform_id, p.birthdate::text, p.nationality
       from player p join app_user u on u.id = p.user_id where u.discord_username = $1`,
    [handle],
  );

test('both doors make a new player, and leave the same behind', async () => {
  const [one, other] = [await signIn(app, 'newcomer'), await signIn(app, 'claimant')];
  expect(await read(one, 'user/hidden/session/exists')).toEqual({ CODE: 200, MESSAGE: false });
  expect(await post(one, 'user/canConnectToPlayer', {})).toEqual({ CODE: 200, MESSAGE: true });

  expect(await post(one, 'newUser/', { ...DETAILS, nickname: 'Ada' })).toEqual({
    CODE: 200,
    MESSAGE: 'api.player.register.success',
  });
  const answer = await mutate(other, 'registerPlayer', 'RegisterPlayerInput', {
    ...DETAILS,
    nickname: 'Bo',
    consent: true,
  });
  expect(answer).toEqual({ messageKey: 'api.player.register.success' });

  const [ada] = await stored('newcomer');
  const [bo] = await stored('claimant');
  expect(ada).toEqual({
    nickname: 'Ada',
    platform: 'epic',
    platform_id: 'ada',
    birthdate: '2000-01-31',
    nationality: 'NO',
  });
  expect(bo).toEqual({ ...(ada as object), nickname: 'Bo' });
  expect(await read(one, 'user/hidden/session/exists')).toEqual({ CODE: 200, MESSAGE: true });
  expect(await post(one, 'user/canConnectToPlayer', {})).toEqual({ CODE: 200, MESSAGE: false });

  expect(await post(one, 'newUser', { ...DETAILS, nickname: 'Cy' })).toMatchObject({
    CODE: 409,
    MESSAGE: 'api.player.user-has-player',
  });
  expect(
    await mutate(other, 'registerPlayer', 'RegisterPlayerInput', { ...DETAILS, nickname: 'Cy', consent: true }),
  ).toMatchObject({ code: 'ALREADY_HAS_PLAYER' });
});

test('both doors complete an earlier player', async () => {
  await linkPlayer(app.db, 'returning', { complete: false });
  const browser = await signIn(app, 'returning');
  const view = await graphql(app.url, '{ registration { step nickname platform birthdate } mySettings { nickname } }', {
    headers: { cookie: browser.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });
  expect(view.data).toEqual({
    registration: { step: 'CONFIRM_DETAILS', nickname: 'returning', platform: 'steam', birthdate: null },
    mySettings: { nickname: 'returning' },
  });
  expect(await post(browser, 'user/', { ...DETAILS, birthdate: '2020-01-01' })).toMatchObject({
    CODE: 400,
    MESSAGE: 'api.player.under-age',
  });
  expect(await mutate(browser, 'confirmDetails', 'PlayerDetailsInput', { ...DETAILS, consent: false })).toMatchObject({
    code: 'CONSENT_MISSING',
    field: 'consent',
  });
  expect(await post(browser, 'user/', DETAILS)).toEqual({ CODE: 200, MESSAGE: 'api.player.confirm.success' });
  expect(await stored('returning')).toMatchObject([{ platform: 'epic', birthdate: '2000-01-31' }]);
  expect(await mutate(browser, 'confirmDetails', 'PlayerDetailsInput', { ...DETAILS, consent: true })).toMatchObject({
    code: 'NOTHING_CHANGED',
  });
});

test('the documented questions about the account answer what is documented, and nothing more', async () => {
  const { userId, playerId } = await linkPlayer(app.db, 'writer', { roles: ['writer', 'graphics'] });
  const browser = await signIn(app, 'writer');
  expect(await read(browser, 'user/hidden/session/full')).toEqual({
    id: userId,
    nickname: 'writer',
    discordUsername: 'writer',
    discordDiscriminator: '0',
    avatar: null,
    playerId,
    roles: [
      { id: 3, description: 'Grafik' },
      { id: 4, description: 'Skribent' },
    ],
    member: 1,
    nationality: 'SE',
  });
  expect(await read(browser, 'user/is-member/session')).toEqual({ CODE: 200, MESSAGE: true });
  expect(await read(browser, 'user/hidden/session/guilds')).toEqual([{ id: '900000000000000001' }]);
  expect(await read(browser, `user/userId/${userId}/roles`)).toEqual([
    { id: 3, description: 'Grafik' },
    { id: 4, description: 'Skribent' },
  ]);
  expect(await read(browser, 'user/userId/999999/roles')).toEqual([]);
});

test('no one gets any of it, and a player without a role no roles', async () => {
  const nobody = { CODE: 401, MESSAGE: 'api.error.unauthenticated' };
  const dead = 'x'.repeat(43);
  for (const path of ['full', 'exists', 'guilds']) {
    expect(await (await fetch(`${app.url}/api/user/hidden/${dead}/${path}`)).json()).toMatchObject(nobody);
  }
  expect(await (await fetch(`${app.url}/api/user/is-member/${dead}`)).json()).toMatchObject(nobody);
  for (const path of ['newUser', 'user', 'user/canConnectToPlayer']) {
    const answer = await fetch(`${app.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...DETAILS, nickname: 'Ingen', accessToken: dead }),
    });
    expect(await answer.json()).toMatchObject(nobody);
  }
  await linkPlayer(app.db, 'player');
  expect(await read(await signIn(app, 'player'), 'user/userId/1/roles')).toMatchObject({ CODE: 403 });
  const view = await graphql(app.url, '{ registration { step nickname } }');
  expect(view.data).toEqual({ registration: { step: 'NONE', nickname: null } });
  const settings = await graphql(app.url, '{ mySettings { birthdate } }');
  expect(settings.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test("no one sees another's settings through their own", async () => {
  const { playerId } = await linkPlayer(app.db, 'captain');
  const league = new League(app.db);
  const other = await league.player('Annan', { birthdate: '1999-09-09', platformId: 'hemligt' });
  const answer = await graphql(
    app.url,
    `{ mySettings { id nickname platformId birthdate } player(id: ${other}) { nickname } }`,
    { headers: { cookie: (await signIn(app, 'captain')).cookieHeader, 'sec-fetch-site': 'same-origin' } },
  );
  expect(answer.data).toMatchObject({
    mySettings: { id: playerId, nickname: 'captain' },
    player: { nickname: 'Annan' },
  });
  expect(JSON.stringify(answer)).not.toMatch(/1999|hemligt/);
});
