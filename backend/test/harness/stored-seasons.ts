import type { AnyDivision } from '../../src/domain/testing/any-division.ts';
import { referencePlaces } from '../../src/domain/testing/reference-places.ts';
import type { TestApp } from './app.ts';

/** The seasons of the demo league as they are stored, and their places by loops: the order of a table is that of `reference-places.ts`, brackets are read from who beat whom. */

/** The demo season that is being played. */
export const CURRENT_SEASON = 10;

/** A table or a stage. */
export interface StoredDivision {
  id: number;
  rank: number;
  format: AnyDivision['format'];
  isStage: boolean;
  kind: string | null;
  shape: string | null;
}
type TeamRow = AnyDivision['teams'][number] & { divisionId: number; isAnnulled: boolean };
type SeriesRow = AnyDivision['results'][number] & { divisionId: number; position: number };

/** What is stored of a season; only series with a result. */
export interface StoredSeason {
  divisions: StoredDivision[];
  teams: TeamRow[];
  series: SeriesRow[];
}

/** Reads a season. */
export async function storedSeason(app: TestApp, season: number): Promise<StoredSeason> {
  const divisions = await app.db.query<StoredDivision>(
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
  return { divisions, teams, series };
}

/** The results that count in a table. */
export function countedResults({ teams, series }: StoredSeason, id: number): SeriesRow[] {
  const own = teams.filter(({ divisionId }) => divisionId === id);
  const annulled = new Set(own.filter(({ isAnnulled }) => isAnnulled).map((team) => team.id));
  return series.filter(
    (one) => one.divisionId === id && !annulled.has(one.homeTeamId) && !annulled.has(one.awayTeamId),
  );
}

/** The table of a division: the place of each team. */
export function placesInTable(season: StoredSeason, { id, format }: StoredDivision): Map<number, number> {
  const own = season.teams.filter(({ divisionId }) => divisionId === id);
  const results = countedResults(season, id);
  return new Map(referencePlaces({ teams: own, results, format }).map(({ teamId, position }) => [teamId, position]));
}

/** The places of a bracket: who has lost as often as one may is out there, and the fewer series lead from there to the end the better. */
export function placesInBracket(season: StoredSeason, { id, shape }: StoredDivision): Map<number, number> {
  const series = season.series
    .filter(({ divisionId }) => divisionId === id)
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

/** The final places of a table: who was in the play-offs of its rank, as far as they came, is before all others. */
export function finalPlacesOf(season: StoredSeason, table: StoredDivision): Map<number, number> {
  const playoffs = season.divisions.find(({ kind, rank }) => kind === 'playoffs' && rank === table.rank);
  const reached = playoffs && placesInBracket(season, playoffs);
  const keys = [...placesInTable(season, table)].map(([team, position]) => ({
    ...{ team, key: (reached?.get(team) ?? 99) * 100 + position },
  }));
  return new Map(keys.map(({ team, key }) => [team, 1 + keys.filter((other) => other.key < key).length]));
}
