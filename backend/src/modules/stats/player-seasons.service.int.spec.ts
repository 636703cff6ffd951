import { League, threeNil } from '../../../test/factories/league.ts';
import type { Row } from '../../../test/factories/league.ts';
import { statements } from '../../../test/harness/app.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { FixedClock } from '../../platform/clock.ts';
import { DivisionPlaces } from './division-places.ts';
import { PlayerFormRepository } from './player-form.repository.ts';
import { PlayerFormService } from './player-form.service.ts';
import { PlayerSeasonsRepository } from './player-seasons.repository.ts';
import { PlayerSeasonsService } from './player-seasons.service.ts';

const NOW = new Date('2023-03-01T12:00:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let seasons: PlayerSeasonsService;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  const repository = new PlayerSeasonsRepository(database.db);
  seasons = new PlayerSeasonsService(repository, new FixedClock(NOW), new DivisionPlaces());
});
afterEach(() => database.close());

/** A season in a year's first half, with one division of two teams. */
async function season(year: number, teams: readonly [number, number]) {
  const id = await league.season({ name: `Våren ${year}`, startsOn: `${year}-01-01`, endsOn: `${year}-06-30` });
  const division = await league.division(id, { name: `Ettan ${year}` });
  for (const team of teams) await league.enter(division, team);
  return { id, division };
}

const withRows = (home: readonly Row[], away: readonly Row[] = []) => threeNil.map((game) => ({ ...game, home, away }));

test('each season shows the team at its end with its place, and the running one the team of now', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const old = await season(2022, [alfa, beta]);
  const running = await season(2023, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, alfa, '2021-11-01T00:00:00Z', { validTo: '2022-03-01T00:00:00Z' });
  await league.sign(player, beta, '2022-03-01T00:00:00Z', { validTo: '2023-02-01T00:00:00Z' });
  await league.sign(player, alfa, '2023-02-01T00:00:00Z');
  await league.played(old.division, [alfa, beta], threeNil);
  await league.played(running.division, [alfa, beta], threeNil);

  const timeline = await seasons.ofPlayer(player);

  expect(timeline.map((line) => [line.season.name, line.team?.name, line.division?.name, line.placement])).toEqual([
    ['Våren 2023', 'Alfa', 'Ettan 2023', 1],
    ['Våren 2022', 'Beta', 'Ettan 2022', 2],
  ]);
});

test('the form of a player is how the series ended that they played in, the newest last', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const { division } = await season(2022, [alfa, beta]);
  const player = await league.player('Ada');
  const played = async (teams: readonly [number, number], home: readonly Row[], away: readonly Row[]) =>
    league.played(division, teams, withRows(home, away));
  const row: Row = [player, 100, 1, 0, 0, 1];
  await played([alfa, beta], [row], []);
  await played([beta, alfa], [], [row]);
  await played([alfa, beta], [], []);

  const form = new PlayerFormService(new PlayerFormRepository(database.db));
  expect((await form.ofPlayer(player)).map(({ outcome }) => outcome)).toEqual(['win', 'loss']);
  await database.db.query(
    `update division_team set is_disqualified = true, are_results_annulled = true where team_id = $1`,
    [beta],
  );
  expect(await form.ofPlayer(player)).toEqual([]);
});

test('a place that was shown before is never shown again once anything of its table has changed', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const { division } = await season(2022, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, alfa, '2021-11-01T00:00:00Z');
  const place = async () => (await seasons.ofPlayer(player)).map(({ placement }) => placement);
  await league.played(division, [beta, alfa], threeNil);
  expect([await place(), await place()]).toEqual([[2], [2]]);

  const meeting = `(select max(id) from series where division_id = $1)`;
  await database.db.query(`update series set home_games = 0, away_games = 3 where id = ${meeting}`, [division]);
  expect(await place()).toEqual([1]);
  await database.db.query(`update division_team set is_disqualified = true where team_id = $1`, [alfa]);
  expect([await place(), await place()]).toEqual([[2], [2]]);
  await database.db
    .transaction(async () => {
      await database.db.query(`update division_team set is_disqualified = false where team_id = $1`, [alfa]);
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  expect(await place()).toEqual([2]);
});

test('a table is read once for all careers, until the league changes', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const { division } = await season(2022, [alfa, beta]);
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  await league.sign(ada, alfa, '2021-11-01T00:00:00Z');
  await league.sign(bo, beta, '2021-11-01T00:00:00Z', { sortOrder: 2 });
  await league.played(division, [beta, alfa], threeNil);
  const places = new DivisionPlaces();
  const repository = new PlayerSeasonsRepository(database.db);
  const read = async (player: number) => {
    const known = places.known();
    const { stamp, results } = await repository.findAllByPlayer(player, NOW, known);
    places.add(known, stamp, results);
    return results.length;
  };
  expect([await read(ada), await read(ada), await read(bo)]).toEqual([1, 0, 0]);
  await league.season({ name: 'Våren 2030' });
  expect([await read(bo), await read(ada)]).toEqual([1, 0]);
  const { count } = await statements(() => seasons.ofPlayer(ada));
  expect(count).toBe(1);
});

