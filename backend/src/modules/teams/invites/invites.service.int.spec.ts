import { refusalOf, Rosters } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());
beforeEach(async () => {
  rosters.clock.set(new Date(rosters.clock.now().getTime() + 60_000));
  await rosters.turn('registration_open', false);
  await rosters.turn('transfer_open', true);
});

const later = (): void => rosters.clock.set(new Date(rosters.clock.now().getTime() + 1000));

describe('asking a player', () => {
  test('stores one pending invite and tells the player', async () => {
    const { teamId, players } = await rosters.team(2);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    expect(await rosters.stored(teamId)).toMatchObject({ pending: [player.playerId] });
    const [invite] = await rosters.db.query(
      'select status, with_request, invited_by_player_id from invite where id = $1',
      [inviteId],
    );
    expect(invite).toEqual({ status: 0, with_request: false, invited_by_player_id: players[0]!.playerId });
    const [notice] = await rosters.db.query('select invite_id from notification where user_id = $1', [player.userId]);
    expect(notice).toEqual({ invite_id: inviteId });
  });

  test('goes as a request while only registration is open, and not at all while nothing is', async () => {
    const { teamId, players } = await rosters.team(2);
    await rosters.turn('transfer_open', false);
    expect(await refusalOf(rosters.ask(players[0], await rosters.person()))).toBe('TRANSFER_WINDOW_CLOSED');
    await rosters.turn('registration_open', true);
    const inviteId = await rosters.ask(players[0], await rosters.person());
    const [invite] = await rosters.db.query('select with_request from invite where id = $1', [inviteId]);
    expect(invite).toEqual({ with_request: true });
    expect((await rosters.stored(teamId)).pending).toHaveLength(1);
  });

  test('stops at five players and invites together', async () => {
    const { teamId, players } = await rosters.team(3);
    await rosters.ask(players[0], await rosters.person());
    const fifth = await rosters.ask(players[0], await rosters.person());
    expect(await refusalOf(rosters.ask(players[0], await rosters.person()))).toBe('TEAM_FULL');
    await rosters.teamInvites.remove(players[0]!.actor, fifth);
    await rosters.ask(players[0], await rosters.person());
    expect((await rosters.stored(teamId)).pending).toHaveLength(2);
  });

  test('says that a player is asked already before it says that the team is full', async () => {
    const { players } = await rosters.team(4);
    const asked = await rosters.person();
    await rosters.ask(players[0], asked);
    expect(await refusalOf(rosters.ask(players[0], asked))).toBe('INVITE_EXISTS');
    expect(await refusalOf(rosters.ask(players[0], await rosters.person()))).toBe('TEAM_FULL');
    expect(await refusalOf(rosters.ask(players[1], asked))).toBe('NOT_CAPTAIN');
  });

  test('names a player who does not exist as what is wrong', async () => {
    const { players } = await rosters.team(1);
    const target = { playerId: 2_000_000_000, userId: null };
    await expect(rosters.teamInvites.invite(players[0]!.actor, target)).rejects.toMatchObject({
      code: 'WRONG_INVITE',
      messageKey: 'api.invite.no-such-player',
      details: { field: 'playerId' },
    });
  });

  test('is for the captain only, and nothing is stored', async () => {
    const { teamId, players } = await rosters.team(2);
    const player = await rosters.person();
    expect(await refusalOf(rosters.ask(players[1], player))).toBe('NOT_CAPTAIN');
    expect(await refusalOf(rosters.ask(await rosters.person(), player))).toBe('NO_TEAM');
    expect(await refusalOf(rosters.ask(undefined, player))).toBe('NO_PLAYER');
    expect((await rosters.stored(teamId)).pending).toEqual([]);
    expect(await rosters.told(player)).toEqual([]);
  });

  test.each<{ why: string; code: string; target: (player: Person) => { playerId: number; userId: number | null } }>([
    { why: "someone else's account", code: 'WRONG_INVITE', target: ({ playerId }) => ({ playerId, userId: 1 }) },
    { why: 'an unknown player', code: 'WRONG_INVITE', target: ({ userId }) => ({ playerId: 999_999, userId }) },
  ])('refuses $why', async ({ code, target }) => {
    const { teamId, players } = await rosters.team(1);
    const player = await rosters.person();
    expect(await refusalOf(rosters.teamInvites.invite(players[0]!.actor, target(player)))).toBe(code);
    expect((await rosters.stored(teamId)).pending).toEqual([]);
  });

  test('refuses a player without an account, with a team, and one who was asked already', async () => {
    const { players } = await rosters.team(1);
    const without = await rosters.league.player('Utan konto');
    expect(await refusalOf(rosters.teamInvites.invite(players[0]!.actor, { playerId: without, userId: null }))).toBe(
      'WRONG_INVITE',
    );
    const other = await rosters.team(1);
    expect(await refusalOf(rosters.ask(players[0], other.players[0]!))).toBe('PLAYER_HAS_TEAM');
    const player = await rosters.person();
    await rosters.ask(players[0], player);
    expect(await refusalOf(rosters.ask(players[0], player))).toBe('INVITE_EXISTS');
    expect(await refusalOf(rosters.ask(other.players[0], player))).toBeNull();
  });

  test('refuses a player who left while the window was closed, until the next one', async () => {
    const [from, to] = [await rosters.team(3), await rosters.team(1)];
    const [early, late] = [from.players[1]!, from.players[2]!];
    await rosters.leaving.leave(early.actor);
    later();
    await rosters.turn('transfer_open', false);
    await rosters.turn('registration_open', true);
    later();
    await rosters.captaincy.kick(from.players[0]!.actor, late.playerId);
    later();
    expect(await refusalOf(rosters.ask(to.players[0], early))).toBeNull();
    expect(await refusalOf(rosters.ask(to.players[0], late))).toBe('BLOCKED_UNTIL_WINDOW');
    await rosters.turn('transfer_open', true);
    expect(await refusalOf(rosters.ask(to.players[0], late))).toBeNull();
  });

  test('has a limit of thirty an hour', async () => {
    const { players } = await rosters.team(1);
    const player = await rosters.person();
    for (let n = 0; n < 30; n++) {
      await rosters.teamInvites.remove(players[0]!.actor, await rosters.ask(players[0], player));
    }
    expect(await refusalOf(rosters.ask(players[0], player))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('taking an invite back', () => {
  test('cancels it once and tells the player', async () => {
    const { players } = await rosters.team(1);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    await rosters.teamInvites.remove(players[0]!.actor, inviteId);
    expect(await rosters.inviteStatus(inviteId)).toBe(3);
    expect(await rosters.told(player)).toHaveLength(2);
    expect(await refusalOf(rosters.teamInvites.remove(players[0]!.actor, inviteId))).toBe('INVITE_NOT_PENDING');
    expect(await refusalOf(rosters.invites.accept(player.actor, inviteId))).toBe('INVITE_NOT_PENDING');
  });

  test("is for the team's captain: others are refused and it stays", async () => {
    const [own, other] = [await rosters.team(2), await rosters.team(1)];
    const inviteId = await rosters.ask(own.players[0], await rosters.person());
    const remove = (person: Person) => refusalOf(rosters.teamInvites.remove(person.actor, inviteId));
    expect(await remove(own.players[1]!)).toBe('NOT_CAPTAIN');
    expect(await remove(other.players[0]!)).toBe('WRONG_INVITE');
    expect(await remove(await rosters.person())).toBe('NO_TEAM');
    expect(await refusalOf(rosters.teamInvites.remove(other.players[0]!.actor, 999_999))).toBe('WRONG_INVITE');
    expect(await rosters.inviteStatus(inviteId)).toBe(0);
  });
});

describe('answering', () => {
  test('yes: the player is in the team, every other invite is off, and the captains are told', async () => {
    const [team, other] = [await rosters.team(2), await rosters.team(1)];
    const player = await rosters.person();
    const [yes, no] = [await rosters.ask(team.players[0], player), await rosters.ask(other.players[0], player)];
    await rosters.invites.accept(player.actor, yes);
    expect(await rosters.stored(team.teamId)).toEqual({
      roster: [...team.players, player].map(({ playerId }, index) => ({ playerId, sortOrder: index + 1 })),
      pending: [],
    });
    expect([await rosters.inviteStatus(yes), await rosters.inviteStatus(no)]).toEqual([1, 3]);
    expect(await rosters.told(team.players[0])).toEqual([expect.stringContaining('has accepted')]);
    expect(await rosters.told(other.players[0])).toEqual([expect.stringContaining('has joined another team')]);
    expect(await refusalOf(rosters.invites.accept(player.actor, no))).toBe('INVITE_NOT_PENDING');
  });

  test('no: the captain is told and the place is free', async () => {
    const { teamId, players } = await rosters.team(4);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    await rosters.invites.deny(player.actor, inviteId);
    expect(await rosters.inviteStatus(inviteId)).toBe(2);
    expect(await rosters.told(players[0])).toEqual([expect.stringContaining('has declined')]);
    expect(await refusalOf(rosters.invites.deny(player.actor, inviteId))).toBe('INVITE_NOT_PENDING');
    await rosters.ask(players[0], player);
    expect((await rosters.stored(teamId)).pending).toEqual([player.playerId]);
  });

  test.each(['accept', 'deny'] as const)('%s is for the one who was asked', async (answer) => {
    const { teamId, players } = await rosters.team(1);
    const inviteId = await rosters.ask(players[0], await rosters.person());
    const other = await rosters.person();
    const refusals = await Promise.all(
      [
        rosters.invites[answer](other.actor, inviteId),
        rosters.invites[answer](other.actor, 999_999),
        rosters.invites[answer](players[0]!.actor, inviteId),
        rosters.invites[answer]({ ...ANONYMOUS, userId: 1 }, inviteId),
      ].map((work) => work.catch((error: unknown) => error)),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[1]);
    expect(refusals[1]).toMatchObject({ code: 'WRONG_INVITE', kind: 'not-found', messageKey: 'api.invite.wrong' });
    expect((await rosters.stored(teamId)).pending).toHaveLength(1);
  });

  test('an invite sent with a request is not accepted directly, even when the window has opened', async () => {
    const { teamId, players } = await rosters.team(1);
    await rosters.turn('transfer_open', false);
    await rosters.turn('registration_open', true);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    await rosters.turn('transfer_open', true);
    await expect(rosters.invites.accept(player.actor, inviteId)).rejects.toMatchObject({
      messageKey: 'api.invite.accept-with-request',
    });
    expect(await rosters.invites.isWithRequest(player.actor, inviteId)).toBe(true);
    expect(await rosters.invites.acceptWithRequest(player.actor, inviteId)).toEqual({
      teamId,
      playerId: player.playerId,
    });
    expect(await rosters.inviteStatus(inviteId)).toBe(1);
    expect((await rosters.stored(teamId)).roster).toHaveLength(1);
  });

  test('a direct invite is not accepted once the window has closed', async () => {
    const { teamId, players } = await rosters.team(1);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    await rosters.turn('transfer_open', false);
    expect(await refusalOf(rosters.invites.accept(player.actor, inviteId))).toBe('TRANSFER_WINDOW_CLOSED');
    expect(await refusalOf(rosters.invites.acceptWithRequest(player.actor, inviteId))).toBe('WRONG_INVITE');
    expect(await rosters.stored(teamId)).toMatchObject({ pending: [player.playerId] });
  });

  test('a team that staff have filled meanwhile takes no one, and the invite stays', async () => {
    const { teamId, players } = await rosters.team(4);
    const player = await rosters.person();
    const inviteId = await rosters.ask(players[0], player);
    const placed = await rosters.person();
    await rosters.league.sign(placed.playerId, teamId, '2026-03-01T00:00:00Z', { sortOrder: 5 });
    expect(await refusalOf(rosters.invites.accept(player.actor, inviteId))).toBe('TEAM_FULL');
    expect(await rosters.inviteStatus(inviteId)).toBe(0);
    expect(await rosters.told(players[0])).toEqual([]);
  });
});

describe('coming into a team by decision of staff', () => {
  test('leaves places to those who are asked, but not one for the player themself', async () => {
    const { teamId, players } = await rosters.team(3);
    const [asked, other, third] = [await rosters.person(), await rosters.person(), await rosters.person()];
    await rosters.ask(players[0], asked);
    await rosters.ask(players[0], other);
    const join = ({ playerId }: Person) => rosters.db.transaction(() => rosters.joining.join(playerId, teamId));
    expect(await refusalOf(join(third))).toBe('TEAM_FULL');
    expect(await refusalOf(join(asked))).toBeNull();
    expect(await rosters.stored(teamId)).toMatchObject({ pending: [other.playerId] });
    expect(await refusalOf(join(players[1]!))).toBe('PLAYER_HAS_TEAM');
  });

  test('a closed team takes its invites back', async () => {
    const { teamId, players } = await rosters.team(1);
    const player = await rosters.person();
    await rosters.ask(players[0], player);
    await rosters.db.transaction(() => rosters.joining.cancelInvitesOf(teamId, rosters.clock.now()));
    expect((await rosters.stored(teamId)).pending).toEqual([]);
    expect(await rosters.told(player)).toEqual([expect.anything(), expect.stringContaining('withdrawn')]);
  });
});

describe('whom a captain finds', () => {
  const nicknames = async (captain: Person, text: string, first = 10) =>
    (await rosters.lists.invitable(captain.actor, text, first)).map(({ player }) => player.nickname);

  test('players with an account and without a team, by a piece of the name, the nearest first', async () => {
    const { players } = await rosters.team(1);
    const named = async (nickname: string) => {
      const person = await rosters.person();
      await rosters.db.query('update player set nickname = $2 where id = $1', [person.playerId, nickname]);
      return person;
    };
    const [asked] = [
      await named('Frost Asked'),
      await named('Xx Frost'),
      await named('frostbiten'),
      await named('100%_'),
    ];
    await rosters.league.player('Frost utan konto');
    const taken = await rosters.team(1);
    await rosters.db.query(`update player set nickname = 'Frost taken' where id = $1`, [taken.players[0]!.playerId]);
    await rosters.ask(players[0], asked);
    expect(await nicknames(players[0]!, ' FROST ')).toEqual(['frostbiten', 'Xx Frost']);
    expect(await nicknames(taken.players[0]!, 'frost')).toEqual(['Frost Asked', 'frostbiten', 'Xx Frost']);
    expect(await nicknames(players[0]!, 'frost', 1)).toEqual(['frostbiten']);
    expect(await nicknames(players[0]!, '0%_')).toEqual(['100%_']);
    expect(await nicknames(players[0]!, '%')).toEqual(['100%_']);
    expect(await nicknames(players[0]!, '  ')).toEqual([]);
    expect(await nicknames(players[0]!, 'x'.repeat(35))).toEqual([]);
  });

  test('no one who waits for the next window', async () => {
    const { players } = await rosters.team(2);
    const searcher = await rosters.team(1);
    await rosters.turn('transfer_open', false);
    later();
    await rosters.leaving.leave(players[1]!.actor);
    const found = async () =>
      (await rosters.lists.allInvitable(searcher.players[0]!.actor)).some(
        ({ userId }) => userId === players[1]!.userId,
      );
    expect(await found()).toBe(false);
    await rosters.turn('transfer_open', true);
    expect(await found()).toBe(true);
  });

  test('pending invites are shown to the players of the team and no one else', async () => {
    const [own, other] = [await rosters.team(2), await rosters.team(1)];
    const player = await rosters.person();
    const id = await rosters.ask(own.players[0], player);
    const seen = async (person: Person) =>
      (await rosters.lists.pendingFor(person.actor, own.teamId)).map((it) => it.id);
    expect(await seen(own.players[1]!)).toEqual([id]);
    expect(await seen(other.players[0]!)).toEqual([]);
    expect(await seen(player)).toEqual([]);
    expect(await rosters.lists.permissions(own.players[0]!.actor, own.teamId)).toMatchObject({
      invite: true,
      kick: true,
    });
    expect(await rosters.lists.permissions(other.players[0]!.actor, own.teamId)).toMatchObject({ invite: false });
  });
});
