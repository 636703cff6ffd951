import { League, threeNil, threeTwo } from '../../../../test/factories/league.ts';
import type { Columns } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { StandingsRepository } from './standings.repository.ts';
import { StandingsService } from './standings.service.ts';
import type { Division } from '../../seasons/divisions/division.entity.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let standings: StandingsService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  standings = new StandingsService(
    new StandingsRepository(database.db),
    new FixedClock(new Date('2021-03-01T12:00:00Z')),
  );
});
afterAll(() => database.close());

/** A division with three teams, which had the names A, B and C in that season. */
async function threeTeams(columns: Columns<Division> = {}) {
  const seasonId = await league.season({ startsOn: '2021-01-01', endsOn: '2021-06-30' });
  const id = await league.division(seasonId, columns);
  const join = async (name: string) => {
    const team = await league.team(`${name} ${id}`);
    await league.enter(id, team, { name });
    return team;
  };
  const [a, b, c] = [await join('A'), await join('B'), await join('C')];
  const places = async () => (await standings.tableOf(id)).map(({ team, points }) => `${team.name} ${points}`);
  return { id, seasonId, a, b, c, places };
}

test('a table counts the reported series of its own division, and no other', async () => {
  const { id, a, b, c, places } = await threeTeams();
  const other = await threeTeams();
  await league.played(other.id, [other.a, other.b], threeNil);
  await league.played(id, [b, a], threeNil);
  await league.played(id, [b, c], threeTwo);
  await league.series(id, a, c, { scheduledAt: '2021-04-01T18:00:00Z' });

  expect(await places()).toEqual(['B 5', 'C 1', 'A 0']);
});

test('a division that has not begun has its teams in alphabetical order at the first place', async () => {
  const { id } = await threeTeams();

  const table = await standings.tableOf(id);

  expect(table.map(({ position, team, trace }) => [position, team.name, trace?.criterion ?? null])).toEqual([
    [1, 'A', null],
    [1, 'B', 'shared'],
    [1, 'C', 'shared'],
  ]);
});

test('an unknown division is refused by name', async () => {
  await expect(standings.tableOf(999_999)).rejects.toMatchObject({ code: 'DIVISION_NOT_FOUND', kind: 'not-found' });
});

test("staff's adjustment is in the points and told with its reason; a disqualified team stands last", async () => {
  const { id, a, b, c } = await threeTeams();
  await league.played(id, [a, b], threeNil);
  await database.db.query(
    `update division_team set adjustment = -4, adjustment_reason = 'Otillåten spelare' where division_id = $1 and team_id = $2`,
    [id, a],
  );
  await database.db.query('update division_team set is_disqualified = true where division_id = $1 and team_id = $2', [
    id,
    c,
  ]);

  const table = await standings.tableOf(id);

  expect(table.map(({ team }) => team.name)).toEqual(['B', 'A', 'C']);
  expect(table[1]).toMatchObject({ points: -1, adjustment: -4, adjustmentReason: 'Otillåten spelare' });
  expect(table[2]).toMatchObject({ isDisqualified: true, trace: { criterion: 'disqualified' } });
});

test('a walkover gives the cleanest score of the format and no goals', async () => {
  const { id, a, b } = await threeTeams({ seriesFormat: 'four-plus-decider' });
  await league.walkover(id, [b, a], 'away');

  const [first] = await standings.tableOf(id);

  expect(first).toMatchObject({ points: 3, wins: 1, gamesWon: 4, gamesLost: 0, goalsFor: 0 });
  expect(first?.team.id).toBe(a);
});

test('the form is in the order of play, whatever the order of reporting', async () => {
  const { id, a, b } = await threeTeams();
  await league.played(id, [a, b], threeNil, {
    scheduledAt: '2021-02-10T18:00:00Z',
    reportedAt: '2021-02-11T10:00:00Z',
  });
  await league.played(id, [b, a], threeTwo, {
    week: 2,
    scheduledAt: '2021-02-01T18:00:00Z',
    reportedAt: '2021-02-20T10:00:00Z',
  });
  // it had no time, so only the time of the report is known
  await league.walkover(id, [a, b], 'both', { week: 3, reportedAt: '2021-02-05T10:00:00Z' });

  const table = await standings.tableOf(id);

  expect(table.find(({ team }) => team.id === a)?.form).toEqual(['overtimeLoss', 'loss', 'win']);
});

