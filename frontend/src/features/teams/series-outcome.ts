import type { SeriesOutcome } from '../../league/series/result-letter';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { isWalkoverWinner } from '../../league/series/walkover-winner';

type Played = Pick<SeriesRowFragment, 'homeGames' | 'awayGames' | 'walkover' | 'isOvertime'> & {
  home: { id: number };
};

/**
 * The outcome of a series for one of its teams; null before it is decided. A walkover against both is a loss for both
 * (R5).
 */
export function outcomeFor(teamId: number, series: Played): SeriesOutcome | null {
  const { home, homeGames, awayGames, walkover, isOvertime } = series;
  const isHome = home.id === teamId;
  if (walkover) return isWalkoverWinner(teamId, series) ? 'WIN' : 'LOSS';
  if (homeGames === null || awayGames === null) return null;
  const isWon = isHome ? homeGames > awayGames : awayGames > homeGames;
  if (isOvertime) return isWon ? 'OVERTIME_WIN' : 'OVERTIME_LOSS';
  return isWon ? 'WIN' : 'LOSS';
}
