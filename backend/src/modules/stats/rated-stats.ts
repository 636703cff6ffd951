import * as Stats from '../../domain/competition/statistics/stats.ts';
import type { Averages, Totals } from '../../domain/competition/statistics/stats.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { DivisionResults } from '../seasons/divisions/division-results.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import { positionIn } from './standings/standings-table.ts';

/** The sums of a player's rows for one team. */
export interface PlayerTotals extends Totals {
  player: PlayerRef;
  team: TeamRef;
}

/** A row of the player table. The rating is not rounded. */
export interface PlayerStats extends PlayerTotals, Averages {
  rating: number | null;
}

/** A row of the team table. `games` are the games that the team played, without those whose
 * numbers are missing (R22). Every player's row counts in its rating. */
export interface TeamStats extends Totals, Averages {
  team: TeamRef;
  rating: number | null;
}

/**
 * All the sums of a division. `games` are the games that each team played, if the caller wants them; a walkover has
 * none (R5).
 */
export interface DivisionTotals {
  divisionId: number;
  players: PlayerTotals[];
  games: { teamId: number; games: number }[] | null;
}

/** Both tables of a division: players sorted by rating, teams by points per game. */
export interface DivisionStats {
  players: PlayerStats[];
  teams: TeamStats[];
}

/** The sums of a team's players in one division, and those of the whole division, with its results. */
export interface TeamDivisionTotals {
  teamId: number;
  seasonId: number;
  players: PlayerTotals[];
  division: Totals;
  results: DivisionResults;
}

/** A team's season in numbers: its place in the table, and its players sorted by rating. */
export interface TeamSeasonStats {
  teamId: number;
  seasonId: number;
  position: number | null;
  players: PlayerStats[];
}

/** The player table of a division from its sums (R7). */
export const playerStatsOf = ({ players }: DivisionTotals): PlayerStats[] =>
  ratedWithin(players, Stats.sumOf(players)).sort(byRating);

/** A team's season. Its players' ratings compare with the whole division (R7). */
export const teamSeasonStatsOf = ({ results, players, division, ...season }: TeamDivisionTotals): TeamSeasonStats => ({
  ...season,
  position: positionIn(results, season.teamId),
  players: ratedWithin(players, division).sort(byRating),
});

/** Some rows of a division with their averages and rating (R7). `division` is the sum of all its rows. */
export function ratedWithin(rows: readonly PlayerTotals[], division: Totals): PlayerStats[] {
  // the rating needs only the division's sums, so one row can stand for all other rows
  const ratings = Stats.ratingsOf([...rows, Stats.totalsWithout(division, Stats.sumOf(rows))]);
  return rows.map((row, index) => {
    const averages = Stats.averagesOf(row);
    // written out, because spreading two objects takes several times as long and there are many rows
    return {
      player: row.player,
      team: row.team,
      games: row.games,
      score: row.score,
      goals: row.goals,
      assists: row.assists,
      saves: row.saves,
      shots: row.shots,
      scorePerGame: averages.scorePerGame,
      goalsPerGame: averages.goalsPerGame,
      assistsPerGame: averages.assistsPerGame,
      savesPerGame: averages.savesPerGame,
      shotsPerGame: averages.shotsPerGame,
      shootingPercent: averages.shootingPercent,
      rating: ratings[index] ?? null,
    };
  });
}

/** Adds the averages, without a rating. */
export const unratedStats = (rows: readonly PlayerTotals[]): PlayerStats[] =>
  rows.map((row) => ({ ...row, ...Stats.averagesOf(row), rating: null }));

/** The team table of a division from its sums, best points first (R7). */
export function teamStatsOf({ players, games }: DivisionTotals): TeamStats[] {
  const gamesByTeam = new Map(games?.map((team) => [team.teamId, team.games]));
  const byTeam = groupBy(players, ({ team }) => team.id);
  const teams = [...byTeam.values()].map((rows) => ({ team: (rows[0] as PlayerTotals).team, sums: Stats.sumOf(rows) }));
  const ratings = Stats.ratingsOf(teams.map(({ sums }) => sums));
  return teams
    .map(({ team, sums }, index) => {
      const totals = { ...sums, games: gamesByTeam.get(team.id) ?? 0 };
      return { team, ...totals, ...Stats.averagesOf(totals), rating: ratings[index] ?? null };
    })
    .sort((a, b) => b.scorePerGame - a.scorePerGame || a.team.id - b.team.id);
}

/** Sorts by rating, highest first; rows without a rating come last, sorted by name. */
export const byRating = (a: PlayerStats, b: PlayerStats): number =>
  (b.rating ?? -1) - (a.rating ?? -1) ||
  a.player.nickname.localeCompare(b.player.nickname, 'sv') ||
  a.team.id - b.team.id;
