import { swedishToday } from '../../lib/i18n/format';

/** Younger players are not served (T71). */
export const AGE_MIN = 13;
/** An earlier day is a slip of the finger. */
export const AGE_MAX = 120;

const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** The latest day to be born on for someone who may play today, and the earliest that anyone is. */
export function birthdateRange(now: Date): { min: string; max: string } {
  const today = swedishToday(now);
  return { min: yearsBefore(today, AGE_MAX), max: today };
}

/** Had someone born on this day (`YYYY-MM-DD`) turned 13 on that of `now` in Sweden? */
export const isOldEnough = (birthdate: string, now: Date): boolean =>
  birthdate <= yearsBefore(swedishToday(now), AGE_MIN);
