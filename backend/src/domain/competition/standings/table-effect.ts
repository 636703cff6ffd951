/** What one series means in the table of its division (R28). */
import type { SeriesFormat } from '../../series/series-format.ts';
import type { Sides } from '../../sides.ts';
import { mapSides } from '../../sides.ts';
import { scoreChances } from '../win-chance.ts';
import { rankTeams } from './standings.ts';
import type { StandingsResult, StandingsRow, StandingsTeam } from './standings.ts';

/** A division as `rankTeams` takes it. */
export interface RankedDivision {
  teams: readonly StandingsTeam[];
  results: readonly StandingsResult[];
  format: SeriesFormat;
}

/** A team's place and points. Who has played no series has a place only in name. */
export interface Standing {
  position: number;
  points: number;
  seriesPlayed: number;
}

/** A possible result of a coming series, and where both teams would stand. */
export interface PossibleEffect {
  homeGames: number;
  awayGames: number;
  standings: Sides<Standing>;
}

/** A table says little until both teams have played so many series. */
export const FEWEST_SERIES = 2;

/** The rows of two teams in the table; null when one of them is not in the division. */
export function rowsOf({ teams, results, format }: RankedDivision, ids: Sides<number>): Sides<StandingsRow> | null {
  const rows = rankTeams(teams, results, format);
  const home = rows.find(({ teamId }) => teamId === ids.home);
  const away = rows.find(({ teamId }) => teamId === ids.away);
  return home && away ? { home, away } : null;
}

/**
 * Where both teams would stand after each result of their series, all else being as now. A game counts as 1–0, because goals
 * decide only between teams that are equal in all else (R4). Empty until both teams have played `FEWEST_SERIES`.
 */
export function possibleEffects(division: RankedDivision, ids: Sides<number>): PossibleEffect[] {
  const now = rowsOf(division, ids);
  if (!now || Math.min(now.home.seriesPlayed, now.away.seriesPlayed) < FEWEST_SERIES) return [];
  return scoreChances(division.format, 0.5).flatMap(({ home: homeGames, away: awayGames }) => {
    const score = { homeGames, awayGames, homeGoals: homeGames, awayGoals: awayGames, walkover: null };
    const result: StandingsResult = { homeTeamId: ids.home, awayTeamId: ids.away, ...score };
    const rows = rowsOf({ ...division, results: [...division.results, result] }, ids);
    return rows ? [{ homeGames, awayGames, standings: mapSides(rows, standingOf) }] : [];
  });
}

/** Where both teams stood just before a played series and just after it. `at` is its place in the order of play. */
export function effectOf(
  division: RankedDivision,
  ids: Sides<number>,
  at: number,
): { before: Sides<Standing>; after: Sides<Standing> } | null {
  const before = rowsOf({ ...division, results: division.results.slice(0, at) }, ids);
  const after = rowsOf({ ...division, results: division.results.slice(0, at + 1) }, ids);
  return before && after && { before: mapSides(before, standingOf), after: mapSides(after, standingOf) };
}

const standingOf = ({ position, points, seriesPlayed }: StandingsRow): Standing => ({
  position,
  points,
  seriesPlayed,
});
