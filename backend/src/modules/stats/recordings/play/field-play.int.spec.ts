import { creditedRows, eventOf, heatOf, readingOf, storePlay } from '../../../../../test/factories/field-play.ts';
import { League } from '../../../../../test/factories/league.ts';
import type { Row } from '../../../../../test/factories/league.ts';
import { freshDb } from '../../../../../test/harness/database.ts';
import { PlayerGameStats } from '../../../series/player-game-stats.entity.ts';
import { Game } from '../../../series/game.entity.ts';
import { FieldPlayRepository } from './field-play.repository.ts';
import { PlayerFieldPlay } from './player-field-play.entity.ts';
import { toPlayRows } from './stored-play.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let plays: FieldPlayRepository;
let league: League;
let division: number;
let teams: [number, number];
let ada: number;
let bo: number;

const row = (player: number): Row => [player, 100, 1, 0, 0, 1];

beforeAll(async () => {
  database = await freshDb();
  plays = new FieldPlayRepository(database.db);
  league = new League(database.db);
  division = await league.division(await league.season());
  teams = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
});
afterAll(() => database.close());

/** A series of three games, 3–0, and its games' ids. */
async function series(): Promise<{ id: number; games: number[] }> {
  const games = [1, 2, 3].map(() => ({ goals: [1, 0] as const, home: [row(ada)], away: [row(bo)] }));
  const id = await league.played(division, teams, games);
  const stored = await database.db.repo(Game).find({ where: { seriesId: id }, order: { number: 'ASC' } });
  return { id, games: stored.map((game) => game.id) };
}

const both = (numbers: Partial<PlayerFieldPlay>) =>
  [
    { team: 0, playerId: ada, numbers },
    { team: 1, playerId: bo, numbers },
  ] as const;

test('games without field play leave no hole: the others are told by their number, and summed', async () => {
  const { id, games } = await series();
  await storePlay(database.db, games[0]!, readingOf(both({ seconds: 300, speed_seconds: 300_000, touches: 10 })));
  await storePlay(database.db, games[2]!, readingOf(both({ seconds: 100, speed_seconds: 200_000, touches: 4 })));

  const found = (await plays.findAllBySeries([id])).get(id);

  expect(found?.games.map(({ number }) => number)).toEqual([1, 3]);
  expect(found?.whole).toMatchObject({ games: 2, isStandardField: true });
  expect(found?.whole?.home.players).toEqual([
    expect.objectContaining({
      player: expect.objectContaining({ id: ada, nickname: 'Ada' }),
      position: 0,
      games: 2,
      // weighted by time, not the mean of 1000 and 2000
      numbers: expect.objectContaining({ seconds: 400, averageSpeed: 1250, touches: 14 }),
    }),
  ]);
  expect(found?.whole?.home).toMatchObject({ possessionSeconds: 240, ballInOwnHalfSeconds: 280 });
  expect(found?.whole?.away).toMatchObject({ possessionSeconds: 200, ballInOwnHalfSeconds: 360 });
  expect(found?.whole?.ballHeat).toEqual(heatOf({ 160: 600 }));
  expect(found?.whole?.away.heat).toEqual(heatOf({ 1: 4 }));
});

test('a series without any is known, with nothing in it, also beside one that has some', async () => {
  const [one, other] = [await series(), await series()];
  await storePlay(database.db, one.games[0]!, readingOf(both({})));

  const found = await plays.findAllBySeries([other.id, one.id]);

  expect(found.get(other.id)).toEqual({ seriesId: other.id, games: [], whole: null });
  expect(found.get(one.id)?.games).toHaveLength(1);
});

test('events name their players by the recording, and count the score', async () => {
  const { id, games } = await series();
  const events = [
    eventOf({
      ...{ kind: 'kickoff', team: 1, seconds: 2.5, player: 1 },
      ...{ kickoffKind: 'off-centre', kickoffSeconds: 2.5, kickoffWinner: 0 },
    }),
    eventOf({ kind: 'goal', team: 0, seconds: 20, clock: 280, player: 0, other: 2, x: 1, y: 2, z: 3, speed: 2400.5 }),
    eventOf({ kind: 'demolition', team: 1, seconds: 30, player: 1, other: 0 }),
    eventOf({ kind: 'overtime', team: null, seconds: 300 }),
    eventOf({ kind: 'goal', team: 1, seconds: 310, overtime: true, ownGoal: true, countedAsShot: false }),
  ];
  const players = [...both({}), { team: 0 as const, playerId: null }];
  await storePlay(database.db, games[0]!, readingOf(players, { events }));

  const [game] = (await plays.findAllBySeries([id])).get(id)?.games ?? [];

  const told = game?.events.map(({ kind, side, player, other, homeGoals, awayGoals }) =>
    [kind, side, player?.nickname, other?.nickname, homeGoals, awayGoals].join(' '),
  );
  expect(told).toEqual([
    'kickoff away Bo  0 0',
    'goal home Ada  1 0',
    'demolition away Bo Ada 1 0',
    'overtime    1 0',
    'goal away   1 1',
  ]);
  expect(game?.events[0]).toMatchObject({ kickoffKind: 'off-centre', kickoffSeconds: 2.5, kickoffWinner: 'home' });
  expect(game?.events[1]).toMatchObject({
    kickoffKind: null,
    kickoffSeconds: null,
    kickoffWinner: null,
    clock: 280,
    x: 1,
    y: 2,
    z: 3,
    speed: 2400.5,
    isOwnGoal: false,
    isCountedAsShot: null,
  });
  expect(game?.events[4]).toMatchObject({ isOvertime: true, isOwnGoal: true, isCountedAsShot: false, clock: null });
  expect(game?.home.players.map(({ player, position }) => [player?.nickname, position])).toEqual([
    ['Ada', 0],
    [undefined, 2],
  ]);
});

test('field play follows the rows of the report, and goes with its game', async () => {
  const { id, games } = await series();
  await storePlay(database.db, games[0]!, readingOf(both({})));
  const cy = await league.player('Cy');

  await database.db.repo(PlayerGameStats).update({ gameId: games[0]!, playerId: ada }, { playerId: cy });
  const after = (await plays.findAllBySeries([id])).get(id)?.games[0]?.home.players[0];
  expect(after?.player?.nickname).toBe('Cy');

  await database.db.repo(Game).delete({ seriesId: id });
  expect(await database.db.repo(PlayerFieldPlay).findBy({ gameId: games[0]! })).toEqual([]);
});

test('someone who is on the other side than their row is credited nowhere, and a row is one player', async () => {
  const { games } = await series();
  const players = [
    { team: 1, playerId: ada },
    { team: 0, playerId: ada },
    { team: 0, playerId: ada },
  ] as const;
  const rows = await toPlayRows(games[0]!, readingOf(players), await creditedRows(database.db, games[0]!), {
    sha256: null,
    readerVersion: 1,
  });
  expect(rows.players.map(({ side, slot }) => [side, slot])).toEqual([
    ['away', null],
    ['home', 1],
    ['home', null],
  ]);
});
