import { Requests } from '../../../test/factories/requests.ts';
import { refusalOf } from '../../../test/factories/rosters.ts';
import { insertRow } from '../../../test/factories/rows.ts';
import type { Person } from '../../../test/factories/rosters.ts';
import { ANONYMOUS } from '../../domain/actor.ts';
import { GameAccount } from '../players/game-account.entity.ts';
import { RequestAsideService } from './request-aside.service.ts';

let requests: Requests;
beforeAll(async () => (requests = await Requests.start()));
afterAll(() => requests.close());

let made = 0;
const freshName = () => `Nya laget ${++made}`;
const rows = <R>(sql: string, ...params: unknown[]) => requests.rosters.db.query<R>(sql, params);
const isPublic = async (name: string) =>
  (await rows<{ is: boolean }>('select is_public as is from image where name = $1', name))[0]?.is;

describe('a new team', () => {
  test('is made with its captain and crest when staff say yes', async () => {
    const asker = await requests.rosters.person();
    const logo = await requests.picture(asker.actor);
    const name = freshName();
    const id = await requests.newTeam.submit(asker.actor, { name: ` ${name} `, logo });
    expect(await isPublic(logo)).toBe(false);

    await requests.staff.accept(requests.admin, id);

    const { teamId, status, decidedBy } = await requests.stored(id);
    expect({ status, decidedBy }).toEqual({ status: 'accepted', decidedBy: requests.admin.userId });
    expect(await rows('select name, logo, is_active as "isActive" from team where id = $1', teamId)).toEqual([
      { name, logo: `images/${logo}`, isActive: true },
    ]);
    expect((await requests.rosters.stored(teamId as number)).roster).toEqual([
      { playerId: asker.playerId, sortOrder: 1 },
    ]);
    expect(await isPublic(logo)).toBe(true);
    expect(await requests.told(asker.userId, id)).toEqual([`Your request to create the team “${name}” is approved.`]);
  });

  test('takes what other teams asked the player off', async () => {
    const asker = await requests.rosters.person();
    const { teamId, players } = await requests.rosters.team(2);
    await requests.rosters.ask(players[0], asker);
    await requests.staff.accept(requests.admin, await requests.askForTeam(asker, freshName()));
    expect((await requests.rosters.stored(teamId)).pending).toEqual([]);
    expect(await requests.rosters.told(players[0])).toEqual([expect.stringContaining('has joined another team')]);
  });

  test.each([
    { why: 'no player', code: 'NO_PLAYER', actor: async () => requests.account(), name: freshName },
    {
      why: 'a team already',
      code: 'PLAYER_HAS_TEAM',
      actor: async () => (await requests.rosters.team(1)).players[0]?.actor ?? ANONYMOUS,
      name: freshName,
    },
    {
      why: 'no name',
      code: 'INVALID_INPUT',
      actor: async () => (await requests.rosters.person()).actor,
      name: () => ' ',
    },
  ])('is refused to a caller who has $why', async ({ code, actor, name }) => {
    const asker = await actor();
    const logo = await requests.picture(asker);
    expect(await refusalOf(requests.newTeam.submit(asker, { name: name(), logo }))).toBe(code);
    expect(await requests.lists.ownPending(asker)).toEqual([]);
  });

  test('cannot read like another team', async () => {
    const asker = await requests.rosters.person();
    await requests.rosters.league.team('Skåne Älgar');
    const logo = await requests.picture(asker.actor);
    expect(await refusalOf(requests.newTeam.submit(asker.actor, { name: 'skåneälgar', logo }))).toBe('NAME_TAKEN');
  });

  test('needs no crest: the team has none until its captain gives it one', async () => {
    const asker = await requests.rosters.person();
    const name = freshName();
    const id = await requests.newTeam.submit(asker.actor, { name, logo: null });
    expect(await requests.lists.byId(requests.admin, id)).toMatchObject({ teamName: name, logo: null });
    await requests.staff.accept(requests.admin, id);
    expect(await rows('select logo, is_active as "isActive" from team where name = $1', name)).toEqual([
      { logo: null, isActive: true },
    ]);
  });

  test('without a crest can be denied', async () => {
    const id = await requests.newTeam.submit((await requests.rosters.person()).actor, {
      name: freshName(),
      logo: null,
    });
    expect(await refusalOf(requests.staff.deny(requests.admin, id, 'Nej.'))).toBeNull();
  });

  test("does not show someone else's picture", async () => {
    const [asker, other] = [await requests.rosters.person(), await requests.rosters.person()];
    const logo = await requests.picture(other.actor);
    expect(await refusalOf(requests.newTeam.submit(asker.actor, { name: freshName(), logo }))).toBe('IMAGE_REFUSED');
  });

  test('is refused to a player who waits for the next window', async () => {
    const { players } = await requests.rosters.team(2);
    const asker = players[1] as Person;
    await requests.rosters.turn('transfer_open', false);
    await requests.rosters.leaving.leave(asker.actor);
    expect(await refusalOf(requests.askForTeam(asker, freshName()))).toBe('BLOCKED_UNTIL_WINDOW');
    await requests.rosters.turn('transfer_open', true);
    expect(await refusalOf(requests.askForTeam(asker, freshName()))).toBeNull();
  });

  test('is off when its name was taken meanwhile, and the asker can ask again', async () => {
    const asker = await requests.rosters.person();
    const name = freshName();
    const id = await requests.askForTeam(asker, name);
    await requests.rosters.league.team(name.toUpperCase());
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('NAME_TAKEN');
    expect(await requests.stored(id)).toMatchObject({ status: 'cancelled', teamId: null, decidedBy: null });
    expect(await requests.told(asker.userId, id)).toEqual([expect.stringContaining('another team has taken the name')]);
    expect(await refusalOf(requests.askForTeam(asker, freshName()))).toBeNull();
  });

  test('is off when staff put the player into a team meanwhile', async () => {
    const asker = await requests.rosters.person();
    const id = await requests.askForTeam(asker, freshName());
    const { teamId } = await requests.rosters.team(1);
    await requests.rosters.db.transaction(() => requests.rosters.joining.join(asker.playerId, teamId));
    const teams = await rows('select 1 from team');
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('PLAYER_HAS_TEAM');
    expect(await requests.stored(id)).toMatchObject({ status: 'cancelled' });
    expect(await requests.told(asker.userId, id)).toEqual([expect.stringContaining('because you have joined a team')]);
    expect(await rows('select 1 from team')).toHaveLength(teams.length);
  });
});

