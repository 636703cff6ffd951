/** What a disqualification does to series that are not played. */
import type { Walkover } from '../series/series-result.ts';

/** Who is given an unplayed series of a disqualified team: the other one, or neither when that is disqualified too. */
export function walkoverAgainst(
  { homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number },
  disqualified: ReadonlySet<number>,
): Walkover {
  if (!disqualified.has(homeTeamId)) return 'home';
  return disqualified.has(awayTeamId) ? 'both' : 'away';
}
