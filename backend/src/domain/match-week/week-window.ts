/** The week in which a series is played (R27): its days and its deadline, in Swedish time (R14). */
import { startOfDay, atOrAfter } from '../stockholm-time.ts';
import type { WeekRules } from './week-rules.ts';

/** A week of play. */
export interface WeekWindow {
  /** Monday 00:00. */
  from: Date;
  /** The next Monday 00:00; it is not in the week. */
  to: Date;
  /** Until then the captains agree on a time; afterwards staff may set it. */
  deadline: Date;
}

const DAY_MS = 86_400_000;

/** A series is expected to have ended this long after its start. */
export const EXPECTED_LENGTH_MS = 3_600_000;

/** A day as the milliseconds of its midnight in UTC: only for counting days. */
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const textOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
const mondayOf = (text: string): number => dayOf(text) - ((new Date(dayOf(text)).getUTCDay() + 6) % 7) * DAY_MS;

/**
 * The window of a week of the schedule, from 1. `startsOn` is the season's first day, for a season that names no first
 * week. Paused weeks are not counted.
 */
export function windowOf(week: number, startsOn: string, rules: WeekRules): WeekWindow {
  const paused = new Set(rules.pausedWeeks.map(mondayOf));
  let monday = mondayOf(rules.firstWeek ?? startsOn);
  for (let left = week - 1; left > 0 || paused.has(monday); monday += 7 * DAY_MS) {
    if (!paused.has(monday)) left -= 1;
  }
  return {
    from: startOfDay(textOf(monday)),
    to: startOfDay(textOf(monday + 7 * DAY_MS)),
    deadline: atOrAfter(`${textOf(monday + (rules.deadlineWeekday - 1) * DAY_MS)} ${rules.deadlineTime}`),
  };
}

/** Is the time in the week? */
export const isInWindow = ({ from, to }: WeekWindow, at: Date): boolean => at >= from && at < to;
