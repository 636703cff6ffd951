import { League } from '../../../../test/factories/league.ts';
import { Rosters, refusalOf } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import type { Actor } from '../../../domain/actor.ts';
import { InvitesService } from '../../teams/invites/invites.service.ts';
import { TransferRequest } from '../../requests/kinds/transfer.ts';
import { SaveTeamService } from './save-team.service.ts';
import { TeamAdminModule } from './team-admin.module.ts';
import { TeamAdminService } from './team-admin.service.ts';
import type { TeamChanges } from './team-admin.ts';
import { teamVersionOf } from './team-version.ts';

let league: Rosters;
let saving: SaveTeamService;
let teams: TeamAdminService;
let invites: InvitesService;
let admin: Actor;
let divisionAdmin: Person;

beforeAll(async () => {
  league = await Rosters.start(undefined, [TeamAdminModule]);
  saving = league.service(SaveTeamService);
  teams = league.service(TeamAdminService);
  invites = league.service(InvitesService);
  admin = { ...(await league.person()).actor, roles: ['admin'] };
  divisionAdmin = await league.person();
  divisionAdmin.actor = { ...divisionAdmin.actor, roles: ['divisionadmin'] };
});
afterAll(() => league.close());

const slots = (...players: readonly (Person | undefined)[]) =>
  players.map((player, index) => ({ playerId: player?.playerId ?? 0, sortOrder: index + 1 }));
const ids = async (teamId: number) => (await league.stored(teamId)).roster.map(({ playerId }) => playerId);
const versionNow = async (teamId: number) => teamVersionOf(await teams.team(teamId));
const save = (teamId: number, changes: TeamChanges, actor = admin) => saving.save(actor, teamId, changes);

/** Puts the team into a division of a future season, which a division admin runs. */
async function enter(teamId: number, { actor }: Person): Promise<void> {
  const made = new League(league.db);
  const season = await made.season({ name: `Kommande ${teamId}`, startsOn: '2098-01-01', endsOn: '2098-06-30' });
  await made.enter(await made.division(season, { adminUserId: actor.userId }), teamId);
}

/** Everything that a refused save must not change. */
const everything = (teamId: number) =>
  league.db.query(
    `select (select json_agg(t) from team t where t.id = $1) as team,
            (select json_agg(r order by r.id) from roster_entry r) as entries,
            (select json_agg(i order by i.id) from invite i) as invites,
            (select count(*) from notification) as notices, (select count(*) from audit_entry) as acts`,
    [teamId],
  );

test('players come, go and change places, outside the window too, and the history stays', async () => {
  await league.turn('transfer_open', false);
  const { teamId, players } = await league.team(3);
  const [captain, second, third] = players;
  const comer = await league.person();
  const after = await save(teamId, { players: slots(second, captain, comer) });
  expect(after.roster.map(({ player }) => player.id)).toEqual([second?.playerId, captain?.playerId, comer.playerId]);
  expect(after.history).toHaveLength(4);
  expect(after.history.find(({ player }) => player.id === third?.playerId)?.validTo).not.toBeNull();
  expect(await league.told(third)).toEqual([expect.stringContaining('no longer in the team')]);
  expect(await league.told(comer)).toEqual([expect.stringContaining('have put you in the team')]);
  expect(await league.told(second)).toEqual([expect.stringContaining('now the captain')]);
  expect(await league.told(captain)).toEqual([]);
  expect(await league.broken([teamId])).toEqual([]);
  await league.turn('transfer_open', true);
});

test('a player who is blocked until the next window is let in by staff', async () => {
  const { teamId, players } = await league.team(2);
  const { players: others } = await league.team(2);
  await league.turn('transfer_open', false);
  await league.leaving.leave(others[1]!.actor);
  expect(await refusalOf(save(teamId, { players: slots(...players, others[1]) }))).toBeNull();
  expect(await ids(teamId)).toHaveLength(3);
  await league.turn('transfer_open', true);
});

test('what a player who comes in was asked by others is off, and their captains hear of it, the own one does not', async () => {
  const [home, other] = [await league.team(2), await league.team(1)];
  const comer = await league.person();
  const asked = [await league.ask(home.players[0], comer), await league.ask(other.players[0], comer)];
  await save(home.teamId, { players: slots(...home.players, comer) });
  expect(await Promise.all(asked.map((id) => league.inviteStatus(id)))).toEqual([3, 3]);
  expect(await league.told(other.players[0])).toEqual([expect.stringContaining('has joined another team')]);
  expect(await league.told(home.players[0])).toEqual([]);
  expect(await refusalOf(invites.accept(comer.actor, asked[1]!))).toBe('INVITE_NOT_PENDING');
});

