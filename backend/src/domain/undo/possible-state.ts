/**
 * Which states of the league its acts can make, for what the database alone does not hold. An undo that would make another
 * one is refused (R19): nothing would ever put it right.
 */
import { LeagueError } from '../league-error.ts';
import { isDecided } from '../series/series-format.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { resultOf, walkoverResult } from '../series/series-result.ts';
import type { Walkover } from '../series/series-result.ts';
import type { Sides } from '../sides.ts';
import { ROSTER_LIMIT } from '../teams/roster.ts';

/** Why a state is impossible; each has its sentence, `api.undo.impossible.<why>`. */
export type Impossible = 'claim' | 'claim-time' | 'dispute' | 'games' | 'result' | 'time' | 'roster';

/** A series as the acts of staff and captains leave it. */
export interface SeriesState {
  format: SeriesFormat;
  scheduledAt: Date | null;
  isReported: boolean;
  walkover: Walkover | null;
  /** Games won; null without a result. */
  homeGames: number | null;
  awayGames: number | null;
  /** Goals, in the order of the games. */
  games: readonly Sides<number>[];
  isDisputed: boolean;
  hasOpenDispute: boolean;
  /** The start that the open claim of a walkover is about; null without one. */
  claimedFor: Date | null;
}

/** Why no sequence of acts makes this state of a series (R2, R5, R27); null when one does. */
export function whyImpossible(series: SeriesState): Impossible | null {
  const { scheduledAt, isReported, walkover, games, isDisputed, hasOpenDispute, claimedFor } = series;
  if (claimedFor !== null && isReported) return 'claim';
  if (claimedFor !== null && claimedFor.getTime() !== scheduledAt?.getTime()) return 'claim-time';
  if (isDisputed !== hasOpenDispute) return 'dispute';
  const isPlayed = isReported && walkover === null;
  if (!isPlayed && games.length > 0) return 'games';
  if (isPlayed && scheduledAt === null) return 'time';
  if (isReported && !hasItsResult(series)) return 'result';
  return null;
}

/** Why a team with so many players and open invitations is impossible (R9); null when it is not. */
export const whyTeamImpossible = (places: number): Impossible | null => (places > ROSTER_LIMIT ? 'roster' : null);

/** The score is that of the games, and the division's format has it. */
function hasItsResult({ format, walkover, homeGames, awayGames, games }: SeriesState): boolean {
  const isSame = (result: { homeGames: number; awayGames: number }) =>
    result.homeGames === homeGames && result.awayGames === awayGames;
  if (walkover !== null) return isSame(walkoverResult(format, walkover));
  // results of earlier systems came without games
  if (games.length === 0) return isDecided(format, { home: homeGames ?? 0, away: awayGames ?? 0 });
  try {
    return isSame(resultOf(format, games));
  } catch (error) {
    if (error instanceof LeagueError) return false;
    throw error;
  }
}
