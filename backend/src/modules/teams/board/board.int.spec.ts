import { Requests } from '../../../../test/factories/requests.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import type { Person } from '../../../../test/factories/rosters.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { Sanction } from '../../players/sanctions/sanction.entity.ts';
import { BoardAsksService } from './board-asks.service.ts';
import { BoardModule } from './board.module.ts';
import { BoardService } from './board.service.ts';

const DAY_MS = 86_400_000;
const TERMS = { rank: 'Diamant 2', platform: 'steam', evenings: [4, 2], words: 'Vi söker en målvakt.' };

let requests: Requests;
let board: BoardService;
let asks: BoardAsksService;
beforeAll(async () => {
  requests = await Requests.start([BoardModule]);
  board = requests.rosters.service(BoardService);
  asks = requests.rosters.service(BoardAsksService);
});
afterAll(() => requests.close());
beforeEach(async () => {
  await requests.rosters.turn('transfer_open', true);
  await requests.rosters.turn('registration_open', false);
});

const listedPlayers = async () => (await board.players()).map(({ player }) => player.id);
const listedTeams = async () => (await board.teams({ playerId: null })).map(({ team }) => team.id);

/** A team of this size that stands on the board. */
async function listedTeam(size: number) {
  const team = await requests.rosters.team(size);
  const captain = team.players[0] as Person;
  await board.save(captain.actor, 'team', TERMS);
  return { ...team, captain };
}

async function listedPlayer(): Promise<Person> {
  const player = await requests.rosters.person();
  await board.save(player.actor, 'player', TERMS);
  return player;
}

test('an entry says what its owner has told, and a second one takes its place', async () => {
  const { teamId, captain } = await listedTeam(2);
  await requests.rosters.ask(captain, await requests.rosters.person());
  const shown = async () => (await board.teams({ playerId: null })).filter(({ team }) => team.id === teamId);
  expect(await shown()).toMatchObject([{ ...TERMS, evenings: [2, 4], freePlaces: 2 }]);
  await board.save(captain.actor, 'team', { ...TERMS, words: '' });
  expect(await shown()).toMatchObject([{ words: '' }]);
  await board.leave(captain.actor, 'team');
  expect(await shown()).toEqual([]);
});

test('only a captain puts a team up, and only a player without a team themselves', async () => {
  const { players } = await requests.rosters.team(2);
  expect(await refusalOf(board.save(players[1]!.actor, 'team', TERMS))).toBe('NOT_CAPTAIN');
  expect(await refusalOf(board.save(players[1]!.actor, 'player', TERMS))).toBe('PLAYER_HAS_TEAM');
  expect(await refusalOf(board.leave(players[1]!.actor, 'team'))).toBe('NOT_CAPTAIN');
  expect(await refusalOf(board.save(await requests.account(), 'player', TERMS))).toBe('NO_PLAYER');
});

describe('an entry ends by itself', () => {
  test('after thirty days', async () => {
    const player = await listedPlayer();
    const before = requests.rosters.clock.now();
    requests.rosters.clock.set(new Date(before.getTime() + 30 * DAY_MS));
    expect(await listedPlayers()).not.toContain(player.playerId);
    requests.rosters.clock.set(before);
    expect(await listedPlayers()).toContain(player.playerId);
  });

  test('and is forgotten when the hourly cleaning comes', async () => {
    const player = await listedPlayer();
    const stored = async () =>
      (await requests.rosters.db.query('select 1 from board_entry where player_id = $1', [player.playerId])).length;
    const expiry = requests.rosters.clock.now().getTime() + 30 * DAY_MS;
    await board.forgetEndedBefore(new Date(expiry));
    expect(await stored()).toBe(1);
    await board.forgetEndedBefore(new Date(expiry + 1000));
    expect(await stored()).toBe(0);
  });

  test('when the team is full or gone', async () => {
    const { teamId, captain } = await listedTeam(4);
    const inviteId = await requests.rosters.ask(captain, await requests.rosters.person());
    expect(await listedTeams()).not.toContain(teamId);
    await requests.rosters.teamInvites.remove(captain.actor, inviteId);
    expect(await listedTeams()).toContain(teamId);
    await requests.rosters.db.query('update team set is_active = false where id = $1', [teamId]);
    expect(await listedTeams()).not.toContain(teamId);
  });

  test('when the player joins a team, for good', async () => {
    const player = await listedPlayer();
    const { captain } = await listedTeam(2);
    await requests.acceptInvite.accept(player.actor, await requests.rosters.ask(captain, player));
    await requests.rosters.leaving.leave(player.actor);
    expect(await listedPlayers()).not.toContain(player.playerId);
  });

  test('while the player is suspended or banned', async () => {
    const player = await listedPlayer();
    await insertRow(requests.rosters.db, Sanction, {
      playerId: player.playerId,
      kind: 'ban',
      startsOn: '2026-01-01',
      reasonSv: 'Fusk',
      decidedAt: new Date('2026-01-01T12:00:00Z'),
      decidedByUserId: requests.admin.userId,
    });
    expect(await listedPlayers()).not.toContain(player.playerId);
    expect(await refusalOf(board.save(player.actor, 'player', TERMS))).toBe('PLAYER_BANNED');
  });

  test('when staff remove it, which is told in the log without its words', async () => {
    const player = await listedPlayer();
    const entry = (await board.players()).find((one) => one.player.id === player.playerId);
    await board.remove(requests.admin, entry!.id);
    expect(await refusalOf(board.remove(requests.admin, entry!.id))).toBe('NOT_FOUND');
    expect(await listedPlayers()).not.toContain(player.playerId);
    const logged = await requests.rosters.db.query(
      `select object_kind as kind, object_id as id, before, after from audit_entry where act = 'board.remove'`,
    );
    expect(logged).toEqual([{ kind: 'player', id: player.playerId, before: null, after: null }]);
  });
});

