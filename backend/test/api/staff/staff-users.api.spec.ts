import { ROLE_IDS } from '../../../src/domain/actor.ts';
import { Sanction } from '../../../src/modules/players/sanctions/sanction.entity.ts';
import { UserRole } from '../../../src/modules/auth/users/user-role.entity.ts';
import { League } from '../../factories/league.ts';
import { seenVersion } from '../../factories/seen-versions.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';

let app: TestApp;
let league: League;
let admin: { userId: number; playerId: number };
let divisionAdmin: typeof admin;
let player: typeof admin;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  divisionAdmin = await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  await linkPlayer(app.db, 'writer', { roles: ['writer', 'graphics'] });
  player = await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of ['admin', 'divisionadmin', 'writer', 'player']) browsers[handle] = await signIn(app, handle);
});
afterAll(() => app.close());

const save = async (as: string, body: object) => {
  const answer = await browsers[as]!.post('/api/admin/user/saveSettingsAndRoles', body);
  return { status: answer.status, ...((await answer.json()) as { MESSAGE: string; field?: string }) };
};

const tokenOf = (as: string) => browsers[as]!.cookies.get('accessToken') ?? 'nobody';

const ask = <T>(as: string, query: string, variables: object) =>
  graphql<T>(app.url, query, {
    variables: { ...variables },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

const rolesOf = async (userId: number) =>
  (await app.db.query<{ role: number }>('select role from user_role where user_id = $1 order by 1', [userId])).map(
    ({ role }) => role,
  );
const storedPlayer = async (id: number) => (await app.db.query('select * from player where id = $1', [id]))[0];

const PAGE = `query ($filter: AdminUserFilter!) { adminUsers(filter: $filter) { total items { userId playerId nickname mmr roles team { name } } } }`;
interface Page {
  adminUsers: { total: number; items: { userId: number | null; playerId: number | null; nickname: string | null }[] };
}
const RESULT = '{ ... on AdminUser { userId playerId nickname } ... on Problem { code field } }';
const CONNECT = `mutation ($userId: Int!, $playerId: Int!) { it: connectPlayer(userId: $userId, playerId: $playerId) ${RESULT} }`;
const DISCONNECT = `mutation ($playerId: Int!) { it: disconnectPlayer(playerId: $playerId) ${RESULT} }`;
const SAVE = `mutation ($input: SaveUserInput!) { it: saveUser(input: $input) ${RESULT} }`;

test('a division admin edits a player within the limits, and what is left out stays', async () => {
  const body = { userId: player.userId, playerId: player.playerId, nickname: ' Ny Nick ', twitch: 'tv' };
  expect(await save('divisionadmin', body)).toMatchObject({ status: 200, MESSAGE: 'api.user.save.success' });
  await save('admin', { playerId: player.playerId, mmr: '1500' });
  await save('divisionadmin', { playerId: player.playerId, steam: 'steamid', twitch: '', player_img: '' });
  expect(await storedPlayer(player.playerId)).toMatchObject({
    nickname: 'Ny Nick',
    mmr: 1500,
    steam: 'steamid',
    twitch: null,
    avatar: null,
    user_id: player.userId,
    platform: 'steam',
  });
  const [entry] = await app.db.query<{ actor: number; before: unknown }>(
    `select actor_user_id as actor, before, before::text || after::text as text from audit_entry
      where act = 'user.save' order by id limit 1`,
  );
  expect(entry).toMatchObject({ actor: divisionAdmin.userId, before: { nickname: 'player' } });
  expect(JSON.stringify(entry)).not.toContain('@');
});

test.each([
  [{ nickname: 'x'.repeat(35) }, 400, 'nickname', 'too long'],
  [{ nickname: 'ADMIN' }, 409, 'nickname', 'reads like another player'],
  [{ discord: 'x'.repeat(101) }, 400, 'discordName', 'too long'],
  [{ mmr: '10000' }, 400, 'mmr', 'five digits'],
  [{ player_img: 'javascript:alert(1)' }, 400, 'avatar', 'not a picture'],
  [{ discordEmail: 'a@b.se' }, 400, 'discordEmail', 'not for staff to change'],
  [{ user_id: 1 }, 400, 'user_id', 'no such key'],
  [{ roles: [5] }, 400, 'roles', 'no such role'],
])('%j is refused with %i at %s: %s', async (changes, status, field, _why) => {
  const before = await storedPlayer(player.playerId);
  expect(await save('admin', { playerId: player.playerId, ...changes })).toMatchObject({ status, field });
  expect(await storedPlayer(player.playerId)).toEqual(before);
});

const LIMITS = {
  nickname: 34,
  discord: 100,
  steam: 100,
  mmr: 4,
  twitter: 100,
  instagram: 100,
  twitch: 100,
  tiktok: 100,
  youtube: 100,
  player_img: 300,
};
const COLUMNS: Record<string, string> = { discord: 'discord_name', player_img: 'avatar' };

test.each(Object.entries(LIMITS))('%s holds %i characters and not one more', async (field, limit) => {
  const edited = await league.player(`Gräns ${field}`);
  const START: Record<string, string> = { player_img: 'https://cdn.discordapp.com/', nickname: `${field} ` };
  const start = START[field] ?? '';
  const textOf = (length: number) => start + (field === 'mmr' ? '9' : 'å').repeat(length - start.length);
  const by = field === 'mmr' ? 'admin' : 'divisionadmin';
  expect(await save(by, { playerId: edited, [field]: textOf(limit) })).toMatchObject({ status: 200 });
  const stored = (await storedPlayer(edited)) as Record<string, unknown>;
  expect(String(stored[COLUMNS[field] ?? field])).toBe(textOf(limit));
  expect(await save(by, { playerId: edited, [field]: textOf(limit + 1) })).toMatchObject({ status: 400 });
  expect(await storedPlayer(edited)).toEqual(stored);
});

test('an account and a player that do not belong together are not saved', async () => {
  expect(await save('admin', { userId: admin.userId, playerId: player.playerId, mmr: '1' })).toMatchObject({
    status: 404,
  });
  expect(await save('admin', { mmr: '1' })).toMatchObject({ status: 404 });
});

describe('roles', () => {
  test('are changed by an admin, and count at once', async () => {
    expect(await save('admin', { userId: player.userId, roles: [2, 4] })).toMatchObject({ status: 200 });
    expect(await rolesOf(player.userId)).toEqual([2, 4]);
    const inside = await ask<Page>('player', PAGE, { filter: { first: 6 } });
    expect(inside.data?.adminUsers.items.length).toBeGreaterThan(0);
    await save('admin', { userId: player.userId, roles: [] });
    expect((await ask<Page>('player', PAGE, { filter: { first: 6 } })).errors).toHaveLength(1);
    expect(await rolesOf(player.userId)).toEqual([]);
  });

  test('a division admin gives no one a role, themself least of all, and nothing else is saved then', async () => {
    const body = { userId: divisionAdmin.userId, playerId: divisionAdmin.playerId, twitch: 'tv77', roles: [1, 2] };
    expect(await save('divisionadmin', body)).toMatchObject({ status: 403, field: 'roles' });
    const version = await seenVersion(app, 'saveUser', { userId: player.userId });
    const input = { userId: player.userId, version, roles: ['ADMIN'] };
    expect((await ask<object>('divisionadmin', SAVE, { input })).data).toEqual({
      it: { code: 'ROLES_BY_ADMIN_ONLY', field: 'roles' },
    });
    expect([await rolesOf(divisionAdmin.userId), await rolesOf(player.userId)]).toEqual([[2], []]);
    expect(await storedPlayer(divisionAdmin.playerId)).toMatchObject({ twitch: null });
    // the whole form is sent with unchanged roles
    expect(await save('divisionadmin', { ...body, roles: [2] })).toMatchObject({ status: 200 });
  });

  test('the last admin keeps the role, also when two admins take it from each other at once', async () => {
    expect(await save('admin', { userId: admin.userId, roles: [] })).toMatchObject({ status: 409, field: 'roles' });
    await save('admin', { userId: divisionAdmin.userId, roles: [1, 2] });
    const both = [admin.playerId, divisionAdmin.playerId];
    const answers = await collideCalls(app.databaseUrl, { table: 'player', ids: both }, [
      () => save('admin', { ...divisionAdmin, roles: [2] }),
      () => save('divisionadmin', { ...admin, roles: [] }),
    ]);
    // the second caller had lost the role, or was the last to have it
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    const admins = await app.db.query<{ id: number }>('select user_id as id from user_role where role = 1');
    expect(admins).toHaveLength(1);
    await app.db.query('delete from user_role where role = 1');
    await insertRow(app.db, UserRole, { userId: admin.userId, role: ROLE_IDS.admin });
  });
});

describe('an account and its player', () => {
  test('are parted and joined again', async () => {
    const { playerId, userId } = player;
    expect((await ask<object>('admin', DISCONNECT, { playerId })).data).toEqual({
      it: { userId: null, playerId, nickname: 'Ny Nick' },
    });
    expect((await ask<object>('admin', DISCONNECT, { playerId })).data).toMatchObject({ it: { code: 'NOT_FOUND' } });
    const both = await Promise.all([1, 2].map(() => ask<{ it: object }>('admin', CONNECT, { userId, playerId })));
    expect(both.map(({ data }) => data?.it)).toEqual(
      expect.arrayContaining([
        { userId, playerId, nickname: 'Ny Nick' },
        { code: 'ALREADY_HAS_PLAYER', field: 'playerId' },
      ]),
    );
  });

  test('a banned player gets no account, as by a claim', async () => {
    const banned = await league.player('Utesluten');
    await insertRow(app.db, Sanction, {
      kind: 'ban',
      playerId: banned,
      startsOn: '2026-01-01',
      reasonSv: 'Hot',
      decidedAt: new Date('2026-01-01T12:00:00Z'),
      decidedByUserId: player.userId,
    });
    const userId = await league.user();
    const { data } = await ask<object>('admin', CONNECT, { userId, playerId: banned });
    expect(data).toMatchObject({ it: { code: 'PLAYER_BANNED' } });
    expect(await storedPlayer(banned)).toMatchObject({ user_id: null });
  });

  test('an account has one player', async () => {
    const other = await league.player('Ensam');
    const { data } = await ask<object>('admin', CONNECT, { userId: player.userId, playerId: other });
    expect(data).toMatchObject({ it: { code: 'ALREADY_HAS_PLAYER' } });
  });
});

describe('the table', () => {
  test('is paged, searched and sorted on the server', async () => {
    for (const [index, name] of ['Sida A', 'Sida B', 'Sida C', '100%'].entries()) {
      await league.player(name, { mmr: 100 * index });
    }
    const page = async (filter: object) => (await ask<Page>('admin', PAGE, { filter })).data!.adminUsers;
    const first = await page({ text: 'sida', first: 2 });
    const rest = await page({ text: 'sida', first: 2, offset: 2 });
    expect([first.total, rest.total]).toEqual([3, 3]);
    expect([...first.items, ...rest.items].map(({ nickname }) => nickname)).toEqual(['Sida A', 'Sida B', 'Sida C']);
    const byMmr = await page({ text: 'sida', sort: 'MMR', isDescending: true, first: 100 });
    expect(byMmr.items.map(({ nickname }) => nickname)).toEqual(['Sida C', 'Sida B', 'Sida A']);
    expect((await page({ text: '%', first: 100 })).items.map(({ nickname }) => nickname)).toEqual(['100%']);
    const all = await page({ first: null });
    expect(all.items).toHaveLength(all.total);
  });

  test('shows who has a role, and who has a player or none', async () => {
    const page = async (filter: object) => (await ask<Page>('admin', PAGE, { filter })).data!.adminUsers;
    expect((await page({ role: 'DIVISION_ADMIN' })).items.map(({ userId }) => userId)).toEqual([divisionAdmin.userId]);
    await league.user({ discordId: '901', discordUsername: 'utan' });
    const without = await page({ hasPlayer: false });
    expect(without.items.map(({ playerId }) => playerId)).toEqual(without.items.map(() => null));
    expect(without.total).toBeGreaterThan(0);
    expect((await page({ hasPlayer: true })).total + without.total).toBe((await page({})).total);
    expect((await page({ role: 'ADMIN', hasPlayer: false })).total).toBe(0);
  });

  test('says address, chat id and membership, to those who manage users and no one else', async () => {
    const id = await league.user({
      discordId: '905',
      discordUsername: 'medlemmen',
      email: 'Medlem@example.org',
      emailVerified: true,
    });
    await league.user({ discordUsername: 'medlemmens granne', email: 'granne@example.org', emailVerified: true });
    await league.user({ discordUsername: 'medlemmens skugga' });
    await league.member('medlem@example.org');
    const asked = `query ($filter: AdminUserFilter!) {
      adminUsers(filter: $filter) { total items { userId discordId discordEmail isMember } }
    }`;
    const page = async (as: string, filter: object) =>
      (await ask<{ adminUsers: { total: number; items: object[] } }>(as, asked, { filter })).data?.adminUsers;
    const member = { userId: id, discordId: '905', discordEmail: 'Medlem@example.org', isMember: true };
    const found = { text: 'medlemmen', first: 10 };
    expect(await page('divisionadmin', { ...found, isMember: true })).toEqual({ total: 1, items: [member] });
    expect(await page('admin', { ...found, isMember: false })).toMatchObject({ total: 2 });
    expect(await page('admin', found)).toMatchObject({ total: 3 });
    for (const stranger of ['writer', 'player', 'visitor']) expect(await page(stranger, found)).toBeUndefined();
    // the documented answer has only the documented fields
    const rows = (await (
      await fetch(`${app.url}/api/admin/${tokenOf('admin')}/usersOuterJoinedWithPlayers`)
    ).json()) as object[];
    expect(rows[0]).not.toHaveProperty('isMember');
    // and the log does not store what an address revealed
    const version = await seenVersion(app, 'saveUser', { userId: id });
    await ask('admin', SAVE, { input: { userId: id, version, roles: ['WRITER'] } });
    const [{ trail }] = (await app.db.query(
      `select coalesce(before::text, '') || coalesce(after::text, '') as trail from audit_entry order by id desc limit 1`,
    )) as [{ trail: string }];
    expect(trail).not.toMatch(/example\.org|isMember/);
  });

  test("says a player's team, once, whatever teams they were in before", async () => {
    const [old, now] = [await league.team('Gamla'), await league.team('Nya')];
    const mover = await league.player('Flyttad');
    await league.sign(mover, old, '2022-01-01T00:00:00Z', { validTo: '2022-07-01T00:00:00Z' });
    await league.sign(mover, now, '2022-07-01T00:00:00Z');
    const { data } = await ask<Page>('admin', PAGE, { filter: { text: 'flyttad' } });
    expect(data!.adminUsers).toMatchObject({ total: 1, items: [{ team: { name: 'Nya' } }] });
    const rows = (await (
      await fetch(`${app.url}/api/admin/${tokenOf('admin')}/usersOuterJoinedWithPlayers`)
    ).json()) as object[];
    expect(rows[0]).not.toHaveProperty('team');
  });

  test('has accounts without a player and players without an account', async () => {
    const id = await league.user({ discordUsername: 'nyfiken' });
    const rows = (await (
      await fetch(`${app.url}/api/admin/${tokenOf('admin')}/usersOuterJoinedWithPlayers`)
    ).json()) as Record<string, unknown>[];
    expect(rows.find(({ userId }) => userId === id)).toMatchObject({ playerId: null, discordUsername: 'nyfiken' });
    expect(rows.find(({ nickname }) => nickname === 'Ensam')).toMatchObject({ userId: null, discordEmail: null });
    const players = (await (await fetch(`${app.url}/api/admin/player/${tokenOf('writer')}/all`)).json()) as object[];
    expect(players).toHaveLength(rows.filter(({ playerId }) => playerId !== null).length);
    const roles = (await (await browsers.writer!.fetch('/api/users/allRoles')).json()) as object[];
    expect(roles[1]).toEqual({ id: 2, description: 'Divisionsadmin', engDescription: 'Division admin' });
  });
});

test.each([
  ['visitor', 401],
  ['player', 403],
  ['writer', 403],
])('a %s neither sees nor changes users', async (as, status) => {
  const { playerId, userId } = player;
  const before = await storedPlayer(playerId);
  expect(await save(as, { playerId, userId, nickname: 'Kapad', roles: [1] })).toMatchObject({ status });
  const list = await fetch(`${app.url}/api/admin/${tokenOf(as)}/usersOuterJoinedWithPlayers`);
  expect(list.status).toBe(status);
  const answers = [
    await ask(as, PAGE, { filter: { first: 6 } }),
    await ask(as, SAVE, { input: { userId, version: '', roles: ['ADMIN'] } }),
    await ask(as, CONNECT, { userId, playerId }),
    await ask(as, DISCONNECT, { playerId }),
  ];
  expect(answers.map(({ errors }) => errors?.length)).toEqual([1, 1, 1, 1]);
  expect([await storedPlayer(playerId), await rolesOf(userId)]).toEqual([before, []]);
});
