import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** Whose games count: those of a division, of a season (null: the current one), or all. */
export type LeadersScope =
  { kind: 'division'; id: number } | { kind: 'season'; id: number | null } | { kind: 'all-time' };

/** How players are compared. `leastGames` null: the usual minimum for numbers per game, none for sums. */
export interface LeadersView {
  leastGames: number | null;
  isPerGame: boolean;
}

/** A player's place by one number. The team is the one that they last played for in the scope. */
export interface Leader {
  place: number;
  value: number;
  games: number;
  player: PlayerRef;
  team: TeamRef;
}

/** A leader as it is stored: with its list, and the number of players who have a place in that list. */
export interface StoredLeader extends Leader {
  number: LeaderNumber;
  placed: number;
}

/** All lists as they are read. */
export interface StoredLeaders {
  /** The season that was chosen, also by the division; null for all time. */
  seasonId: number | null;
  /** The games of the busiest player. */
  mostGames: number;
  leaders: StoredLeader[];
}

/** The best players by one number. `others` share the last place and are not listed. */
export interface LeaderList {
  number: LeaderNumber;
  others: number;
  leaders: Leader[];
}

/** The lists of a scope. `leastGames` is the minimum for numbers per game. */
export interface Leaders {
  seasonId: number | null;
  divisionId: number | null;
  mostGames: number;
  leastGames: number;
  lists: LeaderList[];
}
