import type { SixMansRank } from '../../domain/competition/six-mans.ts';

/** A player's standing in 6mans (R8), without their name. */
export interface SixMansStanding {
  rank: SixMansRank;
  elo: number;
  peak: number;
  games: number;
  wins: number;
  streak: number;
  bestStreak: number;
}
