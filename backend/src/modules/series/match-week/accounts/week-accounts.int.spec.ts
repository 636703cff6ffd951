import { insertRow } from '../../../../../test/factories/rows.ts';
import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { refusalOf } from '../../../../domain/league-error.ts';
import { GameAccount } from '../../../players/game-account.entity.ts';
import { RequestsService } from '../../../requests/requests.service.ts';
import { GameAccountsService } from '../../../players/accounts/game-accounts.service.ts';
import { WeekAccountsService } from './week-accounts.service.ts';

let app: TestApp;
let world: WeekLeague;
let seriesId: number;
let home: Actor;
let away: Actor;
let mate: Actor;

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2030-03-18');
  [home, away, mate] = [world.squads.home[0], world.squads.away[0], world.squads.home[1] as Actor];
  seriesId = await world.series();
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from approval_request; delete from game_account'));

const ask = (actor: Actor, more: { accountId?: string; playerId?: number | null; platform?: string } = {}) =>
  app.app.get(WeekAccountsService, { strict: false }).ask(actor, {
    ...{ seriesId, platform: 'epic', accountId: 'okänd', displayName: 'Adda' },
    ...more,
    playerId: more.playerId ?? (mate.playerId as number),
  });
const stored = () =>
  app.db.query<{ id: number }>(
    `select id, user_id as "userId", player_id as "playerId", team_id as "teamId", payload from approval_request order by id`,
  );
const left = async () => ({ requests: await stored(), accounts: await app.db.query('select * from game_account') });

test('a captain asks for several accounts of the own team on one evening; accepting one attaches it', async () => {
  await ask(home, { accountId: ' okänd ' });
  await ask(home, { accountId: 'okänd 2' });
  await ask(home, { accountId: 'okänd', platform: 'steam' });
  const [first, ...others] = await stored();
  expect(first).toEqual({
    id: expect.any(Number) as number,
    userId: home.userId,
    playerId: mate.playerId,
    teamId: world.teamIds.home,
    payload: { platform: 'epic', platformId: 'okänd', displayName: 'Adda', seriesId },
  });
  expect(others).toHaveLength(2);
  await app.app.get(RequestsService, { strict: false }).accept(world.admin, first?.id as number);
  expect(await app.db.query('select player_id as id from game_account')).toEqual([{ id: mate.playerId }]);
  expect(await codeOf(() => ask(home))).toBe('ACCOUNT_TAKEN');
});

test("a game's own name that nobody sees is left out, and the account is attached all the same", async () => {
  const displayName = 'Ad\u034fda';
  await app.app.get(WeekAccountsService, { strict: false }).ask(home, {
    ...{ seriesId, platform: 'epic', accountId: 'osedd', displayName, playerId: mate.playerId as number },
  });
  expect(await stored()).toMatchObject([{ payload: { platformId: 'osedd', displayName: null } }]);
  await app.app
    .get(GameAccountsService, { strict: false })
    .attach({ platform: 'epic', accountId: 'osedd 2', displayName, playerId: mate.playerId as number });
  expect(await app.db.query('select account_id as id, display_name as name from game_account')).toEqual([
    { id: 'osedd 2', name: null },
  ]);
});

test('staff of a rival decide as in any own matter: a division admin does not, an admin is marked', async () => {
  await ask(home);
  const [request] = await stored();
  const id = request?.id as number;
  const rival = world.squads.away[1] as Actor;
  const staff = app.app.get(RequestsService, { strict: false });
  expect(await codeOf(() => staff.accept({ ...rival, roles: ['divisionadmin'] }, id))).toBe('OWN_TEAM');
  expect(await codeOf(() => staff.accept({ ...mate, roles: ['admin'] }, id))).toBe('OWN_TEAM');
  expect((await left()).accounts).toEqual([]);
  await staff.accept({ ...rival, roles: ['admin'] }, id);
  const marked = await app.db.query(
    'select act, is_own_team as "isOwn" from audit_entry where actor_user_id = $1 order by act',
    [rival.userId],
  );
  expect(marked).toEqual([
    { act: 'player.game-account', isOwn: true },
    { act: 'request.accept', isOwn: true },
  ]);
});

