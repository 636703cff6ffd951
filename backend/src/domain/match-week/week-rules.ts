/** What captains do themselves in a season (R27): staff's settings for it. */
import { LeagueError } from '../league-error.ts';
import { parseTime } from '../stockholm-time.ts';

/** The settings of a season. Days are `YYYY-MM-DD`, times of day `HH:mm`, both Swedish. */
export interface WeekRules {
  /** Captains agree on the times of their series. */
  captainsSetTimes: boolean;
  /** Captains report their series. */
  captainsReport: boolean;
  /** A day of the first week of play; null: the week in which the season starts. */
  firstWeek: string | null;
  /** A day of each week without play. */
  pausedWeeks: readonly string[];
  /** The day of a week until which its times are agreed: 1 for Monday to 7 for Sunday. */
  deadlineWeekday: number;
  deadlineTime: string;
}

/** A season for which staff have switched nothing on. */
export const WEEK_RULES_OFF: WeekRules = {
  captainsSetTimes: false,
  captainsReport: false,
  firstWeek: null,
  pausedWeeks: [],
  deadlineWeekday: 3,
  deadlineTime: '20:00',
};

const MOST_PAUSES = 20;

/** Refuses settings that name a day, a weekday or a time that does not exist (INVALID_INPUT). Sorts the pauses. */
export function assertWeekRules(typed: WeekRules): WeekRules {
  const { firstWeek, pausedWeeks, deadlineWeekday, deadlineTime } = typed;
  if (firstWeek !== null) parseTime(`${firstWeek} 12:00`, 'firstWeek');
  for (const day of pausedWeeks) parseTime(`${day} 12:00`, 'pausedWeeks');
  if (pausedWeeks.length > MOST_PAUSES) throw invalid('pausedWeeks', String(pausedWeeks.length));
  if (!Number.isInteger(deadlineWeekday) || deadlineWeekday < 1 || deadlineWeekday > 7) {
    throw invalid('deadlineWeekday', String(deadlineWeekday));
  }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(deadlineTime)) throw invalid('deadlineTime', deadlineTime);
  return { ...typed, pausedWeeks: [...new Set(pausedWeeks)].sort() };
}

const invalid = (field: string, text: string): LeagueError =>
  new LeagueError('INVALID_INPUT', 'form.not-a-time', { field, params: { text: text.slice(0, 30) } });
