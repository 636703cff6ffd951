/** What two players have done in the games that both played (R30). */
import type { Sides } from '../sides.ts';

/** The games of one series that both played, on one side or against each other. `home` is the first of the two. */
export interface SharedSeries {
  isTogether: boolean;
  games: number;
  /** Games that the first one's side won. */
  won: number;
  goals: Sides<number>;
  assists: Sides<number>;
  saves: Sides<number>;
}

/** The sums of some shared series. `seriesCount` is how many they are. */
export interface SharedSum {
  seriesCount: number;
  games: number;
  won: number;
  goals: Sides<number>;
  assists: Sides<number>;
  saves: Sides<number>;
}

/** The sums of the games as team-mates, or of those against each other. */
export function sumOfShared(all: readonly SharedSeries[], isTogether: boolean): SharedSum {
  const sum: SharedSum = {
    seriesCount: 0,
    games: 0,
    won: 0,
    goals: { home: 0, away: 0 },
    assists: { home: 0, away: 0 },
    saves: { home: 0, away: 0 },
  };
  for (const series of all) {
    if (series.isTogether !== isTogether) continue;
    sum.seriesCount += 1;
    sum.games += series.games;
    sum.won += series.won;
    for (const number of ['goals', 'assists', 'saves'] as const) {
      sum[number].home += series[number].home;
      sum[number].away += series[number].away;
    }
  }
  return sum;
}