describe('new images', () => {
  test('are shown when staff say yes; the one that was not changed stays', async () => {
    const { actor, playerId } = await requests.rosters.person();
    await rows(`update player set banner = 'images/old.png' where id = $1`, playerId);
    const avatar = await requests.picture(actor);
    const id = await requests.newImages.submit(actor, { avatar });
    await requests.staff.accept(requests.admin, id);
    expect(await rows('select avatar, banner from player where id = $1', playerId)).toEqual([
      { avatar: `images/${avatar}`, banner: 'images/old.png' },
    ]);
    expect(await isPublic(avatar)).toBe(true);
  });

  test('are asked for once at a time', async () => {
    const { actor } = await requests.rosters.person();
    const ask = async () => requests.newImages.submit(actor, { avatar: await requests.picture(actor) });
    const first = await ask();
    expect(await refusalOf(ask())).toBe('OPEN_IMAGE_REQUEST');
    await requests.staff.deny(requests.admin, first, 'Suddig.');
    expect(await refusalOf(ask())).toBeNull();
  });

  test('that staff do not want are not kept, unless another request shows them', async () => {
    const { players } = await requests.rosters.team(1);
    const { actor } = players[0] as Person;
    const [avatar, shared] = [await requests.picture(actor), await requests.picture(actor)];
    await requests.changeTeamInfo.submit(actor, { logo: shared });
    const id = await requests.newImages.submit(actor, { avatar, banner: shared });
    await requests.staff.deny(requests.admin, id, 'Nej.');
    // the other one goes with its file, after the decision
    const kept = 'select name from image where name = any($1::text[]) and uploaded_by_user_id is not null';
    expect(await rows(kept, [avatar, shared])).toEqual([{ name: shared }]);
  });

  test.each([
    { why: 'without any', code: 'NOTHING_CHANGED', images: {} },
    { why: 'of someone else', code: 'IMAGE_REFUSED', images: { avatar: `${'f'.repeat(32)}.png` } },
  ])('are refused $why', async ({ code, images }) => {
    const { actor } = await requests.rosters.person();
    expect(await refusalOf(requests.newImages.submit(actor, images))).toBe(code);
  });
});