describe('a player who asks a team', () => {
  test('is shown to its captain, who is told, until they are invited', async () => {
    const { teamId, captain, players } = await listedTeam(2);
    const player = await requests.rosters.person();
    await asks.ask(player.actor, teamId);
    expect((await requests.rosters.told(captain)).at(-1)).toMatch(/wants to play for/);
    const shown = async (to: Person) => (await asks.asksFor(to.actor, teamId)).map((ask) => ask.player.id);
    expect(await shown(captain)).toEqual([player.playerId]);
    expect([await shown(players[1]!), await shown(player)]).toEqual([[], []]);
    const isAskedBy = async (who: Pick<Person, 'playerId'>) =>
      (await board.teams(who)).find(({ team }) => team.id === teamId)?.isAsked;
    expect([await isAskedBy(player), await isAskedBy(captain)]).toEqual([true, false]);
    await requests.rosters.ask(captain, player);
    expect(await shown(captain)).toEqual([]);
  });

  test('asks once, also with two presses at the same moment', async () => {
    const { teamId, captain } = await listedTeam(2);
    const player = await requests.rosters.person();
    const before = (await requests.rosters.told(captain)).length;
    const twice = [asks.ask(player.actor, teamId), asks.ask(player.actor, teamId)].map(refusalOf);
    expect((await Promise.all(twice)).map(String).sort()).toEqual(['SAME_AGAIN', 'null']);
    expect((await requests.rosters.told(captain)).length).toBe(before + 1);
    const sent = await requests.rosters.db.query(
      `select payload->>'text' as text from outbox_entry where kind = 'direct-message' and key = $1`,
      [`board-ask:${teamId}:${player.playerId}`],
    );
    expect(sent).toEqual([{ text: expect.stringMatching(/wants to play for/) as string }]);
  });

  test('asks ten teams a day at most', async () => {
    const player = await requests.rosters.person();
    for (let n = 0; n < 10; n++) expect(await refusalOf(asks.ask(player.actor, 999_999))).toBe('NOT_FOUND');
    expect(await refusalOf(asks.ask(player.actor, 999_999))).toBe('TOO_MANY_REQUESTS');
  });

  test('cannot ask a team that is not on the board, from another team, or while no one can be invited', async () => {
    const { teamId, players } = await listedTeam(2);
    const other = await requests.rosters.team(2);
    const player = await requests.rosters.person();
    expect(await refusalOf(asks.ask(player.actor, other.teamId))).toBe('NOT_FOUND');
    expect(await refusalOf(asks.ask(players[1]!.actor, teamId))).toBe('PLAYER_HAS_TEAM');
    expect(await refusalOf(asks.ask(await requests.account(), teamId))).toBe('NO_PLAYER');
    await requests.rosters.turn('transfer_open', false);
    expect(await refusalOf(asks.ask(player.actor, teamId))).toBe('TRANSFER_WINDOW_CLOSED');
  });
});
