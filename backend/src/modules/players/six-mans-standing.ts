import type { SixMansRank } from '../../domain/competition/six-mans.ts';

/** Where a player stands in 6mans (R8), without saying who. */
export interface SixMansStanding {
  rank: SixMansRank;
  elo: number;
  peak: number;
  games: number;
  wins: number;
  streak: number;
  bestStreak: number;
}
