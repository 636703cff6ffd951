/** A player ranks by a number per game who has played this part of what the busiest player has. */
const PART = 1 / 3;

/**
 * Games that it takes to rank by a number per game: a third of those of whoever has played the most, so that one good
 * evening leads no list. It grows with the season; 1 or less asks nothing of anyone.
 */
export const minimumGames = (rows: readonly { games: number }[]): number =>
  Math.round(PART * Math.max(0, ...rows.map(({ games }) => games)));

/** The rows with enough games, and the others; both keep their order. */
export function splitByGames<Row extends { games: number }>(
  rows: readonly Row[],
  least: number,
): { ranked: Row[]; unranked: Row[] } {
  return {
    ranked: rows.filter(({ games }) => games >= least),
    unranked: rows.filter(({ games }) => games < least),
  };
}