describe('a transfer', () => {
  test('puts the player into the team when staff say yes, and tells its captain', async () => {
    const { teamId, players } = await requests.rosters.team(2);
    const player = await requests.rosters.person();
    const id = await requests.askForTransfer(players[0], player);
    expect((await requests.rosters.stored(teamId)).roster).toHaveLength(2);
    await requests.staff.accept(requests.admin, id);
    expect((await requests.rosters.stored(teamId)).roster).toContainEqual({ playerId: player.playerId, sortOrder: 3 });
    expect(await requests.told(player.userId, id)).toEqual([
      expect.stringMatching(/^Your transfer to the team .+ is approved/),
    ]);
    expect(await requests.told(players[0]?.userId ?? null, id)).toEqual([expect.stringContaining('now plays for')]);
  });

  test('tells the captain when nothing comes of it', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const player = await requests.rosters.person();
    const id = await requests.askForTransfer(players[0], player);
    await requests.staff.deny(requests.admin, id, 'För sent på säsongen.');
    expect((await requests.rosters.stored(teamId)).roster).toHaveLength(1);
    expect(await requests.told(players[0]?.userId ?? null, id)).toEqual([expect.stringContaining('will not happen')]);
    expect(await requests.told(player.userId, id)).toEqual([expect.stringContaining('För sent på säsongen.')]);
  });

  test('is off when the player joined elsewhere: at once, not when staff look at it', async () => {
    const [one, other] = [await requests.rosters.team(1), await requests.rosters.team(1)];
    const player = await requests.rosters.person();
    const id = await requests.askForTransfer(one.players[0], player);
    await requests.acceptInvite.accept(player.actor, await requests.rosters.ask(other.players[0], player));
    expect((await requests.stored(id)).status).toBe('cancelled');
    expect(await requests.told(player.userId, id)).toEqual([expect.stringContaining('because you have a team')]);
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('REQUEST_ALREADY_DECIDED');
  });

  test('into a full team waits: a place may come free', async () => {
    const { teamId, players } = await requests.rosters.team(4);
    const player = await requests.rosters.person();
    const id = await requests.askForTransfer(players[0], player);
    const fifth = await requests.rosters.person();
    await requests.acceptInvite.accept(fifth.actor, await requests.rosters.ask(players[0], fifth));
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('TEAM_FULL');
    expect((await requests.stored(id)).status).toBe('pending');
    await requests.rosters.leaving.leave(fifth.actor);
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBeNull();
    expect((await requests.rosters.stored(teamId)).roster).toHaveLength(5);
  });

  test('is made once of an invite, and only of one that needs staff', async () => {
    const { players } = await requests.rosters.team(2);
    const player = await requests.rosters.person();
    await requests.askForTransfer(players[0], player);
    const direct = await requests.rosters.ask((await requests.rosters.team(1)).players[0], player);
    expect(await refusalOf(requests.transfer.submit(player.actor, direct))).toBe('WRONG_INVITE');
    expect(await requests.rosters.inviteStatus(direct)).toBe(0);
  });

  test('is asked for once at a time, and the other invite is still there to answer', async () => {
    const [one, other] = [await requests.rosters.team(1), await requests.rosters.team(1)];
    const player = await requests.rosters.person();
    await requests.askForTransfer(one.players[0], player);
    await requests.rosters.turn('transfer_open', false);
    const second = await requests.rosters.ask(other.players[0], player);
    expect(await refusalOf(requests.acceptInvite.accept(player.actor, second))).toBe('ALREADY_REQUESTED');
    expect(await requests.rosters.inviteStatus(second)).toBe(0);
    await requests.rosters.turn('transfer_open', true);
  });
});

