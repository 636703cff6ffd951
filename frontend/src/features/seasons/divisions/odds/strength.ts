/** What a team has done in the games that it has played. Walkovers and annulled results are left out. */
export interface GameRecord {
  gamesWon: number;
  gamesLost: number;
  goalDifference: number;
}

/** The weight of a game, and of a goal, in a team's strength. */
export const GAME_WEIGHT = 0.6;
export const GOAL_WEIGHT = 0.65;
/** So many even games are added to each team, so that few results say little. */
export const EVEN_GAMES = 16;

/**
 * A team's strength (R29): 0 is the mean. The difference of two strengths is the logarithm of the odds of a game
 * between them.
 */
export const strengthOf = ({ gamesWon, gamesLost, goalDifference }: GameRecord): number =>
  (GAME_WEIGHT * (gamesWon - gamesLost) + GOAL_WEIGHT * goalDifference) / (gamesWon + gamesLost + EVEN_GAMES);
