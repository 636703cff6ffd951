/**
 * Statistics of players and teams (R7). Sums go in, numbers per game come out. Walkovers have no rows, so they do not
 * count.
 */

/** The sums of some player rows: of one player, or of a team's players together. `games` is the number of rows. */
export interface Totals {
  games: number;
  /** The game's own points. The documented calls name them points. */
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** Numbers per game with two decimals, 0 without games. `shootingPercent` is null without shots. */
export interface Averages {
  scorePerGame: number;
  goalsPerGame: number;
  assistsPerGame: number;
  savesPerGame: number;
  shotsPerGame: number;
  shootingPercent: number | null;
}

/** Rating, version 1 (R7): the weight of each number. The page shows the weights. */
export const RATING_WEIGHTS = {
  score: 0.2,
  goals: 0.25,
  assists: 0.2,
  saves: 0.2,
  shots: 0.15,
} as const satisfies Record<Exclude<keyof Totals, 'games'>, number>;

type Term = keyof typeof RATING_WEIGHTS;

const TERMS = Object.keys(RATING_WEIGHTS) as Term[];

/** All numbers of the tables that are not sums. */
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

/**
 * Goals per hundred shots. It can be over 100, because the game counts some goals without a shot. Null without shots.
 */
export function shootingPercent(goals: number, shots: number): number | null {
  return shots === 0 ? null : round2((goals / shots) * 100);
}

/**
 * The rating of every row, not rounded (R7): each number per game compared with the mean of all rows, weighted. Pass
 * all rows of a division: its average, weighted by games, is 1. A number that is 0 for all rows is left out, and the
 * others share its weight. Null without games, and when all numbers are 0. For a team, add the rows of its players;
 * `games` is the number of these rows.
 */
export function ratingsOf(rows: readonly Totals[]): (number | null)[] {
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

/** A rating over several divisions: the mean of the ratings there, weighted by games (R7). Null without games. */
export function meanRating(parts: readonly { games: number; rating: number | null }[]): number | null {
  const rated = parts.flatMap(({ games, rating }) => (rating === null || games === 0 ? [] : { games, rating }));
  const games = rated.reduce((total, part) => total + part.games, 0);
  return games === 0 ? null : rated.reduce((total, part) => total + part.rating * part.games, 0) / games;
}

/** The sum of rows. */
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

/** The sums of all rows without some of them. */
export const totalsWithout = (all: Totals, part: Totals): Totals => ({
  games: all.games - part.games,
  score: all.score - part.score,
  goals: all.goals - part.goals,
  assists: all.assists - part.assists,
  saves: all.saves - part.saves,
  shots: all.shots - part.shots,
});

/** Rounds to two decimals, halves away from zero, also when the binary fraction is a little below the half (1.005). */
export function round2(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 100 * (1 + 2 * Number.EPSILON))) / 100;
}
