/** Who decided a played series, and by what (R28). */
import type { Totals } from './stats.ts';
import { RATING_WEIGHTS, ratingsOf, round2, sumOf, totalsWithout } from './stats.ts';

export type RatedNumber = keyof typeof RATING_WEIGHTS;

const NUMBERS = Object.keys(RATING_WEIGHTS) as RatedNumber[];

/** At most so many reasons are told. */
const MOST_REASONS = 2;

/** A number that made the player the best: its sum in the series, and how it compares. */
export interface Reason {
  number: RatedNumber;
  total: number;
  /** No other player of the series had more. */
  isMost: boolean;
  /** The player's number per game divided by the division's mean. */
  timesMean: number;
}

/** The best player of a series. */
export interface BestPlayer<Row> {
  row: Row;
  /** Compared with the whole division (R7), not rounded. */
  rating: number;
  /** What counts most first. */
  reasons: Reason[];
}

/**
 * The player with the highest rating in the series, of those who played at least half of its games. Equal ratings: more
 * points, then the earlier row. `division` is the sum of all rows of the division, those of this series included. Null when
 * no one can be compared.
 */
export function bestPlayer<Row extends Totals>(
  rows: readonly Row[],
  games: number,
  division: Totals,
): BestPlayer<Row> | null {
  const rest = totalsWithout(division, sumOf(rows));
  const ratings = ratingsOf([...rows, rest]);
  const [best] = rows
    .flatMap((row, at) => {
      const rating = ratings[at] ?? null;
      return rating === null || row.games * 2 < games ? [] : [{ row, rating }];
    })
    .sort((a, b) => b.rating - a.rating || b.row.score - a.row.score);
  return best ? { ...best, reasons: reasonsOf(best.row, rows, division) } : null;
}

/** Numbers in which no one had more come first; without any, the one that is highest above the division's mean. */
function reasonsOf(row: Totals, rows: readonly Totals[], division: Totals): Reason[] {
  const all = NUMBERS.filter((number) => row[number] > 0 && division[number] > 0)
    .map((number): Reason & { gain: number } => {
      const timesMean = row[number] / row.games / (division[number] / division.games);
      const isMost = rows.every((other) => other[number] <= row[number]);
      return { number, total: row[number], isMost, timesMean, gain: (timesMean - 1) * RATING_WEIGHTS[number] };
    })
    .sort((a, b) => b.gain - a.gain);
  const most = all.filter(({ isMost }) => isMost);
  return (most.length > 0 ? most.slice(0, MOST_REASONS) : all.slice(0, 1)).map(
    ({ number, total, isMost, timesMean }) => ({ number, total, isMost, timesMean: round2(timesMean) }),
  );
}
