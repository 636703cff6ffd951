import { ROLE_IDS } from '../../../src/domain/actor.ts';
import { DivisionRole } from '../../../src/modules/chat/division-role.entity.ts';
import { UserRole } from '../../../src/modules/auth/users/user-role.entity.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { collideCalls } from '../../harness/locks.ts';
import { deskOf, lastEntry, sendCall, snapshotOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;
let seasonId: number;
let captain: { playerId: number; userId: number };

beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
  captain = await linkPlayer(app.db, 'captain');
});
afterAll(() => app.close());

beforeEach(async () => {
  seasonId = await desk.league.season({ startsOn: '2031-01-01', endsOn: '2031-06-30' });
  await desk.league.setting('signup_season', '');
  await desk.league.setting('current_season', '');
});

const removeSeason = () => sendCall(desk, `deleteSeason(id: ${seasonId})`);
const exists = async (table: 'season' | 'division', id: number) =>
  (await app.db.query(`select from ${table} where id = $1`, [id])).length === 1;

/** The call is refused with this code, and no row has changed. */
async function refused(call: Promise<unknown>, code: string): Promise<void> {
  const before = await snapshotOf(desk);
  await expect(call).rejects.toThrow(code);
  expect(await snapshotOf(desk)).toEqual(before);
}

describe('a season that was made by mistake', () => {
  test('is deleted, and the log has its name', async () => {
    await removeSeason();
    expect(await exists('season', seasonId)).toBe(false);
    const [entry] = await app.db.query<{ act: string; object_name: string }>(
      'select act, object_name from audit_entry order by id desc limit 1',
    );
    expect(entry).toMatchObject({ act: 'season.delete', object_name: expect.stringMatching(/./) });
    await refused(removeSeason(), 'NOT_FOUND');
  });

  test.each([
    { why: 'it is the current one', make: () => desk.league.setting('current_season', seasonId) },
    { why: 'teams sign up for it', make: () => desk.league.setting('signup_season', seasonId) },
    { why: 'it has a division', make: () => desk.league.division(seasonId) },
    {
      why: 'a team has signed up',
      make: async () => desk.league.signUp(seasonId, await desk.league.team('Anmält')),
    },
  ])('stays when $why', async ({ make }) => {
    await make();
    await refused(removeSeason(), 'SEASON_IN_USE');
  });

  test('stays when a division is made at the same moment, or the division is refused', async () => {
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: Error) => error.message.split(' ')[0],
      );
    const outcomes = await collideCalls(app.databaseUrl, { table: 'season', ids: [seasonId] }, [
      () => outcome(removeSeason()),
      () => outcome(sendCall(desk, `createDivision(input: { name: "Division 1", seasonId: ${seasonId} })`)),
    ]);
    const hasDivision = (await app.db.query('select from division where season_id = $1', [seasonId])).length === 1;
    expect(outcomes).toEqual(hasDivision ? ['SEASON_IN_USE', 'done'] : ['done', 'NOT_FOUND']);
    expect(await exists('season', seasonId)).toBe(hasDivision);
  });
});

describe('a division that was made by mistake', () => {
  const remove = (id: number) => sendCall(desk, `deleteDivision(id: ${id})`);

  test('is deleted with its colours', async () => {
    const id = await desk.league.division(seasonId);
    await desk.league.band(id, 1, 2);
    await remove(id);
    expect(await exists('division', id)).toBe(false);
    expect((await lastEntry(desk)).act).toBe('division.delete');
  });

  test('stays when it has teams', async () => {
    const id = await desk.league.division(seasonId);
    await desk.league.teamIn(id, 'Med i fel division');
    await refused(remove(id), 'DIVISION_IN_USE');
  });

  test('stays when it has a role in the chat, which no one would delete', async () => {
    const id = await desk.league.division(seasonId);
    await insertRow(app.db, DivisionRole, { divisionId: id, roleId: '123456789012345678' });
    await refused(remove(id), 'DIVISION_IN_USE');
  });

  test('is not a division admin’s to delete', async () => {
    const other = await deskOf(app, 'divisionadmin', 'divisionadmin');
    const id = await desk.league.division(seasonId, { adminUserId: other.userId });
    await expect(sendCall(other, `deleteDivision(id: ${id})`)).rejects.toThrow(/FORBIDDEN/);
    expect(await exists('division', id)).toBe(true);
  });
});

describe('a sign-up by staff', () => {
  let teamId: number;
  let userId: number;
  beforeEach(async () => {
    const { playerId, userId: id } = captain;
    userId = id;
    await app.db.query('delete from roster_entry where player_id = $1', [playerId]);
    teamId = await desk.league.team(`Sent anmälda ${seasonId}`);
    await desk.league.sign(playerId, teamId, '2026-01-01', { sortOrder: 1 });
    await desk.league.setting('signup_season', seasonId);
    await desk.league.setting('registration_open', 'false');
  });
  const isSignedUp = async () =>
    (await app.db.query('select from signup where season_id = $1 and team_id = $2', [seasonId, teamId])).length === 1;
  const add = () => sendCall(desk, `addSignup(teamId: ${teamId})`);
  const remove = () => sendCall(desk, `removeSignup(teamId: ${teamId})`);

  test('counts although sign-up is closed, is logged, and the players are told; taken back, they are told too', async () => {
    await add();
    expect(await isSignedUp()).toBe(true);
    expect((await lastEntry(desk)).act).toBe('signup.add');
    await refused(add(), 'ALREADY_SIGNED_UP');
    await remove();
    expect(await isSignedUp()).toBe(false);
    await refused(remove(), 'NOT_SIGNED_UP');
    const told = await app.db.query<{ sv: string }>(
      'select description_sv as sv from notification where user_id = $1 order by id desc limit 2',
      [userId],
    );
    expect(told.map(({ sv }) => sv.slice(0, 36))).toEqual([
      'Ligaledningen har tagit tillbaka anm',
      'Ligaledningen har anmält laget ”Sent',
    ]);
  });

  test('is refused without a season, and for an unknown team', async () => {
    await refused(sendCall(desk, 'addSignup(teamId: 999999)'), 'NOT_FOUND');
    await desk.league.setting('signup_season', '');
    await refused(add(), 'REGISTRATION_CLOSED');
  });

  test('is marked as an own matter when the admin is in the team', async () => {
    await desk.league.sign(desk.playerId, teamId, '2026-01-01', { sortOrder: 2 });
    await add();
    const [entry] = await app.db.query<{ own: boolean }>(
      'select is_own_team as own from audit_entry order by id desc limit 1',
    );
    expect(entry).toEqual({ own: true });
    await app.db.query('delete from roster_entry where player_id = $1', [desk.playerId]);
  });
});

test('only admins change sign-ups', async () => {
  const writer = await deskOf(app, 'writer', 'writer');
  await insertRow(app.db, UserRole, { userId: writer.userId, role: ROLE_IDS.divisionadmin });
  await expect(sendCall(writer, 'addSignup(teamId: 1)')).rejects.toThrow(/FORBIDDEN/);
});