describe('accepting an invite', () => {
  test('joins at once, or asks staff, by how it was sent', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const [one, other] = [await requests.rosters.person(), await requests.rosters.person()];
    const direct = await requests.rosters.ask(players[0], one);
    await requests.rosters.turn('transfer_open', false);
    const withRequest = await requests.rosters.ask(players[0], other);
    await requests.rosters.turn('transfer_open', true);
    expect(await requests.acceptInvite.accept(one.actor, direct)).toBe('joined');
    expect(await requests.acceptInvite.accept(other.actor, withRequest)).toBe('requested');
    expect((await requests.rosters.stored(teamId)).roster).toHaveLength(2);
    expect(await requests.lists.ownPending(other.actor)).toMatchObject([{ kind: 'transfer', team: { id: teamId } }]);
  });

  test('takes an open request for an own team off', async () => {
    const player = await requests.rosters.person();
    const id = await requests.askForTeam(player, freshName());
    const { players } = await requests.rosters.team(1);
    await requests.acceptInvite.accept(player.actor, await requests.rosters.ask(players[0], player));
    expect((await requests.stored(id)).status).toBe('cancelled');
  });

  test("of someone else's is refused, also when it needs staff", async () => {
    const { players } = await requests.rosters.team(1);
    const [invited, thief] = [await requests.rosters.person(), await requests.rosters.person()];
    const inviteId = await requests.rosters.ask(players[0], invited);
    expect(await refusalOf(requests.acceptInvite.accept(thief.actor, inviteId))).toBe('WRONG_INVITE');
    expect(await refusalOf(requests.transfer.submit(thief.actor, inviteId))).toBe('WRONG_INVITE');
  });
});

describe('the last player of a team', () => {
  test('leaves when staff say yes; the team closes and nothing is asked of it any more', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const last = players[0] as Person;
    const [invited, wanted] = [await requests.rosters.person(), await requests.rosters.person()];
    const transfer = await requests.askForTransfer(last, wanted);
    const inviteId = await requests.rosters.ask(last, invited);
    const change = await requests.changeTeamInfo.submit(last.actor, { name: freshName() });
    const id = await requests.leaveTeam.submit(last.actor);

    await requests.staff.accept(requests.admin, id);

    expect(await requests.rosters.stored(teamId)).toEqual({ roster: [], pending: [] });
    expect(await rows('select is_active as "isActive" from team where id = $1', teamId)).toEqual([{ isActive: false }]);
    expect(await requests.rosters.inviteStatus(inviteId)).toBe(3);
    expect((await requests.stored(transfer)).status).toBe('cancelled');
    expect((await requests.stored(change)).status).toBe('cancelled');
    expect(await requests.told(wanted.userId, transfer)).toEqual([expect.stringContaining('the team has closed')]);
    expect(await requests.told(last.userId, id)).toEqual([expect.stringContaining('is approved')]);
  });

  test('is the only one who asks', async () => {
    const { players } = await requests.rosters.team(2);
    expect(await refusalOf(requests.leaveTeam.submit((players[0] as Person).actor))).toBe('NOT_LAST_PLAYER');
    expect(await refusalOf(requests.leaveTeam.submit((await requests.rosters.person()).actor))).toBe('NO_TEAM');
  });

  test('who is not the last one any more leaves directly: the request is off', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const id = await requests.leaveTeam.submit((players[0] as Person).actor);
    const next = await requests.rosters.person();
    await requests.acceptInvite.accept(next.actor, await requests.rosters.ask(players[0], next));
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('NOT_LAST_PLAYER');
    expect((await requests.stored(id)).status).toBe('cancelled');
    const userId = players[0]?.userId ?? null;
    expect(await requests.told(userId, id)).toEqual([expect.stringContaining('the team has other players')]);
    expect((await requests.rosters.stored(teamId)).roster).toHaveLength(2);
  });
});

