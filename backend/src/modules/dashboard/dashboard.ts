import type { SeasonRef } from '../refs/season-ref.ts';

/** The league in numbers, as staff watch it. */
export interface DashboardCounters {
  users: number;
  usersWithPlayer: number;
  teams: number;
  activeTeams: number;
  /** The season that the sign-ups are for; null when there is none. */
  season: SeasonRef | null;
  signedUpTeams: number;
  /** Players that an active team has on average; null without an active team. */
  playersPerActiveTeam: number | null;
  /** Series that are to be played from Monday to Sunday of this week and have no result yet. */
  unreportedThisWeek: number;
}

/** A day and what was new on it. Days without anything new are left out. */
export interface DayCount {
  /** A Swedish day, YYYY-MM-DD. */
  date: string;
  /** New on that day. */
  count: number;
  /** All there were when the day was over. */
  total: number;
}

/** What grows day by day. */
export interface DashboardGrowth {
  /** Players by the day they came to the league. */
  players: DayCount[];
  /** Teams by the day they signed up for it. */
  signedUpTeams: DayCount[];
}
