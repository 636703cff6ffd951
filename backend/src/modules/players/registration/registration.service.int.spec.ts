import { League } from '../../../../test/factories/league.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import type { Columns } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { GameAccountsRepository } from '../accounts/game-accounts.repository.ts';
import { GameAccountsService } from '../accounts/game-accounts.service.ts';
import { PlayerIdentityRepository } from '../player-identity.repository.ts';
import { PlayerIdentityService } from '../player-identity.service.ts';
import { RegistrationRepository } from './registration.repository.ts';
import { RegistrationService } from './registration.service.ts';
import type { TypedPlayer } from './registration.service.ts';
import type { User } from '../../auth/users/user.entity.ts';

const STEAM_ID = '76561198000000001';
/** The last evening before a person's thirteenth birthday in Sweden. In UTC it is still the day before. */
const NOW = new Date('2026-03-01T22:30:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let registrations: RegistrationService;

beforeAll(async () => {
  database = await freshDb();
  const { db } = database;
  league = new League(db);
  // simultaneous calls must not wait for a connection first
  await Promise.all([1, 2, 3].map(() => db.query('select pg_sleep(0.1)')));
  registrations = new RegistrationService(
    db,
    new FixedClock(NOW),
    new RegistrationRepository(db),
    new PlayerIdentityService(db, new PlayerIdentityRepository(db)),
    new GameAccountsService(db, new GameAccountsRepository(db)),
  );
});
afterAll(() => database.close());

test('a nickname is free while no one has one that reads like it, and asking takes nothing', async () => {
  await league.player('Ledig Örn');
  expect(await registrations.isNicknameFree('LEDIG-örn')).toBe(false);
  expect(await registrations.isNicknameFree('Ledig Orn')).toBe(true);
  expect(await registrations.isNicknameFree('Ledig Orn')).toBe(true);
});

let made = 0;
const typed = (changes: Partial<TypedPlayer> = {}): TypedPlayer => ({
  nickname: `Ny ${++made}`,
  platform: 'Steam',
  platformId: 'ada',
  birthdate: '2000-01-31',
  nationality: 'SE',
  ...changes,
});
const account = async (columns: Columns<User> = {}): Promise<Actor> => ({
  ...ANONYMOUS,
  userId: await league.user(columns),
});
const playerOf = async ({ userId }: Actor) => {
  const rows = await database.db.query<Record<string, unknown>>(
    `select nickname, platform, platform_id, birthdate::text, nationality from player where user_id = $1`,
    [userId],
  );
  return rows;
};
const accountsOf = (playerId: number) =>
  database.db.query(`select platform, account_id as id, source from game_account where player_id = $1`, [playerId]);

test('a newcomer is offered their name in the chat, becomes a player once, and owes nothing more', async () => {
  const actor = await account({ discordUsername: 'nykomling', email: 'ny@example.se', emailVerified: true });
  const suggested = { step: 'newPlayer', nickname: 'nykomling', email: 'ny@example.se', birthdate: null };
  expect(await registrations.due(actor)).toMatchObject(suggested);
  expect(await registrations.canConnect(actor)).toBe(true);

  await registrations.register(actor, typed({ nickname: ' Nykomling ' }), true);

  expect(await playerOf(actor)).toEqual([
    { nickname: 'Nykomling', platform: 'steam', platform_id: 'ada', birthdate: '2000-01-31', nationality: 'SE' },
  ]);
  expect(await registrations.due(actor)).toEqual({
    step: 'none',
    nickname: null,
    email: null,
    platform: null,
    platformId: null,
    birthdate: null,
    nationality: null,
  });
  expect(await registrations.canConnect(actor)).toBe(false);
  expect(await registrations.settings(actor)).toMatchObject({ nickname: 'Nykomling', birthdate: '2000-01-31' });
  expect(await refusalOf(registrations.register(actor, typed(), true))).toBe('ALREADY_HAS_PLAYER');
});

test.each<[why: string, changes: Partial<TypedPlayer>, consent: boolean, code: string]>([
  ['has not agreed', {}, false, 'CONSENT_MISSING'],
  ['is thirteen tomorrow', { birthdate: '2013-03-02' }, true, 'UNDER_AGE'],
  ['leaves their account out', { platformId: ' ' }, true, 'INVALID_INPUT'],
  ['has no name', { nickname: ' ' }, true, 'INVALID_INPUT'],
  ['has a longer name than any', { nickname: 'x'.repeat(35) }, true, 'INVALID_INPUT'],
  ['plays on a machine that no one knows', { platform: 'Ouya' }, true, 'INVALID_INPUT'],
])('who %s is refused, and nothing of them is stored', async (_why, changes, consent, code) => {
  const actor = await account();
  expect(await refusalOf((async () => registrations.register(actor, typed(changes), consent))())).toBe(code);
  expect(await playerOf(actor)).toEqual([]);
});

test('a name that reads like another one is taken', async () => {
  await league.player('Räven_99');
  for (const nickname of ['räven 99', 'RÄVEN99', 'Räven-99', 'Ra\u0308ven_99']) {
    expect(await refusalOf(registrations.register(await account(), typed({ nickname }), true))).toBe('NICKNAME_TAKEN');
  }
  expect(await refusalOf(registrations.register(await account(), typed({ nickname: 'Raven_99' }), true))).toBeNull();
});

test('a form that is sent twice at once makes one player', async () => {
  const actor = await account();
  const form = typed();
  const outcomes = await collideCalls(database.url, { table: 'app_user', ids: [actor.userId ?? 0] }, [
    () => refusalOf(registrations.register(actor, form, true)),
    () => refusalOf(registrations.register(actor, form, true)),
  ]);
  expect(outcomes.sort()).toEqual(['ALREADY_HAS_PLAYER', null].sort());
  expect(await playerOf(actor)).toHaveLength(1);
});

test('of two who want the same name at once one gets it', async () => {
  const actors = [await account(), await account()];
  const outcomes = await collideCalls(
    database.url,
    { table: 'app_user', ids: actors.map(({ userId }) => userId ?? 0) },
    actors.map(
      (actor, n) => () =>
        refusalOf(registrations.register(actor, typed({ nickname: n ? 'TVILLING' : 'Tvilling' }), true)),
    ),
  );
  expect(outcomes.sort()).toEqual(['NICKNAME_TAKEN', null].sort());
});

test("a game account's own id is known in replays from then on, a name on a platform is not", async () => {
  const [one, other] = [await account(), await account()];
  const id = await registrations.register(one, typed({ platformId: STEAM_ID }), true);
  expect(await accountsOf(id)).toEqual([{ platform: 'steam', id: STEAM_ID, source: 'typed' }]);

  // a player who gives another player's id is refused, and not told whose it is
  const liar = await registrations.register(other, typed({ platformId: STEAM_ID }), true);
  expect(await accountsOf(liar)).toEqual([]);
  expect(await accountsOf(id)).toHaveLength(1);

  const third = await registrations.register(
    await account(),
    typed({ platform: 'Xbox Live', platformId: 'ada' }),
    true,
  );
  expect(await accountsOf(third)).toEqual([]);
});

describe('an earlier player whose details are missing', () => {
  const returning = async () => {
    const actor = await account();
    const id = await league.player(`Gammal ${++made}`, { userId: actor.userId, nationality: 'NO', platform: 'epic' });
    return { actor, id };
  };
  const { nickname: _unused, ...details } = typed();

  test('is shown what is known, and gives the rest once', async () => {
    const { actor } = await returning();
    expect(await registrations.due(actor)).toMatchObject({
      step: 'confirmDetails',
      nationality: 'NO',
      platform: 'epic',
    });
    expect(await registrations.canConnect(actor)).toBe(false);

    await registrations.confirmDetails(actor, details, true);

    expect(await playerOf(actor)).toMatchObject([{ platform: 'steam', birthdate: '2000-01-31', nationality: 'SE' }]);
    expect(await registrations.due(actor)).toMatchObject({ step: 'none' });
    expect(await refusalOf(registrations.confirmDetails(actor, details, true))).toBe('NOTHING_CHANGED');
  });

  test('is refused like a new one', async () => {
    const { actor } = await returning();
    const refused = async (changes: object, consent = true) =>
      refusalOf((async () => registrations.confirmDetails(actor, { ...details, ...changes }, consent))());
    expect(await refused({}, false)).toBe('CONSENT_MISSING');
    expect(await refused({ birthdate: '2020-01-01' })).toBe('UNDER_AGE');
    expect(await refused({ nationality: 'Sverige' })).toBe('INVALID_INPUT');
    expect(await registrations.due(actor)).toMatchObject({ step: 'confirmDetails' });
  });

  test('gives their details once, however often the form is sent at once', async () => {
    const { actor, id } = await returning();
    const send = () => refusalOf(registrations.confirmDetails(actor, details, true));
    const outcomes = await collideCalls(database.url, { table: 'player', ids: [id] }, [send, send]);
    expect(outcomes.sort()).toEqual(['NOTHING_CHANGED', null].sort());
  });
});

test('without a player there is nothing to confirm, and no settings', async () => {
  const actor = await account();
  const { nickname: _unused, ...details } = typed();
  expect(await refusalOf(registrations.confirmDetails(actor, details, true))).toBe('NO_PLAYER');
  expect(await registrations.settings(actor)).toBeNull();
});

test('no one is asked for nothing', async () => {
  expect(await registrations.due(ANONYMOUS)).toMatchObject({ step: 'none', nickname: null });
  expect(await registrations.settings(ANONYMOUS)).toBeNull();
  expect(await registrations.canConnect(ANONYMOUS)).toBe(false);
});
