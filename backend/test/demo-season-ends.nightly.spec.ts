import { SeasonEndService } from '../src/modules/stats/season-end/season-end.service.ts';
import { SeasonHonoursService } from '../src/modules/stats/season-end/season-honours.service.ts';
import { SeasonMovementsService } from '../src/modules/stats/season-end/season-movements.service.ts';
import { bootApp } from './harness/app.ts';
import type { TestApp } from './harness/app.ts';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
import {
  CURRENT_SEASON,
  finalPlacesOf,
  placesInBracket,
  placesInTable,
  storedSeason,
} from './harness/stored-seasons.ts';
import type { StoredSeason } from './harness/stored-seasons.ts';
import { setTime } from './harness/time.ts';

/**
 * Final places, titles, best players and movements of every demo season that is over, found again by loops from the stored rows (R46).
 */

const SEASONS = Array.from({ length: CURRENT_SEASON - 1 }, (_, index) => index + 1);

let app: TestApp;
const found = new Map<number, StoredSeason>();

beforeAll(async () => {
  app = await bootApp({ database: await demoDatabase() });
  setTime([app], DEMO_NOW);
  for (const season of [...SEASONS, CURRENT_SEASON]) found.set(season, await storedSeason(app, season));
});
afterAll(() => app.close());

const rowsOf = (season: number) => found.get(season) as StoredSeason;

/** What a season should end with: `division/team` → place, and `title/division/team`. */
function endOf(season: number) {
  const { divisions } = rowsOf(season);
  const tables = divisions.filter(({ isStage }) => !isStage);
  const stages = divisions
    .filter(({ isStage }) => isStage)
    .map((one) => ({ ...one, places: placesInBracket(rowsOf(season), one) }));
  const places: string[] = [];
  const titles: string[] = [];
  const top = Math.min(...tables.map(({ rank }) => rank));
  for (const table of tables) {
    for (const [team, place] of finalPlacesOf(rowsOf(season), table)) places.push(`${table.id}/${team} ${place}`);
    const byTable = placesInTable(rowsOf(season), table);
    for (const [team, position] of byTable) if (position === 1) titles.push(`division/${table.id}/${team}`);
  }
  const steps = ['champion', 'second', 'third'];
  for (const { id, kind, rank, places: inBracket } of stages)
    for (const [team, place] of inBracket) {
      const step = steps[place - 1];
      if (kind === 'playoffs' && rank === top && step) titles.push(`${step}/${id}/${team}`);
      if (kind === 'cup' && place === 1) titles.push(`cup/${id}/${team}`);
    }
  return { places: places.toSorted(), titles: titles.toSorted() };
}

test.each(SEASONS)('season %i has the final places and the titles that its results come to', async (season) => {
  const end = await app.app.get(SeasonEndService).find(season);
  const places = end?.tables.flatMap(({ division, places: own }) =>
    own.map(({ team, place }) => `${division.id}/${team.id} ${place}`),
  );
  const titles = end?.titles.map(({ title, division, team }) => `${title}/${division.id}/${team.id}`);
  expect({ places: places?.toSorted(), titles: titles?.toSorted() }).toEqual(endOf(season));
  expect(titles?.filter((title) => title.startsWith('champion'))).toHaveLength(1);
});

test('the best of each settled season have the most goals, assists and saves of all its games', async () => {
  const rows = await app.db.query<Record<'season' | 'player' | 'goals' | 'assists' | 'saves', number>>(
    `select d.season_id as season, r.player_id as player, r.goals, r.assists, r.saves
       from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       join division d on d.id = s.division_id
       join division_team h on h.division_id = d.id and h.team_id = s.home_team_id
       join division_team a on a.division_id = d.id and a.team_id = s.away_team_id
      where not h.are_results_annulled and not a.are_results_annulled`,
  );
  const honours = await app.app.get(SeasonHonoursService).all();
  expect(honours.length).toBeGreaterThan(5);
  for (const { season, bestPlayers } of honours) {
    for (const number of ['goals', 'assists', 'saves'] as const) {
      const sums = new Map<number, number>();
      for (const row of rows)
        if (row.season === season.id) sums.set(row.player, (sums.get(row.player) ?? 0) + row[number]);
      const most = Math.max(...sums.values());
      const best = [...sums].filter(([, sum]) => sum === most).map(([player]) => `${player} ${most}`);
      const told = bestPlayers
        .filter((one) => one.number === number)
        .map(({ player, value }) => `${player.id} ${value}`);
      expect({ season: season.id, number, told: told.toSorted() }).toEqual({
        ...{ season: season.id, number, told: best.toSorted() },
      });
    }
  }
});

