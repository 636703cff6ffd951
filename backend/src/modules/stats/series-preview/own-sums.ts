import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import * as Stats from '../../../domain/competition/statistics/stats.ts';
import type { DivisionResult, DivisionResults } from '../../seasons/divisions/division-results.ts';

/** What a team has done in some results. */
export interface OwnSums {
  seriesWon: number;
  seriesLost: number;
  won: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
}

/** The results that count in statistics: neither walkovers nor annulled ones (R5). */
export function countedOf({ teams, results }: DivisionResults): DivisionResult[] {
  const annulled = new Set(teams.filter((team) => team.areResultsAnnulled).map(({ id }) => id));
  return results.filter(
    ({ walkover, homeTeamId, awayTeamId }) => !walkover && !annulled.has(homeTeamId) && !annulled.has(awayTeamId),
  );
}

export function sumsOf(results: readonly DivisionResult[], teamId: number): OwnSums {
  const sums: OwnSums = { seriesWon: 0, seriesLost: 0, won: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { homeTeamId, awayTeamId, homeGames, awayGames, homeGoals, awayGoals } of results) {
    if (homeTeamId !== teamId && awayTeamId !== teamId) continue;
    const isHome = homeTeamId === teamId;
    sums[homeGames > awayGames === isHome ? 'seriesWon' : 'seriesLost'] += 1;
    sums.won += isHome ? homeGames : awayGames;
    sums.lost += isHome ? awayGames : homeGames;
    sums.goalsFor += isHome ? homeGoals : awayGoals;
    sums.goalsAgainst += isHome ? awayGoals : homeGoals;
  }
  return sums;
}

/** A rating compared with the whole division (R7). It is not rounded, because a mean is made of it. */
export function ratingWithin(own: Totals, division: Totals): number | null {
  const [rating] = Stats.ratingsOf([own, Stats.totalsWithout(division, own)]);
  return rating ?? null;
}

/** A rating as it is told, with two decimals: the last step, also of a mean over several divisions. */
export const shownRating = (rating: number | null): number | null => (rating === null ? null : Stats.round2(rating));
