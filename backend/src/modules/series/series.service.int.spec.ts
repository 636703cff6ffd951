import { League, threeNil, threeTwo } from '../../../test/factories/league.ts';
import type { Columns } from '../../../test/factories/rows.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { FixedClock } from '../../platform/clock.ts';
import { totalsOf } from './series-games.ts';
import { SeriesFinders } from './series-finders.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesRepository } from './series.repository.ts';
import { SeriesService } from './series.service.ts';
import type { Series } from './series.entity.ts';

const NOW = new Date('2021-02-10T18:00:00.000Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let series: SeriesService;
let loader: SeriesLoader;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  const repository = new SeriesRepository(database.db);
  const clock = new FixedClock(NOW);
  series = new SeriesService(repository, clock);
  loader = new SeriesLoader(repository, clock, new SeriesFinders());
});
afterEach(() => database.close());

/** The current season with a top and a second division of two teams each. */
async function currentSeason() {
  const seasonId = await league.season({ name: 'Säsong 8' });
  await league.setting('current_season', seasonId);
  const division = async (rank: number, teams: [string, string]) => {
    const id = await league.division(seasonId, { name: `Division ${rank}`, rank });
    return { id, home: await league.teamIn(id, teams[0]), away: await league.teamIn(id, teams[1]) };
  };
  const [top, second] = [await division(1, ['Alfa', 'Beta']), await division(2, ['Gamma', 'Delta'])];
  let week = 0;
  const coming = ({ id, home, away }: typeof top, at: string | null, columns: Columns<Series> = {}) =>
    league.series(id, home, away, { week: ++week, scheduledAt: at, ...columns });
  return { seasonId, top, second, coming };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('a series', () => {
  test('has its teams as they were that season, and its state', async () => {
    const { top, coming } = await currentSeason();
    await database.db.query(`update team set name = 'Nya Alfa', logo = 'new.png' where id = $1`, [top.home]);
    await database.db.query(`update division_team set logo = 'old.png' where team_id = $1`, [top.home]);
    const timed = await coming(top, '2021-02-11T18:30:00Z', { isStreamed: true });
    const untimed = await coming(top, null);
    const played = await league.played(top.id, [top.home, top.away], threeTwo, { week: 3 });

    expect(await series.findById(timed)).toMatchObject({
      home: { id: top.home, name: 'Alfa', logo: 'old.png' },
      away: { id: top.away, name: 'Beta', logo: null },
      division: { id: top.id, name: 'Division 1', rank: 1 },
      season: { name: 'Säsong 8' },
      scheduledAt: '2021-02-11T18:30:00.000Z',
      isStreamed: true,
      state: 'time-set',
      homeGames: null,
      isOvertime: false,
      reportedAt: null,
    });
    expect(await series.findById(untimed)).toMatchObject({ state: 'not-started', scheduledAt: null });
    expect(await series.findById(played)).toMatchObject({
      state: 'reported',
      homeGames: 3,
      awayGames: 2,
      isOvertime: true,
    });
  });

  test('that no one played is a walkover and no overtime', async () => {
    const { top } = await currentSeason();
    const id = await league.walkover(top.id, [top.home, top.away], 'both');

    expect(await series.findById(id)).toMatchObject({
      walkover: 'both',
      homeGames: 0,
      awayGames: 0,
      isOvertime: false,
      state: 'reported',
    });
  });

  test('that is unknown is null on the page and refused with its documented message in detail', async () => {
    await expect(series.findById(1)).resolves.toBeNull();
    await expect(series.detail(1)).rejects.toMatchObject({
      code: 'SERIES_NOT_FOUND',
      kind: 'not-found',
      messageKey: 'match.could-not-find',
    });
  });
});

describe('the coming series', () => {
  test('are those from now on, soonest first; the one that starts this instant is among them', async () => {
    const { top, second, coming } = await currentSeason();
    const later = await coming(second, '2021-02-12T18:00:00Z');
    const now = await coming(top, '2021-02-10T18:00:00Z');
    await coming(top, '2021-02-10T17:59:59Z');
    await coming(top, null);
    await league.played(top.id, [top.home, top.away], threeNil, { scheduledAt: '2021-02-11T18:00:00Z' });

    expect(ids(await series.list('upcoming', 10))).toEqual([now, later]);
  });

  test('of the top are those of the first division of the current season', async () => {
    const { top, second, coming } = await currentSeason();
    const past = await league.season();
    const old = await league.division(past, { rank: 1 });
    await league.series(old, await league.teamIn(old, 'Omega'), await league.teamIn(old, 'Sigma'), {
      scheduledAt: '2021-02-11T18:00:00Z',
    });
    await coming(second, '2021-02-11T18:00:00Z');
    const [late, soon] = [await coming(top, '2021-02-13T18:00:00Z'), await coming(top, '2021-02-12T18:00:00Z')];
    await coming(top, null);

    expect(ids(await series.list('upcomingTop', 10))).toEqual([soon, late]);
  });

  test('of the top are the untimed ones by week when no time is set', async () => {
    const { top, second, coming } = await currentSeason();
    const [third, first] = [await coming(top, null, { week: 3 }), await coming(top, null, { week: 1 })];
    await coming(top, '2021-02-01T18:00:00Z');
    await coming(second, '2021-02-12T18:00:00Z');

    expect(ids(await series.list('upcomingTop', 10))).toEqual([first, third]);
  });

  test('of the top are none without a current season', async () => {
    const { top, coming } = await currentSeason();
    await coming(top, '2021-02-12T18:00:00Z');
    await database.db.query(`delete from setting where key = 'current_season'`);

    await expect(series.list('upcomingTop', 10)).resolves.toEqual([]);
  });
});

test('the latest series are the reported ones, newest report first, walkovers among them', async () => {
  const { top, second, coming } = await currentSeason();
  const older = await league.played(top.id, [top.home, top.away], threeNil, { reportedAt: '2021-02-01T10:00:00Z' });
  const newest = await league.walkover(second.id, [second.home, second.away], 'home', {
    reportedAt: '2021-02-03T10:00:00Z',
  });
  const [same, samePlace] = [
    await league.played(top.id, [top.away, top.home], threeNil, { reportedAt: '2021-02-02T10:00:00Z' }),
    await league.played(second.id, [second.away, second.home], threeNil, { reportedAt: '2021-02-02T10:00:00Z' }),
  ];
  await coming(top, '2021-02-09T18:00:00Z');

  expect(ids(await series.list('latest', 10))).toEqual([newest, samePlace, same, older]);
  expect(ids(await series.list('latest', 2))).toEqual([newest, samePlace]);
});

test.each([
  { asked: 0, given: 1, why: 'no one asks for nothing' },
  { asked: -5, given: 1, why: 'nor for less' },
  { asked: 11, given: 11, why: 'a list between two reading sizes is cut' },
  { asked: 25, given: 25, why: 'a reading size itself' },
  { asked: 5000, given: 30, why: 'all there are, under the limit of 100' },
])('$asked wanted of 30 is $given: $why', async ({ asked, given }) => {
  const { top, coming } = await currentSeason();
  for (let n = 0; n < 30; n++) await coming(top, '2021-03-01T18:00:00Z');

  expect(await series.list('upcoming', asked)).toHaveLength(given);
});

test("a page's lists come in one statement, each with its own length", async () => {
  const { top, coming } = await currentSeason();
  const soon = [await coming(top, '2021-02-11T18:00:00Z'), await coming(top, '2021-02-12T18:00:00Z')];
  const reportedAt = (day: number) => ({ reportedAt: `2021-02-0${day}T10:00:00Z` });
  const played = [
    await league.played(top.id, [top.home, top.away], threeNil, reportedAt(1)),
    await league.played(top.id, [top.away, top.home], threeNil, reportedAt(2)),
  ];
  const lists = loader.list({});

  const [one, both, latest, topmost] = await Promise.all([
    lists.load({ list: 'upcoming', first: 1 }),
    lists.load({ list: 'upcoming', first: 2 }),
    lists.load({ list: 'latest', first: 10 }),
    lists.load({ list: 'upcomingTop', first: 10 }),
  ]);

  expect([one, both, latest, topmost].map(ids)).toEqual([soon.slice(0, 1), soon, played.toReversed(), soon]);
});

test('a division has its series in the order of play, a week those of its week, a team its own', async () => {
  const { seasonId, top, second, coming } = await currentSeason();
  const untimed = await coming(top, null, { week: 1 });
  const late = await coming(top, '2021-02-20T18:00:00Z', { week: 1 });
  const early = await coming(top, '2021-02-19T18:00:00Z', { week: 1 });
  const before = await league.played(top.id, [top.away, top.home], threeNil, { week: 2 });
  await coming(second, '2021-02-19T18:00:00Z', { week: 1 });
  const past = await league.season();
  const old = await league.division(past);
  await league.enter(old, top.home);
  const elsewhere = await league.series(old, top.home, await league.teamIn(old, 'Omega'));

  expect(ids(await series.ofDivision(top.id))).toEqual([early, late, untimed, before]);
  expect(ids(await series.ofWeek(top.id, 1))).toEqual([early, late, untimed]);
  // no possible week, and none that the column could store
  for (const week of [-2147483648, 0, 40_000, 2147483647]) expect(await series.ofWeek(top.id, week)).toEqual([]);
  expect(ids(await series.ofTeam(top.home, seasonId))).toEqual([early, late, untimed, before]);
  expect(ids(await series.ofTeam(top.home, past))).toEqual([elsewhere]);
  expect(ids(await loader.byTeam({}).load(top.home))).toEqual([early, late, untimed, elsewhere, before]);
});

test('the games come in order with the rows of each side, and sum up by player', async () => {
  const { top } = await currentSeason();
  const [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  const id = await league.played(
    top.id,
    [top.home, top.away],
    [
      {
        goals: [2, 1],
        home: [
          [ada, 300, 2, 0, 1, 3],
          [bo, 150, 0, 1, 0, 0],
        ],
        away: [[cy, 200, 1, 0, 2, 4]],
      },
      { goals: [0, 1], home: [[ada, 100, 0, 0, 3, 1]], away: [[cy, 350, 1, 0, 0, 2]] },
      { goals: [1, 0], home: [[bo, 250, 1, 0, 0, 1]], away: [[cy, 90, 0, 0, 1, 0]] },
      { goals: [4, 2] },
    ],
  );

  const { games } = await series.detail(id);

  expect(games.games.map(({ number, homeGoals, awayGoals }) => [number, homeGoals, awayGoals])).toEqual([
    [1, 2, 1],
    [2, 0, 1],
    [3, 1, 0],
    [4, 4, 2],
  ]);
  expect(games.games[0]?.home.map(({ player }) => player.nickname)).toEqual(['Ada', 'Bo']);
  expect(totalsOf(games.games, 'home')).toMatchObject([
    { player: { id: ada }, games: 2, score: 400, goals: 2, assists: 0, saves: 4, shots: 4 },
    { player: { id: bo }, games: 2, score: 400, goals: 1, assists: 1, saves: 0, shots: 1 },
  ]);
  expect(totalsOf(games.games, 'away')).toMatchObject([{ player: { id: cy }, games: 3, score: 640, goals: 2 }]);
  expect(games.divisionTotals).toEqual({ games: 7, score: 1440, goals: 5, assists: 1, saves: 7, shots: 11 });
});

test('games that were read along are not read again, and take the place of earlier ones in the same request', async () => {
  const { top } = await currentSeason();
  const id = await league.played(
    top.id,
    [top.home, top.away],
    [1, 2, 3].map(() => ({ goals: [2, 1] })),
  );
  const context = {};
  const goals = async () => (await loader.gamesOf(id, context)).games.map((game) => game.homeGoals);
  await loader.findWithGames(id, context);

  await database.db.query('update game set home_goals = 3 where series_id = $1', [id]);
  expect(await goals()).toEqual([2, 2, 2]);

  // a document with two mutations reads what each has left
  loader.keep((await series.detail(id)).games, context);
  expect(await goals()).toEqual([3, 3, 3]);
});
