import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';
import { smallLeague } from '../small-league.ts';

let app: TestApp;
let league: League;
let admin: { userId: number; playerId: number };
let one: typeof admin;
let other: typeof admin;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  one = await linkPlayer(app.db, 'player');
  other = await linkPlayer(app.db, 'captain');
  for (const handle of ['admin', 'divisionadmin', 'player']) browsers[handle] = await signIn(app, handle);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query('delete from game_account');
  await app.db.query('delete from notification');
});

const ask = (query: string, variables: object = {}, as = 'admin') =>
  graphql<{ it: Record<string, unknown> }>(app.url, query, {
    variables: { ...variables },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

const ANSWER = '{ ... on Done { messageKey } ... on Problem { code field } }';
const CORRECT = `mutation ($input: CorrectPlayerDetailsInput!) { it: correctPlayerDetails(input: $input) ${ANSWER} }`;
const ADD = `mutation ($input: AddGameAccountInput!) { it: addGameAccount(input: $input) ${ANSWER} }`;
const MOVE = `mutation ($id: Int!, $playerId: Int!) { it: moveGameAccount(id: $id, playerId: $playerId) ${ANSWER} }`;
const REMOVE = `mutation ($id: Int!) { it: removeGameAccount(id: $id) ${ANSWER} }`;

const correct = async (input: object) => (await ask(CORRECT, { input })).data?.it;
const add = async (input: object) => (await ask(ADD, { input })).data?.it;
const move = async (id: number, playerId: number) => (await ask(MOVE, { id, playerId })).data?.it;
const remove = async (id: number) => (await ask(REMOVE, { id })).data?.it;

const detailsOf = async (id: number) =>
  (await app.db.query<object>('select birthdate::text, nationality from player where id = $1', [id]))[0];
const accounts = () =>
  app.db.query<object>(
    `select player_id as "playerId", platform, account_id as "accountId", source from game_account order by id`,
  );
const told = () =>
  app.db.query<object>('select user_id as "userId", description_sv as sv from notification order by id');
const lastEntry = async () =>
  (
    await app.db.query<object>(
      `select act, object_id as id, before, after, is_own_team as "isOwn" from audit_entry a order by a.id desc limit 1`,
    )
  )[0];
const state = async () => ({
  details: [await detailsOf(one.playerId), await detailsOf(other.playerId)],
  accounts: await accounts(),
  told: await told(),
  entries: (await app.db.query<{ n: number }>('select count(*)::int as n from audit_entry'))[0],
});

const STEAM = '76561190000000001';
const given = (playerId: number) =>
  insertRow(app.db, GameAccount, { playerId, platform: 'steam', accountId: STEAM, displayName: 'Nova' });

test('a birthdate and a nationality are corrected, the player is told why, and the log keeps what it was', async () => {
  const before = await detailsOf(one.playerId);
  const after = { birthdate: '1999-12-31', nationality: 'NO' };
  expect(await correct({ playerId: one.playerId, ...after, reason: ' Stod fel ' })).toEqual({
    messageKey: 'api.person.corrected',
  });
  expect(await detailsOf(one.playerId)).toEqual(after);
  expect(await told()).toEqual([
    { userId: one.userId, sv: 'Ligaledningen har rättat ditt födelsedatum och din nationalitet. Skäl: Stod fel' },
  ]);
  expect(await lastEntry()).toEqual({
    act: 'player.details',
    id: one.playerId,
    before,
    after: { ...after, reason: 'Stod fel' },
    isOwn: false,
  });
});

test('a correction of the own details is an own matter', async () => {
  await correct({ playerId: admin.playerId, nationality: 'DK', reason: 'Fel' });
  expect(await lastEntry()).toMatchObject({ act: 'player.details', isOwn: true });
});

test('an account is added by the address of a Steam profile, and the player is told', async () => {
  const platformId = `https://steamcommunity.com/profiles/${STEAM}/`;
  expect(await add({ playerId: one.playerId, platform: 'steam', platformId })).toEqual({
    messageKey: 'api.account.added',
  });
  expect(await accounts()).toEqual([{ playerId: one.playerId, platform: 'steam', accountId: STEAM, source: 'staff' }]);
  expect(await told()).toEqual([
    { userId: one.userId, sv: `Ligaledningen har kopplat spelkontot ”${STEAM}” till dig.` },
  ]);
  expect(await lastEntry()).toMatchObject({ act: 'player.game-account', id: one.playerId });
});

test('an account is moved, and both players are told', async () => {
  const id = await given(one.playerId);
  expect(await move(id, other.playerId)).toEqual({ messageKey: 'api.account.moved' });
  expect(await accounts()).toEqual([
    { playerId: other.playerId, platform: 'steam', accountId: STEAM, source: 'staff' },
  ]);
  expect(await told()).toEqual([
    { userId: one.userId, sv: 'Ligaledningen har kopplat bort spelkontot ”Nova” från dig.' },
    { userId: other.userId, sv: 'Ligaledningen har kopplat spelkontot ”Nova” till dig.' },
  ]);
  expect(await lastEntry()).toMatchObject({
    act: 'player.game-account-move',
    id: one.playerId,
    before: { player: 'player' },
    after: { player: 'captain', accountId: STEAM },
  });
});

test('an account is removed, and its player is told', async () => {
  const id = await given(one.playerId);
  expect(await remove(id)).toEqual({ messageKey: 'api.account.removed' });
  expect(await accounts()).toEqual([]);
  expect(await told()).toHaveLength(1);
  expect(await lastEntry()).toMatchObject({ act: 'player.game-account-remove', before: { accountId: STEAM } });
});

test.each([
  {
    why: 'a country that does not exist',
    act: () => correct({ playerId: one.playerId, nationality: 'ZZ', reason: 'x' }),
    code: 'INVALID_INPUT',
  },
  {
    why: 'a child',
    act: () => correct({ playerId: one.playerId, birthdate: '2020-01-01', reason: 'x' }),
    code: 'UNDER_AGE',
  },
  {
    why: 'an unknown player',
    act: () => correct({ playerId: 999_999, nationality: 'NO', reason: 'x' }),
    code: 'NOT_FOUND',
  },
  {
    why: 'a name for an id',
    act: () => add({ playerId: one.playerId, platform: 'epic', platformId: 'Nova' }),
    code: 'INVALID_INPUT',
  },
  {
    why: 'an unknown platform',
    act: () => add({ playerId: one.playerId, platform: 'sega', platformId: 'Nova' }),
    code: 'INVALID_INPUT',
  },
  {
    why: 'an account of another',
    act: () => add({ playerId: other.playerId, platform: 'steam', platformId: STEAM }),
    code: 'ACCOUNT_TAKEN',
  },
  {
    why: 'an account that is theirs',
    act: () => add({ playerId: one.playerId, platform: 'steam', platformId: STEAM }),
    code: 'NOTHING_CHANGED',
  },
  { why: 'a move to the same', act: (id: number) => move(id, one.playerId), code: 'NOTHING_CHANGED' },
  { why: 'a move to no one', act: (id: number) => move(id, 999_999), code: 'NOT_FOUND' },
  { why: 'a move of no account', act: () => move(999_999, one.playerId), code: 'NOT_FOUND' },
  { why: 'removing no account', act: () => remove(999_999), code: 'NOT_FOUND' },
])('$why is refused, and nothing is changed', async ({ act, code }) => {
  const id = await given(one.playerId);
  const before = await state();
  expect(await act(id)).toMatchObject({ code });
  expect(await state()).toEqual(before);
});

test('of two who move the same account at once, one does and the other is told', async () => {
  const id = await given(one.playerId);
  const [third, fourth] = [await league.player('Tredje'), await league.player('Fjärde')];
  const outcomes = await collideCalls(app.databaseUrl, { table: 'player', ids: [one.playerId] }, [
    () => move(id, third),
    () => move(id, fourth),
  ]);
  expect(outcomes).toEqual(
    expect.arrayContaining([{ messageKey: 'api.account.moved' }, { code: 'CHANGED_MEANWHILE', field: null }]),
  );
});

test.each(['divisionadmin', 'player'])('%s changes nothing', async (as) => {
  const id = await given(one.playerId);
  const before = await state();
  const input = { playerId: one.playerId, nationality: 'NO', reason: 'x' };
  expect((await ask(CORRECT, { input }, as)).errors).toHaveLength(1);
  expect((await ask(MOVE, { id, playerId: other.playerId }, as)).errors).toHaveLength(1);
  expect((await ask(REMOVE, { id }, as)).errors).toHaveLength(1);
  expect(await state()).toEqual(before);
});

test('staff are told which team plays only because this player is Swedish', async () => {
  const { home } = await smallLeague(league);
  await app.db.query('delete from roster_entry where team_id = $1', [home]);
  const nations = ['SE', 'SE', 'NO', null];
  const players = [];
  for (const [index, nationality] of nations.entries()) {
    const id = await league.player(`Lagspelare ${index}`, { nationality });
    await league.sign(id, home, '2025-09-01T12:00:00Z', { sortOrder: index + 1 });
    players.push(id);
  }
  const needed = async (playerId: number) =>
    (await ask('query ($id: Int) { it: adminPerson(playerId: $id) { teamNeedsSwede } }', { id: playerId })).data?.it
      .teamNeedsSwede;
  const outcomes = [];
  for (const id of players) outcomes.push(await needed(id));
  expect(outcomes).toEqual([expect.any(String), outcomes[0], null, null]);
});
