/** The share of the busiest player's games that a player needs for a rank. */
const PART = 1 / 3;

/**
 * The number of games that a player needs for a rank by a number per game: a third of the busiest player's games, so
 * that one good evening is not enough. It grows with the season. When it is 1 or less, all players are ranked.
 */
export const minimumGames = (rows: readonly { games: number }[]): number =>
  Math.round(PART * Math.max(0, ...rows.map(({ games }) => games)));

/** The rows with enough games, and the others. Both keep their order. */
export function splitByGames<Row extends { games: number }>(
  rows: readonly Row[],
  least: number,
): { ranked: Row[]; unranked: Row[] } {
  return {
    ranked: rows.filter(({ games }) => games >= least),
    unranked: rows.filter(({ games }) => games < least),
  };
}
