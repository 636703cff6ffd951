/** Results that a reader supposes for series that are still to be played (R29). Nothing of them is stored. */
import { LeagueError } from '../../league-error.ts';
import type { SeriesFormat } from '../../series/series-format.ts';
import { isDecided } from '../../series/series-format.ts';
import type { StandingsResult } from './standings.ts';

/** A supposed result, in games. */
export interface WhatIfResult {
  seriesId: number;
  homeGames: number;
  awayGames: number;
}

/** A series of the division that a supposed result names. */
export interface WhatIfSeries {
  seriesId: number;
  homeTeamId: number;
  awayTeamId: number;
  isReported: boolean;
}

/** More results at once than a division of ten teams has left at half time. */
export const MOST_WHAT_IFS = 60;

/**
 * The supposed results as the table counts them; goals are not supposed. A series that has got its result meanwhile is
 * left out, because the true result counts. Refuses (INVALID_INPUT) too many results, two of the same series, a series
 * that is not of the division, and a score that the format cannot have (R2).
 */
export function whatIfResults(
  format: SeriesFormat,
  whatIfs: readonly WhatIfResult[],
  series: readonly WhatIfSeries[],
): StandingsResult[] {
  if (whatIfs.length > MOST_WHAT_IFS) throw invalid();
  const named = new Map(series.map((one) => [one.seriesId, one]));
  const seen = new Set<number>();
  return whatIfs.flatMap(({ seriesId, homeGames, awayGames }) => {
    const one = named.get(seriesId);
    if (!one || seen.has(seriesId) || !isFinal(format, homeGames, awayGames)) throw invalid();
    seen.add(seriesId);
    if (one.isReported) return [];
    const { homeTeamId, awayTeamId } = one;
    return [{ homeTeamId, awayTeamId, homeGames, awayGames, homeGoals: 0, awayGoals: 0, walkover: null }];
  });
}

/** Is the series over at this score, and was it not over a game before? */
function isFinal(format: SeriesFormat, home: number, away: number): boolean {
  if (home < 0 || away < 0 || !isDecided(format, { home, away })) return false;
  const before = home > away ? { home: home - 1, away } : { home, away: away - 1 };
  return !isDecided(format, before);
}

const invalid = () => new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'results' });
