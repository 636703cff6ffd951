import { milestonesOf, TEAM_MARKS } from '../../../domain/competition/records/milestones.ts';
import type { Milestone, TeamCount } from '../../../domain/competition/records/milestones.ts';
import { streaksOf } from '../../../domain/competition/records/streaks.ts';
import type { Streaks } from '../../../domain/competition/records/streaks.ts';
import { percentilesOfTeam } from '../../../domain/competition/statistics/percentiles.ts';
import type { Percentile } from '../../../domain/competition/statistics/percentiles.ts';
import * as Stats from '../../../domain/competition/statistics/stats.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { placesOf } from './career.ts';
import type { Honour, Places } from './career.ts';
import type { StoredTeamSeries, TeamFacts } from './team-career.repository.ts';

/** A season of a team: its division, its place there, and its place in the whole league (R31). */
export interface TeamDivision {
  season: SeasonRef;
  division: DivisionRef;
  position: number | null;
  /** How many teams the division has. */
  teams: number;
  /** The place counted from the top of the first division. */
  leaguePlace: number | null;
  percentiles: Percentile[];
}

/** A team's career (R31). Divisions, series and milestones: the earliest first; honours: the latest first. */
export interface TeamCareer extends Streaks {
  teamId: number;
  divisions: TeamDivision[];
  /** The last ten. */
  series: StoredTeamSeries[];
  milestones: Milestone<TeamCount>[];
  honours: Honour[];
}

/** The series of the line. */
const LATEST_SERIES = 10;

/** Makes a career from what is stored, and from the places of the teams. */
export function teamCareerFrom({ teamId, series, divisions }: TeamFacts, places: Places): TeamCareer {
  const played = series.filter(({ walkover }) => walkover === null);
  return {
    teamId,
    divisions: divisions.map((entered) => divisionFrom(teamId, entered, places)),
    series: series.slice(-LATEST_SERIES),
    // a walkover was not played, so it is in no streak and no sum
    ...streaksOf(played.map((one) => ({ ...one, isWon: isWon(one) }))),
    milestones: milestonesOf(
      played.map((one) => ({
        seriesId: one.seriesId,
        playedAt: one.playedAt,
        counts: { series: 1, wins: isWon(one) ? 1 : 0, goals: one.ownGoals },
      })),
      TEAM_MARKS,
    ),
    honours: divisions.flatMap((entered) => placesOf(entered, [entered.team], places)).reverse(),
  };
}

const isWon = ({ ownGames, otherGames }: StoredTeamSeries): boolean => ownGames > otherGames;

function divisionFrom(
  teamId: number,
  { season, division, above, sums, games, conceded }: TeamFacts['divisions'][number],
  places: Places,
): TeamDivision {
  const byTeam = places.get(division.id);
  const position = byTeam?.get(teamId) ?? null;
  const teams = [...groupBy(sums, (row) => row.teamId)].map(([id, rows]) => ({ id, rows: Stats.sumOf(rows) }));
  const ratings = Stats.ratingsOf(teams.map(({ rows }) => rows));
  const gamesOf = new Map(games.map((team) => [team.teamId, team.games]));
  const concededBy = new Map(conceded.map((team) => [team.teamId, team]));
  // the same numbers as in the division's table of teams: sums of its players by games of the team
  const compared = teams.map(({ id, rows }, at) => ({
    ...rows,
    id,
    games: gamesOf.get(id) ?? 0,
    conceded: concededBy.get(id) ?? { games: 0, goals: 0 },
    rating: ratings[at] ?? null,
  }));
  return {
    season,
    division,
    position,
    teams: byTeam?.size ?? 0,
    leaguePlace: position === null ? null : above + position,
    percentiles: percentilesOfTeam(teamId, compared),
  };
}
