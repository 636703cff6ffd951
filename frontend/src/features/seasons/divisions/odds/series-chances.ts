import type { SeriesFormat } from '../../../../lib/schema.generated';

/** How a series can end, as [home games, away games]: the home team's clearest win first, the away team's last. */
export type Score = readonly [home: number, away: number];

/** The results that a format can have (R2). Those of tables have six. */
export const SCORES: Readonly<Record<SeriesFormat, readonly Score[]>> = {
  FIRST_TO_1: [
    [1, 0],
    [0, 1],
  ],
  FIRST_TO_2: [
    [2, 0],
    [2, 1],
    [1, 2],
    [0, 2],
  ],
  FIRST_TO_3: [
    [3, 0],
    [3, 1],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 3],
  ],
  FOUR_PLUS_DECIDER: [
    [4, 0],
    [3, 1],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 4],
  ],
  FIRST_TO_4: [
    [4, 0],
    [4, 1],
    [4, 2],
    [4, 3],
    [3, 4],
    [2, 4],
    [1, 4],
    [0, 4],
  ],
};

/** The points of the home team for a result (R3); the away team has the rest of the three. */
export const homePoints = ([home, away]: Score): number => {
  const isOvertime = home + away === 5;
  if (home > away) return isOvertime ? 2 : 3;
  return isOvertime ? 1 : 0;
};

/** The chance that a team of the one strength wins a game against the other (R29). */
export const gameChance = (own: number, other: number): number => 1 / (1 + Math.exp(other - own));

/**
 * The chance of each result of `SCORES`, when the home team wins each game with the chance `p` (R2). The fifth game is
 * played at 2-2, so three wins of five can come in six orders.
 */
export function scoreChances(format: SeriesFormat, p: number): number[] {
  const q = 1 - p;
  const winsOf = WINS[format];
  return [...winsOf(p, q), ...winsOf(q, p).reverse()];
}

/** The chances of a team's wins, the clearest first, by the chances of a game. */
const WINS: Readonly<Record<SeriesFormat, (own: number, other: number) => number[]>> = {
  FIRST_TO_1: (own) => [own],
  FIRST_TO_2: (own, other) => [own ** 2, 2 * own ** 2 * other],
  FIRST_TO_3: (own, other) => [own ** 3, 3 * own ** 3 * other, 6 * own ** 3 * other ** 2],
  FOUR_PLUS_DECIDER: (own, other) => [own ** 4, 4 * own ** 3 * other, 6 * own ** 3 * other ** 2],
  FIRST_TO_4: (own, other) => [own ** 4, 4 * own ** 4 * other, 10 * own ** 4 * other ** 2, 20 * own ** 4 * other ** 3],
};