describe('an account of a replay', () => {
  const scene = async () => {
    const { teamId, players } = await requests.rosters.team(3);
    const [captain, mate] = players as [Person, Person, Person];
    const accountId = `Epic-${mate.playerId}`;
    const id = await requests.askForAccount(captain, teamId, mate.playerId, ` ${accountId} `);
    return { teamId, captain, mate, accountId, id };
  };
  const accountsOf = (playerId: number) =>
    rows(
      'select platform, account_id as id, display_name as name, source from game_account where player_id = $1',
      playerId,
    );

  test("is the player's when staff say yes, as if staff had attached it themselves", async () => {
    const { captain, mate, accountId, id } = await scene();
    expect(await accountsOf(mate.playerId)).toEqual([]);
    await requests.staff.accept(requests.admin, id);
    expect(await accountsOf(mate.playerId)).toEqual([
      { platform: 'epic', id: accountId, name: 'Adda', source: 'staff' },
    ]);
    expect(await requests.stored(id)).toMatchObject({ status: 'accepted', playerId: mate.playerId });
    expect(
      await rows(
        `select act, object_kind as kind from audit_entry where change_set_id =
           (select change_set_id from audit_entry where object_kind = 'request' and object_id = $1) order by act`,
        id,
      ),
    ).toEqual([
      { act: 'player.game-account', kind: 'player' },
      { act: 'request.accept', kind: 'request' },
    ]);
    expect(await requests.told(captain.userId, id)).toEqual([
      expect.stringMatching(/^Your request to attach a game account to “.+” of “.+” is approved\.$/),
    ]);
    expect(await requests.told(mate.userId, id)).toEqual([]);
  });

  test('is shown to staff with its player, and to the captain who asked', async () => {
    const { teamId, captain, mate, accountId, id } = await scene();
    const shown = {
      kind: 'gameAccount',
      asker: { userId: captain.userId, playerId: captain.playerId },
      team: { id: teamId },
      player: { id: mate.playerId },
      ...{ platform: 'epic', platformId: accountId, accountName: 'Adda', seriesId: 1 },
    };
    expect(await requests.lists.byId(requests.admin, id)).toMatchObject({ ...shown, mayDecide: true });
    expect(await requests.lists.ownPending(captain.actor)).toMatchObject([{ ...shown, mayDecide: false }]);
    expect(await requests.lists.ownPending(mate.actor)).toEqual([]);
  });

  test('that staff deny is attached to no one, and can be asked for again', async () => {
    const { teamId, captain, mate, accountId, id } = await scene();
    await requests.staff.deny(requests.admin, id, 'Kontot är en annans.');
    expect(await accountsOf(mate.playerId)).toEqual([]);
    expect(await requests.told(captain.userId, id)).toEqual([expect.stringContaining('Kontot är en annans.')]);
    expect(await refusalOf(requests.askForAccount(captain, teamId, mate.playerId, accountId))).toBeNull();
  });

  test('is off when staff have attached it meanwhile, to whomever', async () => {
    const { captain, mate, accountId, id } = await scene();
    const other = await requests.rosters.person();
    const account = { playerId: other.playerId, platform: 'epic', accountId: accountId.toUpperCase() } as const;
    await insertRow(requests.rosters.db, GameAccount, account);
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('ACCOUNT_TAKEN');
    expect(await requests.stored(id)).toMatchObject({ status: 'cancelled', decidedBy: null });
    expect(await accountsOf(mate.playerId)).toEqual([]);
    expect(await requests.told(captain.userId, id)).toEqual([expect.stringContaining('belongs to a player already')]);
  });

  test('is off when the player has left the team', async () => {
    const { captain, mate, id } = await scene();
    await requests.rosters.leaving.leave(mate.actor);
    expect(await refusalOf(requests.staff.accept(requests.admin, id))).toBe('NOT_IN_TEAM');
    expect((await requests.stored(id)).status).toBe('cancelled');
    expect(await accountsOf(mate.playerId)).toEqual([]);
    expect(await requests.told(captain.userId, id)).toEqual([expect.stringContaining('no longer in the team')]);
  });

  test('is decided by no one of the own team, admins neither', async () => {
    const { teamId, mate, id } = await scene();
    const ownAdmin = { ...mate.actor, roles: ['admin' as const] };
    const audited = () => rows(`select 1 from audit_entry where object_kind = 'request' and object_id = $1`, id);
    const acts = [
      () => requests.staff.accept(ownAdmin, id),
      () => requests.staff.deny(ownAdmin, id, 'Nej.'),
      () => requests.rosters.service(RequestAsideService).put(ownAdmin, id, 'Senare.'),
    ];
    for (const act of acts) expect(await refusalOf(act())).toBe('OWN_TEAM');
    expect(await requests.lists.byId(ownAdmin, id)).toMatchObject({ isOwnTeam: true, mayDecide: false });
    // who was in the team when it was asked for has had their hand in it too
    await requests.rosters.leaving.leave(ownAdmin);
    expect(await requests.rosters.stored(teamId)).toMatchObject({ roster: [{}, {}] });
    for (const act of acts) expect(await refusalOf(act())).toBe('OWN_TEAM');
    expect(await requests.stored(id)).toMatchObject({ status: 'pending', decidedBy: null });
    expect(await accountsOf(mate.playerId)).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('is off when the team closes', async () => {
    const { teamId, players } = await requests.rosters.team(1);
    const captain = players[0] as Person;
    const id = await requests.askForAccount(captain, teamId, captain.playerId, `epic-${captain.playerId}`);
    await requests.staff.accept(requests.admin, await requests.leaveTeam.submit(captain.actor));
    expect((await requests.stored(id)).status).toBe('cancelled');
  });
});
