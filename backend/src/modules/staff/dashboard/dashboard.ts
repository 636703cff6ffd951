import type { SeasonRef } from '../../refs/season-ref.ts';

/** The league in numbers, for staff. */
export interface DashboardCounters {
  users: number;
  usersWithPlayer: number;
  teams: number;
  activeTeams: number;
  /** The season of the sign-ups; null when there is none. */
  season: SeasonRef | null;
  signedUpTeams: number;
  /** The average number of players in an active team; null without an active team. */
  playersPerActiveTeam: number | null;
  /** Series of this week, from Monday to Sunday, that have no result yet. */
  unreportedThisWeek: number;
}

/** A day and what was new on it. Days without news are left out. */
export interface DayCount {
  /** A Swedish day, YYYY-MM-DD. */
  date: string;
  /** The number of new ones on that day. */
  count: number;
  /** The total number at the end of the day. */
  total: number;
}

/** Growth, day by day. */
export interface DashboardGrowth {
  /** Players, by the day when they joined the league. */
  players: DayCount[];
  /** Teams, by the day when they signed up. */
  signedUpTeams: DayCount[];
}
