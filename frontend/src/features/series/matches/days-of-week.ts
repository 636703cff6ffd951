import { swedishToday } from '../../../lib/i18n/format';

/** A day of the week with its series. */
export interface WeekDay<S> {
  /** `YYYY-MM-DD`, in Sweden. */
  day: string;
  series: S[];
}

const DAYS = 7;

/** Noon of a day of the week, so that the clock's changes do not matter. */
const noonOf = (monday: string, at: number): Date => {
  const noon = new Date(`${monday}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + at);
  return noon;
};

/** All seven days from a Monday, each with its series in their order, and the series without a time. */
export function daysOfWeek<S extends { scheduledAt: string | null }>(
  monday: string,
  series: readonly S[],
): { days: WeekDay<S>[]; untimed: S[] } {
  const byDay = new Map<string, S[]>();
  const untimed: S[] = [];
  for (const one of series) {
    if (one.scheduledAt === null) {
      untimed.push(one);
      continue;
    }
    const day = swedishToday(new Date(one.scheduledAt));
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(one);
    else byDay.set(day, [one]);
  }
  const days = Array.from({ length: DAYS }, (_, at) => swedishToday(noonOf(monday, at)));
  return { days: days.map((day) => ({ day, series: byDay.get(day) ?? [] })), untimed };
}

/** The place of a day on the page. */
export const placeOf = (day: string): string => `day-${day}`;
