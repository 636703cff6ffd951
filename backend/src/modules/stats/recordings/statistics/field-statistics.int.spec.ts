import { readingOf, storePlay } from '../../../../../test/factories/field-play.ts';
import { League } from '../../../../../test/factories/league.ts';
import type { Row } from '../../../../../test/factories/league.ts';
import { freshDb } from '../../../../../test/harness/database.ts';
import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import { DivisionTeam } from '../../../seasons/divisions/division-team.entity.ts';
import { Game } from '../../../series/game.entity.ts';
import { FieldSeasonsRepository } from './field-seasons.repository.ts';
import { FieldStatisticsRepository } from './field-statistics.repository.ts';
import { FieldStatisticsService } from './field-statistics.service.ts';

/** Three players of two teams: Ada's and Bo's games are read, and Cy has the row of an unread one too. */
let database: Awaited<ReturnType<typeof freshDb>>;
let statistics: FieldStatisticsService;
let season: number;
let division: number;
let norr: number;
let syd: number;
let ada: number;
let bo: number;
let cy: number;

const row = (player: number): Row => [player, 100, 1, 0, 0, 1];
const SLICE = { size: 10, after: null, before: null, end: 'first', isDescending: true } as const;
const VIEW = { per: 'game', by: 'touches' } as const;

type Did = readonly [player: number, numbers: Partial<FieldNumbers>];

/** A series 3–0 of these games; a game without numbers has no field play. */
async function played(games: readonly { home: readonly Did[]; away: readonly Did[]; isRead?: boolean }[]) {
  const league = new League(database.db);
  const rows = games.map(({ home, away }) => ({
    goals: [1, 0] as const,
    home: home.map(([player]) => row(player)),
    away: away.map(([player]) => row(player)),
  }));
  const series = await league.played(division, [norr, syd], rows, { scheduledAt: '2026-03-01T19:00:00Z' });
  const stored = await database.db.repo(Game).find({ where: { seriesId: series }, order: { number: 'ASC' } });
  for (const [at, { home, away, isRead = true }] of games.entries()) {
    const players = [
      ...home.map(([playerId, numbers]) => ({ team: 0 as const, playerId, numbers })),
      ...away.map(([playerId, numbers]) => ({ team: 1 as const, playerId, numbers })),
      { team: 1 as const, playerId: null, numbers: { touches: 999 } },
    ];
    if (isRead) await storePlay(database.db, stored[at]!.id, readingOf(players));
  }
  return series;
}

beforeAll(async () => {
  database = await freshDb();
  const { db } = database;
  statistics = new FieldStatisticsService(new FieldStatisticsRepository(db), new FieldSeasonsRepository(db));
  const league = new League(db);
  season = await league.season({ name: 'Våren' });
  division = await league.division(season, { name: 'Ettan' });
  [norr, syd] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  const fast = { touches: 12, seconds: 300, speed_seconds: 450_000 };
  const slow = { touches: 6, seconds: 100, speed_seconds: 100_000 };
  await played([
    {
      home: [[ada, fast]],
      away: [
        [bo, slow],
        [cy, { touches: 1 }],
      ],
    },
    {
      home: [[ada, slow]],
      away: [
        [bo, slow],
        [cy, { touches: 3 }],
      ],
    },
    {
      home: [[ada, fast]],
      away: [
        [bo, fast],
        [cy, {}],
      ],
      isRead: false,
    },
  ]);
  await played([
    { home: [[ada, fast]], away: [[bo, slow]] },
    { home: [[ada, slow]], away: [[bo, slow]] },
    { home: [[ada, slow]], away: [[bo, slow]] },
  ]);
});
afterAll(() => database.close());

const nodes = async <Node>(list: { page(): Promise<{ edges: { node: Node }[] }> }) =>
  (await list.page()).edges.map(({ node }) => node);

test('players are listed by their numbers per game, over the games that have field play only', async () => {
  const rows = await nodes(statistics.players({ seasonId: season }, VIEW, SLICE));
  expect(rows.map(({ player, games, series, numbers }) => [player.nickname, games, series, numbers.touches])).toEqual([
    ['Ada', 5, 2, 8.4],
    ['Bo', 5, 2, 6],
    ['Cy', 2, 1, 2],
  ]);
  expect(rows[0]).toMatchObject({ team: { id: norr, name: 'Norr' } });
});

