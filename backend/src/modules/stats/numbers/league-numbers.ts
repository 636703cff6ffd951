import type { SeasonRef } from '../../refs/season-ref.ts';

/** How large the league is, in a season or in all of them. */
export interface LeagueSums {
  /** Players with a game that counts. */
  players: number;
  /** Teams that have been in a division. */
  teams: number;
  /** Series with a played result: no walkovers, none that is annulled. */
  series: number;
  /** Games of these series. */
  games: number;
  /** Goals of these games, also of those without the players' numbers. */
  goals: number;
}

/** The league in numbers. */
export interface LeagueNumbers {
  /** The current season, between two seasons the one that began last; null before the first. */
  season: SeasonRef | null;
  ofSeason: LeagueSums;
  allTime: LeagueSums;
}
