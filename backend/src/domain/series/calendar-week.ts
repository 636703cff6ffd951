/** The weeks of the calendar in which series are listed: Monday to Sunday in Swedish time (R14), as in `2026-W48`. */
import { LeagueError } from '../league-error.ts';
import { addCalendarWeeks, isoWeek, parseTime, startOfDay, startOfIsoWeek, stockholmDate } from '../stockholm-time.ts';
import type { IsoWeek } from '../stockholm-time.ts';

const WEEK_TEXT = /^((?:19|20|21)\d\d)-W(0[1-9]|[1-4]\d|5[0-3])$/;

/** `2026-W48` */
export const weekText = ({ year, week }: IsoWeek): string => `${year}-W${String(week).padStart(2, '0')}`;

/** The week of an instant, as text. */
export const weekOf = (instant: Date): string => weekText(isoWeek(instant));

/** The week of a day, `YYYY-MM-DD`, as text. */
export const weekOfDay = (day: string): string => weekOf(startOfDay(day));

/**
 * The Monday of a week, `YYYY-MM-DD`. A week 53 that its year does not have is the first of the next year. Refuses a text
 * that is no week (INVALID_INPUT).
 */
export function mondayOfWeek(text: string): string {
  const [, year, week] = WEEK_TEXT.exec(text) ?? [];
  if (year === undefined || week === undefined) {
    throw new LeagueError('INVALID_INPUT', 'form.not-a-time', { field: 'week', params: { text: text.slice(0, 30) } });
  }
  return stockholmDate(startOfIsoWeek({ year: Number(year), week: Number(week) }));
}

/** The Monday of the week of a day; both are `YYYY-MM-DD`. Refuses a text that is no day (INVALID_INPUT). */
export const mondayOfDay = (day: string): string =>
  stockholmDate(startOfIsoWeek(isoWeek(parseTime(`${day} 12:00`, 'day'))));

/** The week that many weeks later, or earlier, than the one that begins on this Monday, as text. */
export const weeksFrom = (monday: string, weeks: number): string => weekOf(addCalendarWeeks(startOfDay(monday), weeks));
