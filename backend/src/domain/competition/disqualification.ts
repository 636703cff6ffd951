/** What a disqualification does to series that are not yet played. */
import type { Walkover } from '../series/series-result.ts';

/**
 * The walkover of an unplayed series against a disqualified team: the other team wins, or none when both are
 * disqualified.
 */
export function walkoverAgainst(
  { homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number },
  disqualified: ReadonlySet<number>,
): Walkover {
  if (!disqualified.has(homeTeamId)) return 'home';
  return disqualified.has(awayTeamId) ? 'both' : 'away';
}
