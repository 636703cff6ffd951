import { League } from '../../../test/factories/league.ts';
import type { PlayedGame, Row } from '../../../test/factories/league.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { StatsLoader } from './stats.loader.ts';
import { StatsRepository } from './stats.repository.ts';
import { StatsService } from './stats.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let stats: StatsService;
let loader: StatsLoader;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  const repository = new StatsRepository(database.db);
  stats = new StatsService(repository);
  loader = new StatsLoader(repository);
});
afterAll(() => database.close());

/** Three games with each of these rows once. */
const thrice = (home: readonly Row[], away: readonly Row[]): PlayedGame[] =>
  [0, 1, 2].map(() => ({ goals: [1, 0] as const, home, away }));

/** A division with a team of two players and a team of one, who have played one series. */
async function division() {
  const seasonId = await league.season();
  const id = await league.division(seasonId);
  const [norr, syd] = [await league.teamIn(id, `Norr ${id}`), await league.teamIn(id, `Syd ${id}`)];
  const [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  await league.played(
    id,
    [norr, syd],
    thrice(
      [
        [ada, 400, 2, 0, 1, 4],
        [bo, 200, 0, 2, 1, 0],
      ],
      [[cy, 300, 1, 1, 1, 2]],
    ),
  );
  return { id, seasonId, norr, syd, ada, bo, cy };
}

test('players come by rating with their sums, averages and the team they played for', async () => {
  const { id, norr, ada, bo, cy } = await division();

  const { players } = await stats.ofDivision(id);

  expect(players.map(({ player }) => player.id)).toEqual([ada, cy, bo]);
  expect(players[0]).toMatchObject({
    player: { nickname: 'Ada' },
    team: { id: norr, name: `Norr ${id}` },
    games: 3,
    score: 1200,
    goals: 6,
    scorePerGame: 400,
    goalsPerGame: 2,
    shootingPercent: 50,
  });
  expect(players.find(({ player }) => player.id === bo)?.shootingPercent).toBeNull();
});

test("the games-weighted mean of a division's ratings is 1, for players and for teams", async () => {
  const { id, norr, syd, cy } = await division();
  await league.played(id, [syd, norr], thrice([[cy, 90, 0, 0, 0, 1]], []));

  const { players, teams } = await stats.ofDivision(id);

  const games = players.reduce((sum, row) => sum + row.games, 0);
  expect(players.reduce((sum, row) => sum + (row.rating ?? 0) * row.games, 0) / games).toBeCloseTo(1, 12);
  // a team's weight is its number of rows: six of Norr, six of Syd
  expect(teams.reduce((sum, row) => sum + (row.rating ?? 0), 0) / 2).toBeCloseTo(1, 12);
});

test("a team's games are those it played, not its players' rows, and a walkover is none of them", async () => {
  const { id, norr, syd } = await division();
  await league.walkover(id, [syd, norr], 'home');

  const { teams } = await stats.ofDivision(id);

  expect(teams.map(({ team, games, score, scorePerGame }) => [team.id, games, score, scorePerGame])).toEqual([
    [norr, 3, 1800, 600],
    [syd, 3, 900, 300],
  ]);
});

test("a player who changed teams has a row for each, and the player's own sums are of both", async () => {
  const { id, norr, syd, ada } = await division();
  await league.played(id, [syd, norr], thrice([[ada, 100, 0, 0, 0, 1]], []));

  const { players } = await stats.ofDivision(id);

  expect(players.filter(({ player }) => player.id === ada).map(({ team, score }) => [team.id, score])).toEqual([
    [norr, 1200],
    [syd, 300],
  ]);
  await expect(stats.ofPlayer(ada, id)).resolves.toEqual({
    games: 6,
    score: 1500,
    goals: 6,
    assists: 0,
    saves: 3,
    shots: 15,
  });
});

test('a player has no part in a division that they did not play in', async () => {
  const [{ ada }, other] = [await division(), await division()];

  expect((await stats.ofDivision(other.id)).players.map(({ player }) => player.id)).not.toContain(ada);
  await expect(stats.ofPlayer(ada, other.id)).resolves.toMatchObject({ games: 0, score: 0 });
});

test("a team's season has its own players only, rated against the whole division", async () => {
  const { id, seasonId, norr, ada, bo } = await division();
  const whole = (await stats.ofDivision(id)).players;

  const own = await stats.ofTeamSeason(norr, seasonId);

  expect(own.map(({ player }) => player.id)).toEqual([ada, bo]);
  expect(own[0]?.rating).toBeCloseTo(whole.find(({ player }) => player.id === ada)?.rating ?? 0, 12);
  await expect(stats.ofTeamSeason(norr, await league.season())).resolves.toEqual([]);
});

test('a division that has not begun has no one in its tables, and neither has an unknown one', async () => {
  const id = await league.division(await league.season());
  await league.teamIn(id, 'Vilande');

  await expect(stats.ofDivision(id)).resolves.toMatchObject({ players: [], teams: [] });
  await expect(stats.ofDivision(999_999)).resolves.toMatchObject({ players: [], teams: [] });
});

test('divisions loaded together keep apart', async () => {
  const [one, other] = [await division(), await division()];
  const context = {};

  const [second, first, players] = await Promise.all([
    loader.teamsOf(other.id, context),
    loader.teamsOf(one.id, context),
    loader.playersOf(one.id, context),
  ]);

  expect(second.map(({ team }) => team.id)).toEqual([other.norr, other.syd]);
  expect(first.map(({ team }) => team.id)).toEqual([one.norr, one.syd]);
  expect(players.map(({ player }) => player.id).sort()).toEqual([one.ada, one.bo, one.cy].sort());
});

test("a team's seasons have its place in each of its tables, and nothing where it did not play", async () => {
  const { id, seasonId, norr, syd } = await division();
  const later = await league.division(await league.season());
  await league.enter(later, norr);
  const context = {};

  const read = (teamId: number, season: number) =>
    loader.ofTeamSeason({ teamId, season: { id: season, name: '' } }, context);

  expect((await read(norr, seasonId))?.position).toBe(1);
  expect((await read(syd, seasonId))?.position).toBe(2);
  expect((await read(syd, seasonId + 1))?.position).toBeUndefined();
  expect((await stats.ofDivision(id)).players).toHaveLength(3);
});