test("staff who add a player end the player's transfer request there, and no one hears it fell through", async () => {
  await league.turn('transfer_open', false);
  await league.turn('registration_open', true);
  const { teamId, players } = await league.team(2);
  const comer = await league.person();
  const requestId = await league.service(TransferRequest).submit(comer.actor, await league.ask(players[0], comer));
  const heard = [await league.told(players[0]), await league.told(comer)];
  await save(teamId, { players: slots(...players, comer) });
  const [request] = await league.db.query('select status from approval_request where id = $1', [requestId]);
  expect(request).toEqual({ status: 'cancelled' });
  expect(await league.told(players[0])).toEqual(heard[0]);
  expect(await league.told(comer)).toEqual([...heard[1]!, expect.stringContaining('have put you in the team')]);
  await league.turn('registration_open', false);
  await league.turn('transfer_open', true);
});

test('a team asks no more players than it has places left: the latest are taken back', async () => {
  const { teamId, players } = await league.team(2);
  const [first, last, comer, another] = await Promise.all([1, 2, 3, 4].map(() => league.person()));
  const asked = [await league.ask(players[0], first!), await league.ask(players[0], last!)];
  await save(teamId, { players: slots(...players, comer, another) });
  expect(await Promise.all(asked.map((id) => league.inviteStatus(id)))).toEqual([0, 3]);
  expect(await league.told(last)).toContainEqual(expect.stringContaining('withdrawn its invitation'));
  expect(await league.broken([teamId])).toEqual([]);
});

test('a closed team asks no one, and keeps its players', async () => {
  const { teamId, players } = await league.team(2);
  const invite = await league.ask(players[0], await league.person());
  const after = await save(teamId, { isActive: false });
  expect([after.isActive, after.roster.length, await league.inviteStatus(invite)]).toEqual([false, 2, 3]);
  expect((await save(teamId, { isActive: true })).isActive).toBe(true);
});

test('the last player who goes closes the team, whatever the form says', async () => {
  const { teamId } = await league.team(1);
  const after = await save(teamId, { isActive: true, players: [] });
  expect([after.isActive, after.roster]).toEqual([false, []]);
  const captain = await league.person();
  const again = await save(teamId, { isActive: true, players: slots(captain) });
  expect([again.isActive, again.roster[0]?.sortOrder]).toEqual([true, 1]);
});

test('a team that is sent back as it was read keeps its pictures, whoever drew them', async () => {
  const { teamId } = await league.team(1);
  const pictures = { logo: 'images/0011223344556677.png', banner: 'images/8899aabbccddeeff.png' };
  await league.db.query('update team set logo = $2, banner = $3 where id = $1', [
    teamId,
    pictures.logo,
    pictures.banner,
  ]);
  const { name } = await teams.team(teamId);
  expect(await save(teamId, { name, ...pictures })).toMatchObject({ name, ...pictures });
  expect(await refusalOf(save(teamId, { logo: pictures.banner }))).toBe('IMAGE_REFUSED');
  expect(await teams.team(teamId)).toMatchObject(pictures);
});

test('the act is written down with before and after, and marked when it is about the own team', async () => {
  const { teamId, players } = await league.team(1);
  const owner = { ...players[0]!.actor, roles: ['admin' as const] };
  await save(teamId, { name: 'Nya namnet' }, owner);
  const [entry] = await league.db.query<Record<string, unknown>>(
    `select act, object_kind, object_id, actor_user_id, before, after, is_own_team from audit_entry order by id desc limit 1`,
  );
  expect(entry).toMatchObject({
    act: 'team.save',
    object_kind: 'team',
    object_id: teamId,
    actor_user_id: owner.userId,
    after: { name: 'Nya namnet', captain: expect.any(String) as string, players: [expect.any(String) as string] },
    is_own_team: true,
  });
});

