/** The places of a division's teams after each week of its schedule (R29). */
import type { SeriesFormat } from '../../series/series-format.ts';
import { countingResults, rankTeams } from './standings.ts';
import type { StandingsResult, StandingsTeam } from './standings.ts';

/** A reported series, and the week of the schedule that it belongs to. */
export interface WeekResult extends StandingsResult {
  week: number;
}

/** A team after a week. `goalDifference` is goals scored minus goals conceded. */
export interface WeekPlace {
  teamId: number;
  position: number;
  points: number;
  goalDifference: number;
}

/** The table after a week, best first. */
export interface WeekPlaces {
  week: number;
  places: WeekPlace[];
}

/**
 * The table after each week that has a result that counts, the earliest first. A series counts in its week of the schedule, also
 * when it was played later, so that a week's table says the same to everyone. The last one is the present table. Staff's
 * adjustments and disqualifications have no week, so they are in all tables (R29).
 */
export function placesByWeek(
  teams: readonly StandingsTeam[],
  results: readonly WeekResult[],
  format: SeriesFormat,
): WeekPlaces[] {
  const counting = countingResults(teams, results);
  const weeks = [...new Set(counting.map(({ week }) => week))].sort((a, b) => a - b);
  return weeks.map((week) => {
    const until = counting.filter((result) => result.week <= week);
    const places = rankTeams(teams, until, format).map(
      ({ teamId, position, points, goalsFor, goalsAgainst }): WeekPlace => ({
        teamId,
        position,
        points,
        goalDifference: goalsFor - goalsAgainst,
      }),
    );
    return { week, places };
  });
}

/**
 * The place of each team before the last week with a result that counts, by its id; compared with the present place, the
 * places won (R29). Null before the second such week, when there is nothing to compare with.
 */
export function placesBefore(
  teams: readonly StandingsTeam[],
  results: readonly WeekResult[],
  format: SeriesFormat,
): Map<number, number> | null {
  const counting = countingResults(teams, results);
  const last = counting.reduce((latest, { week }) => Math.max(latest, week), 0);
  const until = counting.filter(({ week }) => week < last);
  if (until.length === 0) return null;
  return new Map(rankTeams(teams, until, format).map(({ teamId, position }) => [teamId, position]));
}
