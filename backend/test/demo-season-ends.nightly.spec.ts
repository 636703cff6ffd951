import { referencePlaces } from '../src/domain/testing/reference-places.ts';
import type { AnyDivision } from '../src/domain/testing/any-division.ts';
import { SeasonEndService } from '../src/modules/stats/season-end/season-end.service.ts';
import { SeasonHonoursService } from '../src/modules/stats/season-end/season-honours.service.ts';
import { SeasonMovementsService } from '../src/modules/stats/season-end/season-movements.service.ts';
import { bootApp } from './harness/app.ts';
import type { TestApp } from './harness/app.ts';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
import { setTime } from './harness/time.ts';

/**
 * Final places, titles, best players and movements of every demo season that is over, found again by loops from the stored rows (R46). The
 * order of a table is that of `reference-places.ts`; brackets are read from who beat whom.
 */

const CURRENT = 10;
const SEASONS = Array.from({ length: CURRENT - 1 }, (_, index) => index + 1);

interface DivisionRow {
  id: number;
  rank: number;
  format: AnyDivision['format'];
  isStage: boolean;
  kind: string | null;
  shape: string | null;
}
type TeamRow = AnyDivision['teams'][number] & { divisionId: number; isAnnulled: boolean };
type SeriesRow = AnyDivision['results'][number] & { divisionId: number; position: number };

let app: TestApp;
const found = new Map<number, { divisions: DivisionRow[]; teams: TeamRow[]; series: SeriesRow[] }>();

beforeAll(async () => {
  app = await bootApp({ database: await demoDatabase() });
  setTime([app], DEMO_NOW);
  for (const season of [...SEASONS, CURRENT]) {
    const divisions = await app.db.query<DivisionRow>(
      `select d.id, d.rank, d.series_format as format, d.is_stage as "isStage", st.kind, st.format as shape
         from division d left join stage st on st.division_id = d.id where d.season_id = $1 order by d.rank, d.id`,
      [season],
    );
    const teams = await app.db.query<TeamRow>(
      `select t.division_id as "divisionId", t.team_id as id, t.name, t.is_disqualified as "isDisqualified", t.adjustment, t.decider,
              t.are_results_annulled as "isAnnulled"
         from division_team t join division d on d.id = t.division_id where d.season_id = $1`,
      [season],
    );
    const series = await app.db.query<SeriesRow>(
      `select s.division_id as "divisionId", s.bracket_position as position, s.home_team_id as "homeTeamId",
              s.away_team_id as "awayTeamId", s.home_games as "homeGames", s.away_games as "awayGames",
              s.home_goals as "homeGoals", s.away_goals as "awayGoals", s.walkover
         from series s join division d on d.id = s.division_id where d.season_id = $1 and s.reported_at is not null
        order by coalesce(s.scheduled_at, s.reported_at), s.id`,
      [season],
    );
    found.set(season, { divisions, teams, series });
  }
});
afterAll(() => app.close());

const rowsOf = (season: number) => found.get(season) as NonNullable<ReturnType<typeof found.get>>;

/** The table of a division: the place of each team. */
function tableOf(season: number, { id, format }: DivisionRow): Map<number, number> {
  const { teams, series } = rowsOf(season);
  const own = teams.filter(({ divisionId }) => divisionId === id);
  const annulled = new Set(own.filter(({ isAnnulled }) => isAnnulled).map((team) => team.id));
  const results = series.filter(
    (one) => one.divisionId === id && !annulled.has(one.homeTeamId) && !annulled.has(one.awayTeamId),
  );
  return new Map(referencePlaces({ teams: own, results, format }).map(({ teamId, position }) => [teamId, position]));
}

/** The places of a bracket: who has lost as often as one may is out there, and the fewer series lead from there to the end the better. */
function bracketOf(season: number, { id, shape }: DivisionRow): Map<number, number> {
  const series = rowsOf(season)
    .series.filter(({ divisionId }) => divisionId === id)
    .sort((one, other) => one.position - other.position)
    .map(({ homeTeamId: home, awayTeamId: away, homeGames, awayGames }) =>
      homeGames > awayGames ? { winner: home, loser: away } : { winner: away, loser: home },
    );
  const lives = shape === 'double-elimination' ? 2 : 1;
  const losses = new Map<number, number>();
  const lossesOf = (team: number) => losses.get(team) ?? 0;
  // two who are out both play for the third place
  let third: number | null = null;
  const way = series.filter(({ winner, loser }) => {
    const isForThird = lossesOf(winner) >= lives && lossesOf(loser) >= lives;
    if (isForThird) third = winner;
    else losses.set(loser, lossesOf(loser) + 1);
    return !isForThird;
  });
  const leftAfter = (at: number): number => {
    const next = way.findIndex(({ winner, loser }, index) => index > at && [winner, loser].includes(way[at]!.winner));
    return next < 0 ? 0 : 1 + leftAfter(next);
  };
  const outAt = new Map(way.flatMap(({ winner, loser }) => [winner, loser]).map((team) => [team, -1]));
  way.forEach(({ loser }, at) => {
    if (lossesOf(loser) >= lives) outAt.set(loser, leftAfter(at));
  });
  if (third !== null) outAt.set(third, (outAt.get(third) ?? 0) - 0.5);
  return new Map(
    [...outAt].map(([team, left]) => [team, 1 + [...outAt.values()].filter((other) => other < left).length]),
  );
}

/** What a season should end with: `division/team` → place, and `title/division/team`. */
function endOf(season: number) {
  const { divisions } = rowsOf(season);
  const tables = divisions.filter(({ isStage }) => !isStage);
  const stages = divisions.filter(({ isStage }) => isStage).map((one) => ({ ...one, places: bracketOf(season, one) }));
  const places: string[] = [];
  const titles: string[] = [];
  const top = Math.min(...tables.map(({ rank }) => rank));
  for (const table of tables) {
    const byTable = tableOf(season, table);
    const playoffs = stages.find(({ kind, rank }) => kind === 'playoffs' && rank === table.rank)?.places;
    // who was not in the play-offs comes after all who were
    const keys = [...byTable].map(([team, position]) => ({ team, key: (playoffs?.get(team) ?? 99) * 100 + position }));
    for (const { team, key } of keys)
      places.push(`${table.id}/${team} ${1 + keys.filter((other) => other.key < key).length}`);
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
