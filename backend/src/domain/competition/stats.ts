/** Statistics of players and teams (R7). Sums come in, per-game numbers go out; walkovers have no rows and so no part. */

/** The sums of some player rows: of one player, or of a team's players together. `games` is the number of rows. */
export interface Totals {
  games: number;
  /** The game's own points; called points on the documented wire. */
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** Numbers per game to two decimals, 0 without games; `shootingPercent` is null without shots. */
export interface Averages {
  scorePerGame: number;
  goalsPerGame: number;
  assistsPerGame: number;
  savesPerGame: number;
  shotsPerGame: number;
  shootingPercent: number | null;
}

/** Rating, version 1 (R7): what each number weighs. The page shows it to the reader. */
export const RATING_WEIGHTS = {
  score: 0.2,
  goals: 0.25,
  assists: 0.2,
  saves: 0.2,
  shots: 0.15,
} as const satisfies Record<Exclude<keyof Totals, 'games'>, number>;

type Term = keyof typeof RATING_WEIGHTS;

const TERMS = Object.keys(RATING_WEIGHTS) as Term[];

/** Everything the tables show beside the sums. */
export function averagesOf({ games, score, goals, assists, saves, shots }: Totals): Averages {
  const perGame = (total: number) => (games === 0 ? 0 : round2(total / games));
  return {
    scorePerGame: perGame(score),
    goalsPerGame: perGame(goals),
    assistsPerGame: perGame(assists),
    savesPerGame: perGame(saves),
    shotsPerGame: perGame(shots),
    shootingPercent: shootingPercent(goals, shots),
  };
}

/** Goals per hundred shots; over 100 is possible, for the game counts goals that were no shots. Null without shots. */
export function shootingPercent(goals: number, shots: number): number | null {
  return shots === 0 ? null : round2((goals / shots) * 100);
}

/**
 * The rating of every row, not rounded (R7): each per-game number against the mean over all rows, weighted. Pass all
 * the rows of a division: 1 is its average, weighted by games. A number no one has drops out and the others share its
 * weight. Null without games, and when no one has any number at all.
 * For teams, sum the rows of each team's players, `games` being the number of those rows.
 */
export function rate(rows: readonly Totals[]): (number | null)[] {
  const sums = sumOf(rows);
  const counted = TERMS.filter((term) => sums[term] > 0);
  const weight = counted.reduce((total, term) => total + RATING_WEIGHTS[term], 0);
  return rows.map((row) => {
    if (row.games === 0 || counted.length === 0) return null;
    const rating = counted.reduce((total, term) => {
      const mean = sums[term] / sums.games;
      return total + RATING_WEIGHTS[term] * (row[term] / row.games / mean);
    }, 0);
    return rating / weight;
  });
}

/** Rows added up. */
export function sumOf(rows: readonly Totals[]): Totals {
  const sum: Totals = { games: 0, score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };
  for (const row of rows) {
    sum.games += row.games;
    sum.score += row.score;
    sum.goals += row.goals;
    sum.assists += row.assists;
    sum.saves += row.saves;
    sum.shots += row.shots;
  }
  return sum;
}

/** To two decimals, halves away from zero, also where binary fractions put a half just below itself (1.005). */
export function round2(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100 * (1 + 2 * Number.EPSILON))) / 100;
}
