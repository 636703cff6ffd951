/** The times of a drawn schedule (R6): every week on the same weekdays, at the same times of day. */
import { LeagueError } from '../league-error.ts';
import { parseTime } from '../stockholm-time.ts';
import type { Fixture } from './schedule.ts';

/** A weekday, 1 for Monday to 7 for Sunday, and a Swedish time of day, `HH:mm`. */
export interface PlayDay {
  weekday: number;
  time: string;
}

/** When a schedule is played. */
export interface ScheduleDates {
  /** A day of the first week, `YYYY-MM-DD`. */
  firstWeek: string;
  /** For the first series of a team in a week, and for the second. */
  days: readonly PlayDay[];
}

const DAY_MS = 86_400_000;

/**
 * The time of each fixture, in their order. Refuses a day or a time that does not exist, and a second series of a week
 * without its day (INVALID_INPUT).
 */
export function timesOf(fixtures: readonly Fixture[], { firstWeek, days }: ScheduleDates): Date[] {
  const monday = mondayOf(firstWeek);
  const played = new Map<string, number>();
  return fixtures.map(({ week, homeTeamId, awayTeamId }) => {
    const teams = [homeTeamId, awayTeamId].map((team) => `${week}.${team}`);
    const playDay = Math.max(...teams.map((team) => played.get(team) ?? 0));
    teams.forEach((team) => played.set(team, (played.get(team) ?? 0) + 1));
    const { weekday, time } = days[playDay] ?? { weekday: 0, time: '' };
    if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) throw notATime(String(weekday));
    const day = new Date(monday + ((week - 1) * 7 + weekday - 1) * DAY_MS).toISOString().slice(0, 10);
    return parseTime(`${day} ${time}`, 'dates');
  });
}

/** The Monday of the day's week, as the milliseconds of its midnight in UTC. */
function mondayOf(day: string): number {
  // refuses what is no day; at noon no clock changes
  parseTime(`${day} 12:00`, 'dates');
  const ms = Date.parse(`${day}T00:00:00Z`);
  return ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS;
}

const notATime = (text: string): LeagueError =>
  new LeagueError('INVALID_INPUT', 'form.not-a-time', { field: 'dates', params: { text } });
