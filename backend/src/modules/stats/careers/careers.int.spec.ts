import { statements } from '../../../../test/harness/app.ts';
import { League, threeNil, threeTwo } from '../../../../test/factories/league.ts';
import type { Row } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { DivisionPlaces } from '../division-places.ts';
import { CareersService } from './careers.service.ts';
import { PlayerCareerRepository } from './player-career.repository.ts';
import { TeamCareerRepository } from './team-career.repository.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let careers: CareersService;

const NOW = new Date('2026-06-01T12:00:00Z');
const OVER = { startsOn: '2025-01-01', endsOn: '2025-06-30' };
const RUNNING = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
/** Staff have disqualified a team and annulled its results. */
const OUT = { isDisqualified: true, areResultsAnnulled: true };

beforeAll(async () => {
  database = await freshDb();
  const { db } = database;
  league = new League(db);
  const repositories = [new PlayerCareerRepository(db), new TeamCareerRepository(db)] as const;
  careers = new CareersService(...repositories, new DivisionPlaces(), new FixedClock(NOW));
});
afterAll(() => database.close());

/** The same rows in each of three games that the home team wins. */
const thrice = (home: readonly Row[], away: readonly Row[]) => threeNil.map((game) => ({ ...game, home, away }));
/** A player's row: goals only. */
const row = (player: number, goals: number): Row => [player, 100, goals, 0, 0, goals];

test('annulled series are in no part of a career, and walkovers in no streak and no milestone', async () => {
  const id = await league.division(await league.season(RUNNING));
  const [norr, syd] = [await league.teamIn(id, 'Norr'), await league.teamIn(id, 'Syd')];
  const out = await league.teamIn(id, 'Ute', OUT);
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  const day = (of: number) => ({ scheduledAt: `2026-02-0${of}T18:00:00Z` });
  const first = await league.played(id, [norr, syd], thrice([row(ada, 2), row(bo, 0)], []), day(1));
  await league.played(id, [norr, out], thrice([row(ada, 9), row(bo, 9)], []), day(2));
  await league.walkover(id, [norr, syd], 'away');
  const last = await league.played(id, [syd, norr], threeTwo, { ...day(4), hasPlayerNumbers: false });

  const player = await careers.ofPlayer(ada);
  const team = await careers.ofTeam(norr);

  expect(player?.games.map(({ seriesId }) => seriesId)).toEqual([first, first, first]);
  expect(player?.mates).toMatchObject([{ player: { nickname: 'Bo' }, games: 3, wins: 3 }]);
  expect(player?.milestones).toMatchObject([{ count: 'series', mark: 1, seriesId: first }]);
  expect(team?.series.map(({ walkover }) => walkover).sort()).toEqual(['away', null, null]);
  expect(team).toMatchObject({
    longestWon: { length: 1, fromSeriesId: first },
    present: { isWon: false, toSeriesId: last },
  });
  expect(team?.milestones.map(({ count, mark, seriesId }) => [count, mark, seriesId])).toEqual([
    ['series', 1, first],
    ['wins', 1, first],
  ]);
});

test('honours are of finished seasons: the places of teams, and the highest number of a division', async () => {
  const [ada, bo] = [await league.player('Cilla'), await league.player('Dan')];
  const seasons = [await league.season(OVER), await league.season(RUNNING)];
  const teams: number[] = [await league.team('Alfa'), await league.team('Beta')];
  const [alfa, beta] = teams as [number, number];
  for (const season of seasons) {
    const id = await league.division(season, { rank: 2 });
    for (const team of teams) await league.enter(id, team);
    await league.played(id, [alfa, beta], thrice([row(ada, 2)], [row(bo, 1)]));
  }

  const told = async (player: number) =>
    (await careers.ofPlayer(player))?.honours.map(({ place, number, season }) => [season.id, place, number]);

  const [over] = seasons;
  const bests = ['goals', 'shots', 'rating'].map((number) => [over, 1, number]);
  await expect(told(ada)).resolves.toEqual([[over, 1, null], ...bests]);
  await expect(told(bo)).resolves.toEqual([[over, 2, null]]);
  expect((await careers.ofTeam(beta))?.honours).toMatchObject([{ place: 2, season: { id: over }, number: null }]);
});

test('the place in the league counts the teams of higher divisions of the season', async () => {
  const season = await league.season(RUNNING);
  const [top, low] = [await league.division(season, { rank: 1 }), await league.division(season, { rank: 2 })];
  for (const name of ['Ett', 'Två', 'Tre']) await league.teamIn(top, `${name} ${top}`);
  const beside = await league.division(season, { rank: 2 });
  await league.teamIn(beside, `Bredvid ${beside}`);
  const own = await league.teamIn(low, `Egen ${low}`);
  const unplayed = { position: null, teams: 2, leaguePlace: null, percentiles: [] };
  const other = await league.teamIn(low, `Andra ${low}`);
  expect((await careers.ofTeam(own))?.divisions).toMatchObject([unplayed]);
  await league.walkover(low, [own, other], 'home');
  expect((await careers.ofTeam(own))?.divisions).toMatchObject([{ ...unplayed, position: 1, leaguePlace: 4 }]);
});

test('a team is compared by its goals against too, in the games that count', async () => {
  const division = await league.division(await league.season(RUNNING), { rank: 3 });
  const [own, second, third] = [
    await league.teamIn(division, `Egna ${division}`),
    await league.teamIn(division, `Andra ${division}`),
    await league.teamIn(division, `Tredje ${division}`),
  ];
  const scorers = [await league.player('Gun'), await league.player('Hans')] as const;
  const games = thrice([row(scorers[0], 2)], [row(scorers[1], 1)]);
  await league.played(division, [own, second], games);
  await league.played(division, [second, third], games);
  await league.walkover(division, [third, own], 'home');
  const against = async (team: number) =>
    (await careers.ofTeam(team))?.divisions[0]?.percentiles.find(({ number }) => number === 'goalsAgainst');

  await expect(against(own)).resolves.toMatchObject({ value: 0.33, place: 1, better: 2, others: 2, percent: 100 });
  await expect(against(second)).resolves.toMatchObject({ value: 1.17, place: 2, better: 1, percent: 50 });
  await expect(against(third)).resolves.toMatchObject({ value: 2, place: 3, better: 0, percent: 0 });
});

test('who is unknown has no career, and each is one statement', async () => {
  await expect(careers.ofPlayer(999_999)).resolves.toBeNull();
  await expect(careers.ofTeam(999_999)).resolves.toBeNull();
  const player = await league.player('Eva');
  expect((await statements(() => careers.ofPlayer(player))).count).toBe(1);
  await expect(careers.ofPlayer(player)).resolves.toMatchObject({ divisions: [], games: [], mates: [], honours: [] });
});