describe('refused, and nothing is changed:', () => {
  const cases: [code: string, changes: (team: { players: Person[] }) => Promise<TeamChanges>][] = [
    ['TEAM_FULL', async ({ players }) => ({ players: slots(...players, ...(await people(4))) })],
    ['PLAYER_HAS_TEAM', async ({ players }) => ({ players: slots(...players, (await league.team(2)).players[1]) })],
    ['NOT_FOUND', async ({ players }) => ({ players: [...slots(...players), { playerId: 999_999, sortOrder: 3 }] })],
    [
      'INVALID_INPUT',
      async ({ players }) => ({
        players: slots(...players).map((slot) => ({ ...slot, sortOrder: slot.sortOrder + 1 })),
      }),
    ],
    [
      'NAME_TAKEN',
      async ({ players }) => {
        await save((await league.team(1)).teamId, { name: 'Upptagna' });
        return { name: ' UPP-tagna ', players: slots(players[1], players[0]) };
      },
    ],
    ['INVALID_INPUT', async () => ({ name: 'x'.repeat(61) })],
    ['IMAGE_REFUSED', async ({ players }) => ({ logo: 'a'.repeat(32) + '.png', players: slots(players[1]) })],
    ['CHANGED_MEANWHILE', async () => ({ version: 'older', isActive: false })],
  ];
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => league.person()));

  test.each(cases)('%s', async (code, changesOf) => {
    const team = await league.team(2);
    const changes = await changesOf(team);
    const before = await everything(team.teamId);
    expect(await refusalOf(save(team.teamId, changes))).toBe(code);
    expect(await everything(team.teamId)).toEqual(before);
  });

  test('an unknown team', async () => {
    expect(await refusalOf(save(999_999, { name: 'Ingen' }))).toBe('NOT_FOUND');
  });

  test("a division admin's own team, and one that they would add themself to", async () => {
    const own = await league.team(1);
    await save(own.teamId, { players: slots(own.players[0], divisionAdmin) });
    expect(await refusalOf(save(own.teamId, { name: 'Mitt' }, divisionAdmin.actor))).toBe('OWN_TEAM');
    await save(own.teamId, { players: slots(own.players[0]) });
    expect(await refusalOf(save(own.teamId, { name: 'Deras' }, divisionAdmin.actor))).toBe('NOT_YOUR_DIVISION');
    await enter(own.teamId, divisionAdmin);
    expect(await refusalOf(save(own.teamId, { players: slots(divisionAdmin) }, divisionAdmin.actor))).toBe('OWN_TEAM');
    expect(await refusalOf(save(own.teamId, { name: 'Deras' }, divisionAdmin.actor))).toBeNull();
  });
});

describe('at the same time:', () => {
  const ROUNDS = 8;

  test('of two who save the form that both opened, one is told', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { teamId, players } = await league.team(2);
      await enter(teamId, divisionAdmin);
      const version = await versionNow(teamId);
      const [one, other] = [await league.person(), await league.person()];
      const said = await collideCalls(league.url, { table: 'team', ids: [teamId] }, [
        () => refusalOf(save(teamId, { version, players: slots(...players, one) })),
        () => refusalOf(save(teamId, { version, players: slots(...players, other) }, divisionAdmin.actor)),
      ]);
      expect(said.toSorted()).toEqual(['CHANGED_MEANWHILE', null]);
      expect(await ids(teamId)).toHaveLength(3);
      expect(await league.broken([teamId])).toEqual([]);
    }
  });

  test('staff fill a team while a player accepts its invite: one of them is refused, and five stay five', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { teamId, players } = await league.team(4);
      const [asked, comer] = [await league.person(), await league.person()];
      const invite = await league.ask(players[0], asked);
      const version = await versionNow(teamId);
      const [saved, accepted] = await collideCalls(league.url, { table: 'team', ids: [teamId] }, [
        () => refusalOf(save(teamId, { version, players: slots(...players, comer) })),
        () => refusalOf(invites.accept(asked.actor, invite)),
      ]);
      expect([saved, accepted].filter((code) => code === null)).toHaveLength(1);
      expect(await ids(teamId)).toHaveLength(5);
      expect(await league.broken([teamId])).toEqual([]);
    }
  });

  test('two teams that want the same player: one gets the player', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await league.team(1), await league.team(1)];
      const wanted = await league.person();
      const said = await collideCalls(league.url, { table: 'player', ids: [wanted.playerId] }, [
        () => refusalOf(save(one.teamId, { players: slots(...one.players, wanted) })),
        () => refusalOf(save(other.teamId, { players: slots(...other.players, wanted) })),
      ]);
      expect(said.toSorted()).toEqual(['PLAYER_HAS_TEAM', null]);
      expect(await league.broken([one.teamId, other.teamId])).toEqual([]);
    }
  });
});
