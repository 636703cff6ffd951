import { League, threeNil, threeTwo } from '../../../../../test/factories/league.ts';
import type { PlayedGame, Row } from '../../../../../test/factories/league.ts';
import { statements } from '../../../../../test/harness/app.ts';
import { freshDb } from '../../../../../test/harness/database.ts';
import { ratingsOf, round2 } from '../../../../domain/competition/statistics/stats.ts';
import { PlayerTotalsRepository } from '../../../seasons/divisions/player-totals.repository.ts';
import { PlayerTotalsService } from '../../../seasons/divisions/player-totals.service.ts';
import { FixedClock } from '../../../../platform/clock.ts';
import { HeadToHeadRepository } from './head-to-head.repository.ts';
import { HeadToHeadService } from './head-to-head.service.ts';

/** After all seasons. */
const NOW = new Date('2099-11-21T12:00:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let pairs: HeadToHeadService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  pairs = new HeadToHeadService(new HeadToHeadRepository(database.db), new FixedClock(NOW));
});
afterAll(() => database.close());

/** The same rows in each of three games that the home team wins 2–0. */
const thrice = (home: readonly Row[], away: readonly Row[]): PlayedGame[] =>
  [0, 1, 2].map(() => ({ goals: [2, 0] as const, home, away }));

const OUT = { isDisqualified: true, areResultsAnnulled: true };

test('two players: seasons, games against each other and as team-mates, without walkovers and annulled series', async () => {
  const [norr, syd, ut] = [await league.team('Norr'), await league.team('Syd'), await league.team('Ut')];
  const [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  const division = async (year: number) => {
    const season = await league.season({ startsOn: `${year}-01-01`, endsOn: `${year}-06-30` });
    const id = await league.division(season, { name: `Ettan ${year}` });
    for (const team of [norr, syd]) await league.enter(id, team);
    await league.enter(id, ut, OUT);
    return id;
  };
  const [old, late] = [await division(2021), await division(2022)];
  // against each other: Bo at home wins three
  await league.played(old, [norr, syd], thrice([[bo, 300, 2, 0, 1, 4]], [[ada, 200, 0, 0, 3, 1]]));
  // as team-mates at home, against Cy
  const mates: Row[] = [
    [ada, 400, 1, 1, 0, 2],
    [bo, 100, 1, 0, 0, 2],
  ];
  await league.played(late, [syd, norr], thrice(mates, [[cy, 50, 0, 0, 1, 1]]));
  // counts for no one
  await league.played(late, [syd, ut], thrice(mates, []));
  await league.walkover(late, [norr, syd], 'home');
  await new PlayerTotalsService(database.db, new PlayerTotalsRepository(database.db)).mendAll();

  const { count, result } = await statements(() => pairs.ofPlayers(ada, bo));

  expect(count).toBe(1);
  expect(result).toMatchObject({
    home: { player: { nickname: 'Ada' }, games: 6, goals: 3, goalsPerGame: 0.5 },
    away: { player: { nickname: 'Bo' }, games: 6, goals: 9, goalsPerGame: 1.5 },
    against: { seriesCount: 1, games: 3, won: 0, goals: { home: 0, away: 6 }, saves: { home: 9, away: 3 } },
    together: { seriesCount: 1, games: 3, won: 3, goals: { home: 3, away: 3 }, assists: { home: 3, away: 0 } },
  });
  expect(result?.meetings).toHaveLength(2);
  expect(result?.home.seasons.map(({ division: { name }, team, games }) => [name, team.name, games])).toEqual([
    ['Ettan 2022', 'Syd', 3],
    ['Ettan 2021', 'Syd', 3],
  ]);
  const inOld = ratingsOf([
    { games: 3, score: 600, goals: 0, assists: 0, saves: 9, shots: 3 },
    { games: 3, score: 900, goals: 6, assists: 0, saves: 3, shots: 12 },
  ]);
  expect(result?.home.seasons[1]?.rating).toBe(round2(inOld[0]!));
  const other = await pairs.ofPlayers(bo, ada);
  expect(other?.against).toMatchObject({ won: 3, goals: { home: 6, away: 0 } });
});

test('two teams: what each has done in all seasons, and all series against each other', async () => {
  const [alfa, beta, gamma] = [await league.team('Alfa'), await league.team('Beta'), await league.team('Gamma')];
  const one = await league.division(await league.season());
  const two = await league.division(await league.season());
  for (const team of [alfa, beta, gamma]) await league.enter(one, team);
  for (const team of [alfa, gamma]) await league.enter(two, team);
  const ada = await league.player('Ada i Alfa');
  await league.played(one, [alfa, beta], thrice([[ada, 300, 2, 1, 4, 6]], []));
  await league.played(one, [beta, alfa], threeTwo, { hasPlayerNumbers: false });
  await league.walkover(one, [alfa, gamma], 'home');
  await league.played(two, [gamma, alfa], threeNil, { hasPlayerNumbers: false });
  await new PlayerTotalsService(database.db, new PlayerTotalsRepository(database.db)).mendAll();

  const pair = await pairs.ofTeams(alfa, beta);

  expect(pair?.home).toMatchObject({
    team: { name: 'Alfa' },
    ...{ seriesWon: 1, seriesLost: 2, gamesWon: 5, gamesLost: 6 },
    // of the three games whose numbers are known
    ...{ shotsPerGame: 6, savesPerGame: 4 },
  });
  expect(pair?.home.seasons).toHaveLength(2);
  expect(pair?.away).toMatchObject({ seriesWon: 1, seriesLost: 1, shotsPerGame: 0, rating: null });
  expect(pair?.away.seasons.map(({ position }) => position)).toEqual([2]);
  expect(pair?.meetingSum).toMatchObject({
    played: 2,
    series: { home: 1, away: 1 },
    games: { home: 5, away: 3 },
    walkovers: 0,
  });
  expect(pair?.meetings).toHaveLength(2);
});

test('the same one twice and an unknown one are nothing', async () => {
  const [team, player] = [await league.team('Ensam'), await league.player('Ensam')];
  await expect(pairs.ofTeams(team, team)).resolves.toBeNull();
  await expect(pairs.ofTeams(team, 999_999)).resolves.toBeNull();
  await expect(pairs.ofPlayers(player, player)).resolves.toBeNull();
  await expect(pairs.ofPlayers(999_999, player)).resolves.toBeNull();
});