test.each([
  { per: 'total', touches: 42, seconds: 900 },
  { per: 'series', touches: 21, seconds: 450 },
  { per: 'game', touches: 8.4, seconds: 180 },
] as const)('sums are shown per $per, and averages are weighted by time in each form', async ({ per, ...is }) => {
  const [first] = await nodes(statistics.players({ playerId: ada }, { ...VIEW, per }, SLICE));
  // (2 × 450,000 + 3 × 100,000) ÷ 900 seconds
  expect(first?.numbers).toMatchObject({ ...is, averageSpeed: 1333.33, averageBoost: 0, averageDistanceToMates: null });
});

test('rows can be ordered by an average, with those last who have none', async () => {
  const view = { per: 'game', by: 'averageSpeed' } as const;
  const rows = await nodes(statistics.players({ divisionId: division }, view, SLICE));
  expect(rows.map(({ player, numbers }) => [player.nickname, numbers.averageSpeed])).toEqual([
    ['Ada', 1333.33],
    ['Bo', 1000],
    ['Cy', null],
  ]);
});

test('pages follow one another, and a cursor fits its own list only', async () => {
  const one = await statistics.players({ seasonId: season }, VIEW, { ...SLICE, size: 1 }).page();
  const after = one.edges[0]?.cursor ?? '';
  const two = await statistics.players({ seasonId: season }, VIEW, { ...SLICE, after }).page();
  expect([one.hasNextPage, two.edges.map(({ node }) => node.player.nickname)]).toEqual([true, ['Bo', 'Cy']]);
  const other = { per: 'total', by: 'touches' } as const;
  await expect(statistics.players({ seasonId: season }, other, { ...SLICE, after }).page()).rejects.toMatchObject({
    code: 'CURSOR_UNKNOWN',
  });
});

test('teams have what their credited players did, and each game once', async () => {
  const rows = await nodes(statistics.teams({ seasonId: season }, VIEW, SLICE));
  expect(rows.map(({ team, games, numbers }) => [team.name, games, numbers.touches])).toEqual([
    ['Norr', 5, 8.4],
    ['Syd', 5, 6.8],
  ]);
});

test.each([
  { why: 'a side', filter: { venue: 'away' }, of: ['Bo', 'Cy'] },
  { why: 'an opponent', filter: { opponentId: 'syd' }, of: ['Ada'] },
  { why: 'a later period', filter: { from: new Date('2026-03-02T00:00:00Z') }, of: [] },
  { why: 'enough games', filter: { leastGames: 3 }, of: ['Ada', 'Bo'] },
] as const)('games and rows are chosen as for other statistics: $why', async ({ filter, of }) => {
  const scope = 'opponentId' in filter ? { opponentId: syd } : filter;
  const rows = await nodes(statistics.players({ seasonId: season, ...scope }, VIEW, SLICE));
  expect(rows.map(({ player }) => player.nickname)).toEqual(of);
});

test('a choice without bounds is refused', () => {
  expect(() => statistics.players({}, VIEW, SLICE)).toThrow(expect.objectContaining({ code: 'FILTER_NEEDED' }));
  expect(() => statistics.teams({}, VIEW, SLICE)).toThrow(expect.objectContaining({ code: 'FILTER_NEEDED' }));
});

test("a player's seasons have sums, and percentiles among those with three read games", async () => {
  const [first, ...others] = await statistics.seasonsOfPlayer(ada);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    season: { name: 'Våren' },
    division: { name: 'Ettan' },
    games: 5,
    numbers: { touches: 42, seconds: 900, averageSpeed: 1333.33 },
  });
  // Cy has two read games, and is no one to compare with
  expect(first?.percentiles.find(({ number }) => number === 'touches')).toEqual({
    number: 'touches',
    value: 8.4,
    less: 1,
    others: 1,
    percent: 100,
    median: 7.2,
    most: 8.4,
  });
  expect((await statistics.seasonsOfPlayer(cy))[0]).toMatchObject({ games: 2, percentiles: [] });
  expect(await statistics.seasonsOfPlayer(2_147_483_647)).toEqual([]);
});

test('annulled results are in no value, and come back with their team', async () => {
  const annul = (isDisqualified: boolean) =>
    database.db
      .repo(DivisionTeam)
      .update({ divisionId: division, teamId: syd }, { isDisqualified, areResultsAnnulled: isDisqualified });
  await annul(true);
  expect(await nodes(statistics.players({ seasonId: season }, VIEW, SLICE))).toEqual([]);
  expect(await statistics.seasonsOfPlayer(ada)).toEqual([]);
  await annul(false);
  expect(await statistics.seasonsOfPlayer(ada)).toHaveLength(1);
});
