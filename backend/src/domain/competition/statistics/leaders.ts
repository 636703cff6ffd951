/** The league's best players by one number each (R7). */

/** The numbers that have a list. A rating is always per game. */
export const LEADER_NUMBERS = ['goals', 'assists', 'saves', 'shots', 'rating'] as const;
export type LeaderNumber = (typeof LEADER_NUMBERS)[number];

/** The last place of a list. Equal numbers share a place. */
export const LAST_PLACE = 10;

/** The most players of a list, because very many can share its last place. */
export const LONGEST_LEADERS = 20;

/** A player needs a third of the busiest player's games, rounded up, but never more games than `most`. */
export const LEAST_GAMES = { share: 3, most: 30 } as const;

/**
 * The games that a player needs for a place by a number per game, unless the reader chooses another minimum. One good
 * evening is not enough, and a year in the league is, also beside someone who has played for ten.
 */
export const leastGamesOf = (busiest: number): number =>
  Math.min(Math.ceil(busiest / LEAST_GAMES.share), LEAST_GAMES.most);
