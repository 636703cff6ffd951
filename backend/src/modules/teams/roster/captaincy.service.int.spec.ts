import { refusalOf, Rosters } from '../../../../test/factories/rosters.ts';
import type { Columns } from '../../../../test/factories/rows.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Season } from '../../seasons/season.entity.ts';

let rosters: Rosters;
beforeAll(async () => (rosters = await Rosters.start()));
afterAll(() => rosters.close());

const order = async (teamId: number) => (await rosters.stored(teamId)).roster.map(({ playerId }) => playerId);

describe('a captain', () => {
  test('takes a player out: the others move up, and the player is told', async () => {
    const { teamId, players } = await rosters.team(4);
    const [captain, second, third, fourth] = players;
    await rosters.captaincy.kick(captain!.actor, second!.playerId);
    expect((await rosters.stored(teamId)).roster).toEqual([
      { playerId: captain!.playerId, sortOrder: 1 },
      { playerId: third!.playerId, sortOrder: 2 },
      { playerId: fourth!.playerId, sortOrder: 3 },
    ]);
    const [entry] = await rosters.db.query('select valid_to from roster_entry where player_id = $1', [
      second!.playerId,
    ]);
    expect(entry).toEqual({ valid_to: rosters.clock.now() });
    expect(await rosters.told(second)).toEqual([expect.stringContaining('no longer in the team')]);
  });

  test('hands over to a teammate: the two change places, and the new captain is told', async () => {
    const { teamId, players } = await rosters.team(3);
    const [captain, second, third] = players;
    await rosters.captaincy.handOver(captain!.actor, third!.playerId);
    expect(await order(teamId)).toEqual([third!.playerId, second!.playerId, captain!.playerId]);
    expect(await rosters.told(third)).toEqual([expect.stringContaining('now the captain')]);
    expect(await refusalOf(rosters.captaincy.kick(captain!.actor, second!.playerId))).toBe('NOT_CAPTAIN');
  });

  test.each(['kick', 'handOver'] as const)('does not %s a player of another team', async (action) => {
    const [own, other] = [await rosters.team(2), await rosters.team(2)];
    const foreign = other.players[1]!.playerId;
    expect(await refusalOf(rosters.captaincy[action](own.players[0]!.actor, foreign))).toBe('NOT_IN_TEAM');
    expect(await order(other.teamId)).toEqual(other.players.map(({ playerId }) => playerId));
  });

  test.each(['kick', 'handOver'] as const)('is the only one to %s', async (action) => {
    const { teamId, players } = await rosters.team(3);
    const stranger = await rosters.person();
    const target = players[2]!.playerId;
    expect(await refusalOf(rosters.captaincy[action](players[1]!.actor, target))).toBe('NOT_CAPTAIN');
    expect(await refusalOf(rosters.captaincy[action](stranger.actor, target))).toBe('NO_TEAM');
    expect(await refusalOf(rosters.captaincy[action]({ ...ANONYMOUS, userId: 1 }, target))).toBe('NO_PLAYER');
    expect(await order(teamId)).toEqual(players.map(({ playerId }) => playerId));
  });

  test('neither takes themself out nor hands over to themself', async () => {
    const { players } = await rosters.team(2);
    const { actor, playerId } = players[0]!;
    expect(await refusalOf(rosters.captaincy.kick(actor, playerId))).toBe('MUST_HAND_OVER');
    expect(await refusalOf(rosters.captaincy.handOver(actor, playerId))).toBe('MUST_CHOOSE_PLAYER');
  });
});