test('a colour lies over its positions, both ends included', async () => {
  const { id, a, b, c } = await threeTeams();
  await league.band(id, 2, 2, '#123456');
  await league.played(id, [a, b], threeNil);
  await league.played(id, [b, c], threeNil);

  expect((await standings.tableOf(id)).map(({ color }) => color)).toEqual([null, '#123456', null]);
});

test('a head-to-head trace names the teams it compared, as they were called that season', async () => {
  const { id, a, b, c } = await threeTeams();
  const d = await league.teamIn(id, `D ${id}`, { name: 'D' });
  await league.played(id, [a, b], threeNil);
  await league.played(id, [c, a], threeNil);
  await league.played(id, [b, d], threeNil);

  const table = await standings.tableOf(id);

  expect(table.map(({ team }) => team.name)).toEqual(['C', 'A', 'B', 'D']);
  expect(table[2]?.trace).toEqual({
    criterion: 'headToHeadPoints',
    ownValue: 0,
    aboveValue: 3,
    teams: [
      { id: a, name: 'A', logo: null },
      { id: b, name: 'B', logo: null },
    ],
  });
});

describe('a preview', () => {
  const byAway = { homeGames: 0, awayGames: 3, homeGoals: 0, awayGoals: 6, walkover: null };

  test('replaces the result of the series, takes it away, or adds one', async () => {
    const { id, a, b, places } = await threeTeams();
    const seriesId = await league.played(id, [a, b], threeNil);
    const later = await league.series(id, b, a, { week: 2 });
    const preview = async (override: Parameters<StandingsService['preview']>[1]) =>
      (await standings.preview(id, override)).map(({ team, points }) => `${team.name} ${points}`);
    const against = { homeTeamId: a, awayTeamId: b, ...byAway };

    expect(await preview({ seriesId, result: against })).toEqual(['B 3', 'C 0', 'A 0']);
    expect(await preview({ seriesId, result: null })).toEqual(['A 0', 'B 0', 'C 0']);
    expect(await preview({ seriesId: later, result: { ...against, homeTeamId: b, awayTeamId: a } })).toEqual([
      'A 6',
      'C 0',
      'B 0',
    ]);
    // nothing of it is stored
    expect(await places()).toEqual(['A 3', 'C 0', 'B 0']);
  });
});

test("a team's players are those of now, and those of the season, each once", async () => {
  const { id, a } = await threeTeams();
  const [left, stayed, early, late] = [
    await league.player('Lämnade'),
    await league.player('Stannade'),
    await league.player('Före'),
    await league.player('Efter'),
  ];
  await league.sign(left, a, '2020-10-01T00:00:00Z', { validTo: '2021-02-01T00:00:00Z', sortOrder: 3 });
  await league.sign(stayed, a, '2020-10-01T00:00:00Z', { validTo: '2021-02-01T00:00:00Z', sortOrder: 4 });
  await league.sign(stayed, a, '2021-02-01T00:00:00Z', { sortOrder: 1 });
  await league.sign(early, a, '2020-01-01T00:00:00Z', { validTo: '2020-12-31T22:59:59Z' });
  await league.sign(late, a, '2021-06-30T22:00:00Z');

  const team = (await standings.players(id)).find(({ teamId }) => teamId === a);

  expect(team?.active.map(({ id: player, sortOrder }) => [player, sortOrder])).toEqual([[stayed, 1]]);
  // the season ends at 24:00 in Sweden, which is 22:00 in UTC
  expect(team?.everyone.map(({ id: player, sortOrder }) => [player, sortOrder])).toEqual([
    [stayed, 1],
    [left, 3],
  ]);
});