test('it is refused to all but a captain of the series, for own players, and stores nothing', async () => {
  const rival = world.squads.away[1] as Actor;
  const ownAdmin: Actor = { ...mate, roles: ['admin'] };
  const refused: [string, () => Promise<void>][] = [
    ['SERIES_NOT_FOUND', () => ask(ANONYMOUS)],
    ['SERIES_NOT_FOUND', () => ask(world.stranger)],
    ['NOT_CAPTAIN', () => ask(mate)],
    ['NOT_CAPTAIN', () => ask(ownAdmin)],
    ['NOT_CAPTAIN', () => ask(world.admin)],
    // the other captain about a player of this team, and this one about a player of theirs
    ['NOT_IN_TEAM', () => ask(away)],
    ['NOT_IN_TEAM', () => ask(home, { playerId: rival.playerId })],
    ['NOT_IN_TEAM', () => ask(home, { playerId: world.stranger.playerId })],
    ['NOT_IN_TEAM', () => ask(home, { playerId: 999_999 })],
    ['INVALID_INPUT', () => ask(home, { accountId: '  ' })],
    ['INVALID_INPUT', () => ask(home, { accountId: 'a\u0000b' })],
  ];
  for (const [code, act] of refused) expect(await codeOf(act)).toBe(code);
  await app.db.query('update match_week_rules set captains_report = false');
  expect(await codeOf(() => ask(home))).toBe('MATCH_WEEK_OFF');
  await app.db.query('update match_week_rules set captains_report = true');
  expect(await left()).toEqual({ requests: [], accounts: [] });
});

test('a captain who has handed over, and a player who has left, are refused', async () => {
  await app.db.query('update roster_entry set valid_to = now() where player_id = $1', [mate.playerId]);
  expect(await codeOf(() => ask(home))).toBe('NOT_IN_TEAM');
  await app.db.query('update roster_entry set valid_to = null where player_id = $1', [mate.playerId]);
  await app.db.query('update roster_entry set sort_order = 9 where player_id = $1', [home.playerId]);
  expect(await codeOf(() => ask(home))).toBe('NOT_CAPTAIN');
  await app.db.query('update roster_entry set sort_order = 1 where player_id = $1', [home.playerId]);
  expect(await left()).toEqual({ requests: [], accounts: [] });
});

test.each([
  { why: 'the same player', of: () => mate },
  { why: 'another team', of: () => world.stranger },
])('an account that replays match with $why is refused, however it is typed', async ({ of }) => {
  await insertRow(app.db, GameAccount, { playerId: of().playerId as number, platform: 'epic', accountId: 'Känd' });
  const before = await left();
  const refusal = await refusalOf(() => ask(home, { accountId: 'känd' }));
  // not whose it is
  expect([refusal?.code, refusal?.details]).toEqual(['ACCOUNT_TAKEN', { field: 'accountId' }]);
  expect(await left()).toEqual(before);
});

test('a PSN name that a player has typed counts as known', async () => {
  await app.db.query(`update player set platform = 'playstation', platform_id = 'Adda_77' where id = $1`, [
    world.squads.away[2]?.playerId,
  ]);
  expect(await codeOf(() => ask(home, { platform: 'playstation', accountId: 'adda_77' }))).toBe('ACCOUNT_TAKEN');
  expect(await left()).toEqual({ requests: [], accounts: [] });
});

test('an account is asked for once, whoever asks, also at the same moment', async () => {
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(() => ask(home))));
  expect(codes.sort()).toEqual(['ALREADY_REQUESTED', 'ALREADY_REQUESTED', null]);
  const before = await left();
  const own = world.squads.home[2]?.playerId;
  expect(await codeOf(() => ask(home, { playerId: own, accountId: 'OKÄND' }))).toBe('ALREADY_REQUESTED');
  expect(await codeOf(() => ask(away, { playerId: away.playerId }))).toBe('ALREADY_REQUESTED');
  expect(await left()).toEqual(before);
});