describe('a team that runs short in its season', () => {
  const playing = async (size: number, columns: Columns<Season> = {}) => {
    const admin = await rosters.league.user({}, ['admin']);
    const divisionAdmin = await rosters.league.user({}, ['divisionadmin']);
    const season = await rosters.league.season({ startsOn: '2026-01-15', endsOn: '2026-05-15', ...columns });
    await rosters.league.setting('current_season', season);
    const division = await rosters.league.division(season, { adminUserId: divisionAdmin });
    const team = await rosters.team(size);
    await rosters.league.enter(division, team.teamId);
    const warned = async (userId: number) =>
      (
        await rosters.db.query<{ text: string }>('select description_en as text from notification where user_id = $1', [
          userId,
        ])
      ).filter(({ text }) => text.includes('risks disqualification')).length;
    return { ...team, division, admin, divisionAdmin, warned };
  };

  test('is told so, and so are staff', async () => {
    const { players, warned, admin, divisionAdmin } = await playing(3);
    await rosters.captaincy.kick(players[0]!.actor, players[2]!.playerId);
    expect(await warned(players[0]!.userId)).toBe(1);
    expect(await warned(admin)).toBe(1);
    expect(await warned(divisionAdmin)).toBe(1);
    expect(await warned(players[2]!.userId)).toBe(0);
  });

  test.each([
    { why: 'three are left', size: 4, season: {} },
    { why: 'the season has not begun', size: 3, season: { startsOn: '2026-03-02', endsOn: '2026-06-01' } },
    { why: 'the season ended yesterday', size: 3, season: { startsOn: '2026-01-01', endsOn: '2026-02-28' } },
  ])('is not when $why', async ({ size, season }) => {
    const { players, warned } = await playing(size, season);
    await rosters.captaincy.kick(players[0]!.actor, players[size - 1]!.playerId);
    expect(await warned(players[0]!.userId)).toBe(0);
  });

  test('is closed and disqualified when staff let the last player go, and keeps its other season', async () => {
    const { teamId, players, division, admin } = await playing(1);
    const old = await rosters.league.division(await rosters.league.season());
    await rosters.league.enter(old, teamId);
    expect(await rosters.db.transaction(() => rosters.leaving.assertIsLast(players[0]!.actor))).toBe(teamId);
    await rosters.leaving.leaveAsLast(players[0]!.playerId, teamId);
    expect(await rosters.stored(teamId)).toEqual({ roster: [], pending: [] });
    const [team] = await rosters.db.query('select is_active from team where id = $1', [teamId]);
    expect(team).toEqual({ is_active: false });
    const seasons = await rosters.db.query(
      'select division_id as id, is_disqualified as is from division_team where team_id = $1 order by 1',
      [teamId],
    );
    expect(seasons).toEqual([
      { id: division, is: true },
      { id: old, is: false },
    ]);
    const told = await rosters.db.query('select 1 from notification where user_id = $1 and description_en like $2', [
      admin,
      '%disqualified%',
    ]);
    expect(told).toHaveLength(1);
    expect(await refusalOf(rosters.leaving.leaveAsLast(players[0]!.playerId, teamId))).toBe('NO_TEAM');
  });
});

describe('leaving', () => {
  test('an ordinary player goes at once, and the captain is told', async () => {
    const { teamId, players } = await rosters.team(3);
    await rosters.leaving.leave(players[1]!.actor);
    expect(await order(teamId)).toEqual([players[0]!.playerId, players[2]!.playerId]);
    expect(await rosters.told(players[0])).toEqual([expect.stringContaining('has left the team')]);
  });

  test('a captain hands over first', async () => {
    const { teamId, players } = await rosters.team(2);
    expect(await refusalOf(rosters.leaving.leave(players[0]!.actor))).toBe('MUST_HAND_OVER');
    await rosters.captaincy.handOver(players[0]!.actor, players[1]!.playerId);
    await rosters.leaving.leave(players[0]!.actor);
    expect(await order(teamId)).toEqual([players[1]!.playerId]);
  });

  test('the last player asks staff, no one else does', async () => {
    const { teamId, players } = await rosters.team(1);
    const { actor, playerId } = players[0]!;
    expect(await refusalOf(rosters.leaving.leave(actor))).toBe('LAST_PLAYER');
    expect(await order(teamId)).toEqual([playerId]);
    const others = await rosters.team(2);
    expect(await refusalOf(rosters.db.transaction(() => rosters.leaving.assertIsLast(others.players[0]!.actor)))).toBe(
      'NOT_LAST_PLAYER',
    );
    expect(await refusalOf(rosters.leaving.leaveAsLast(others.players[0]!.playerId, others.teamId))).toBe(
      'NOT_LAST_PLAYER',
    );
  });

  test('who has no team leaves none', async () => {
    expect(await refusalOf(rosters.leaving.leave((await rosters.person()).actor))).toBe('NO_TEAM');
  });
});