test('who leaves at the very end of a season was still there when it ended', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  await season(2022, [alfa, beta]);
  const player = await league.player('Ada');
  // the season ends at 24:00 in Sweden, which is 22:00 in UTC in summer
  await league.sign(player, alfa, '2022-01-10T00:00:00Z', { validTo: '2022-06-30T22:00:00Z' });
  await league.sign(player, beta, '2022-06-30T22:00:00Z');

  expect((await seasons.ofPlayer(player)).map(({ team }) => team?.name)).toEqual(['Alfa']);
});

test('a team has the name it had that season, beside the one it has today', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  await season(2022, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, alfa, '2022-01-10T00:00:00Z');
  await database.db.query(`update team set name = 'Omega' where id = $1`, [alfa]);

  const [line] = await seasons.ofPlayer(player);

  expect([line?.team?.name, line?.currentTeamName]).toEqual(['Alfa', 'Omega']);
});

test('a team that did not play the season is shown without a division and a place', async () => {
  const [alfa, beta, gamma] = [await league.team('Alfa'), await league.team('Beta'), await league.team('Gamma')];
  await season(2022, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, gamma, '2022-01-10T00:00:00Z');

  expect(await seasons.ofPlayer(player)).toMatchObject([
    { team: { name: 'Gamma' }, division: null, placement: null, stats: null },
  ]);
});

test('a second season over the same dates is none of those who play in the first', async () => {
  const [alfa, beta, gamma] = [await league.team('Alfa'), await league.team('Beta'), await league.team('Gamma')];
  await season(2022, [alfa, beta]);
  const cup = await league.season({ name: 'Cupen', startsOn: '2022-03-01', endsOn: '2022-05-31' });
  await league.enter(await league.division(cup, { name: 'Cupgruppen' }), gamma);
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  await league.sign(ada, alfa, '2022-01-10T00:00:00Z');
  await league.sign(bo, gamma, '2022-01-10T00:00:00Z');

  const namesOf = async (player: number) => (await seasons.ofPlayer(player)).map(({ season: { name } }) => name);
  expect(await namesOf(ada)).toEqual(['Våren 2022']);
  expect(await namesOf(bo)).toEqual(['Cupen']);
});

test('a season that a player played but ended without a team is there for its statistics', async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const { division } = await season(2022, [alfa, beta]);
  await season(2021, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, alfa, '2022-01-10T00:00:00Z', { validTo: '2022-03-01T00:00:00Z' });
  await league.played(division, [alfa, beta], withRows([[player, 250, 1, 0, 2, 2]]));

  expect(await seasons.ofPlayer(player)).toMatchObject([
    {
      season: { name: 'Våren 2022' },
      team: null,
      placement: null,
      stats: { team: { name: 'Alfa' }, games: 3, score: 750 },
    },
  ]);
});

test("statistics of a season are over both teams of the player's division, rated against all of it", async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const { division } = await season(2022, [alfa, beta]);
  const [player, other] = [await league.player('Ada'), await league.player('Bo')];
  await league.sign(player, beta, '2022-02-01T00:00:00Z');
  await league.played(division, [alfa, beta], withRows([[player, 200, 1, 1, 1, 1]], [[other, 100, 1, 1, 1, 1]]));
  await league.played(division, [beta, alfa], withRows([[player, 600, 1, 1, 1, 1]], [[other, 300, 1, 1, 1, 1]]));

  const [line] = await seasons.ofPlayer(player);

  expect(line?.stats).toMatchObject({ team: { name: 'Beta' }, games: 6, score: 2400, scorePerGame: 400 });
  // mean score of the division 300 a game: 0.2 x 400/300 + 0.8
  expect(line?.stats?.rating).toBeCloseTo(0.2 * (4 / 3) + 0.8, 12);
});

test("a season that has not begun, and one before the player's time, are not the player's", async () => {
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  await season(2021, [alfa, beta]);
  await season(2024, [alfa, beta]);
  const player = await league.player('Ada');
  await league.sign(player, alfa, '2022-01-10T00:00:00Z');

  await expect(seasons.ofPlayer(player)).resolves.toEqual([]);
});
