import type { DivisionRef } from '../../refs/division-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { FlatSeries, SeriesRow } from '../series-row.ts';

/** Which series of a week are wanted; null: all. */
export interface CalendarFilter {
  divisionId: number | null;
  teamId: number | null;
  isStreamed: boolean | null;
}

/** The longest list of a week, and of the teams to choose from. */
export const LONGEST_WEEK = 200;

/** A week of the calendar as it is stored. Days are `YYYY-MM-DD`, instants ISO text in UTC. */
export interface StoredWeek {
  monday: string;
  /** All that match, also beyond the longest list. */
  total: number;
  series: FlatSeries[];
  /** The times of the nearest series before and after the week, of all divisions. */
  before: string | null;
  after: string | null;
  divisions: DivisionRef[];
  teams: TeamRef[];
}

/** A week of the calendar with its series. Weeks are as in `2026-W48`. */
export interface CalendarWeek {
  week: string;
  monday: string;
  currentWeek: string;
  previousWeek: string;
  nextWeek: string;
  previousWithSeries: string | null;
  nextWithSeries: string | null;
  total: number;
  series: SeriesRow[];
  divisions: DivisionRef[];
  teams: TeamRef[];
}