test('staff have given an honour to a newcomer and to a team in each settled season but the first, where all are new', async () => {
  const given = await app.db.query<{
    season: number;
    isFirst: boolean;
    newcomers: number;
    teams: number;
    played: number;
  }>(
    `select se.id as season, se.starts_on = (select min(starts_on) from season) as "isFirst",
            count(h.player_id)::int as newcomers, count(h.team_id)::int as teams,
            coalesce(sum((select count(*) from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
                            join division d on d.id = s.division_id join season past on past.id = d.season_id
                           where r.player_id = h.player_id and past.starts_on < se.starts_on)), 0)::int as played
       from season se left join season_honour h on h.season_id = se.id
      where se.settled_at is not null group by se.id`,
  );
  expect(given.length).toBeGreaterThan(5);
  for (const { season, isFirst, ...numbers } of given)
    expect({ season, ...numbers }).toEqual({ season, newcomers: isFirst ? 0 : 1, teams: 1, played: 0 });
});

/** Weights of the rating (R7). */
const WEIGHTS = { score: 0.2, goals: 0.25, assists: 0.2, saves: 0.2, shots: 0.15 } as const;
type RatedRow = Record<keyof typeof WEIGHTS | 'season' | 'division' | 'rank' | 'player', number> & { isStage: boolean };

/** The players of a season with enough games: rating in hundredths, and the lowest table in which they played. */
function ratedIn(rows: readonly RatedRow[]): Map<number, { rating: number; lowest: number }> {
  const means = new Map<number, Record<string, number>>();
  for (const division of new Set(rows.map((row) => row.division))) {
    const own = rows.filter((row) => row.division === division);
    const mean: Record<string, number> = {};
    for (const number of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
      mean[number] = own.reduce((sum, row) => sum + row[number], 0) / own.length;
    means.set(division, mean);
  }
  const games = new Map<number, RatedRow[]>();
  for (const row of rows) games.set(row.player, [...(games.get(row.player) ?? []), row]);
  const busiest = Math.max(...[...games.values()].map(({ length }) => length));
  const found = new Map<number, { rating: number; lowest: number }>();
  for (const [player, own] of games) {
    if (own.length < 30 && own.length * 3 < busiest) continue;
    let sum = 0;
    for (const row of own)
      for (const [number, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][])
        sum += (weight * row[number]) / (means.get(row.division)?.[number] ?? 1);
    const ranks = own.filter(({ isStage }) => !isStage).map(({ rank }) => rank);
    found.set(player, { rating: Math.round((sum / own.length) * 100), lowest: Math.max(...ranks) });
  }
  return found;
}

test('the most improved of each settled season have risen the most since the one before', async () => {
  const rows = await app.db.query<RatedRow>(
    `select d.season_id as season, d.id as division, d.rank, d.is_stage as "isStage", r.player_id as player,
            r.score, r.goals, r.assists, r.saves, r.shots
       from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       join division d on d.id = s.division_id
       join division_team h on h.division_id = d.id and h.team_id = s.home_team_id
       join division_team a on a.division_id = d.id and a.team_id = s.away_team_id
      where not h.are_results_annulled and not a.are_results_annulled`,
  );
  const honours = await app.app.get(SeasonHonoursService).all();
  const rated = honours.map(({ season }) => ratedIn(rows.filter((row) => row.season === season.id)));
  const found = honours.map(({ mostImproved }) =>
    mostImproved.map(({ player, before, now }) => `${player.id} ${before.rating.toFixed(2)} ${now.rating.toFixed(2)}`),
  );
  const expected = rated.map((now, at) => {
    const risen = [...now].flatMap(([player, { rating, lowest }]) => {
      const before = rated[at + 1]?.get(player);
      const isHarder = before !== undefined && lowest <= before.lowest && Number.isFinite(before.lowest);
      return isHarder && rating > before.rating ? [{ player, rating, before: before.rating }] : [];
    });
    const most = Math.max(...risen.map(({ rating, before }) => rating - before));
    return risen
      .filter(({ rating, before }) => rating - before === most)
      .map(({ player, rating, before }) => `${player} ${(before / 100).toFixed(2)} ${(rating / 100).toFixed(2)}`);
  });
  expect(found.map((one) => one.toSorted())).toEqual(expected.map((one) => one.toSorted()));
  expect(found.filter(({ length }) => length > 0).length).toBeGreaterThan(4);
});

test.each(SEASONS)('from season %i to the next each team has moved as its two divisions say', async (season) => {
  const rankIn = (id: number, team: number): number | undefined => {
    const { divisions, teams } = rowsOf(id);
    const own = teams.filter((one) => one.id === team).map(({ divisionId }) => divisionId);
    return divisions.find((one) => !one.isStage && own.includes(one.id))?.rank;
  };
  const all = new Set([season, season + 1].flatMap((id) => rowsOf(id).teams.map((team) => team.id)));
  const expected = [...all].flatMap((team) => {
    const [before, after] = [rankIn(season, team), rankIn(season + 1, team)];
    if (before === undefined && after === undefined) return [];
    if (before === undefined) return [`${team} new`];
    if (after === undefined) return [`${team} left`];
    return [`${team} ${after === before ? 'stays' : after < before ? 'up' : 'down'}`];
  });
  const movements = await app.app.get(SeasonMovementsService).ofSeason(season);
  expect(movements?.moves.map(({ team, movement }) => `${team.id} ${movement}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(expected.filter((move) => move.endsWith('up')).length).toBeGreaterThan(0);
});
