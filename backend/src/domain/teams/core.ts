/** A team's core (R18): those who carried it through a season, and who of them is still there. */

/** A player in a season's games of a team. */
export interface Share<Player> {
  player: Player;
  /** The games of the season that they played for the team. */
  games: number;
  /** They are on the team's roster now. */
  isInTeam: boolean;
}

/** A player of the core. */
export interface CorePlayer<Player> {
  player: Player;
  games: number;
  /** They are still in the team. */
  isKept: boolean;
}

/**
 * The core of a team that played so many games in the season: who played at least half of them, most games first. A team
 * without games has none. `shares` has each player once.
 */
export const coreOf = <Player>(teamGames: number, shares: readonly Share<Player>[]): CorePlayer<Player>[] =>
  shares
    .filter(({ games }) => games > 0 && games * 2 >= teamGames)
    .toSorted((one, other) => other.games - one.games)
    .map(({ player, games, isInTeam }) => ({ player, games, isKept: isInTeam }));
