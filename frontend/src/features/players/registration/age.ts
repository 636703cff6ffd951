import { swedishToday } from '../../../lib/i18n/format';

/** Younger people may not register (T71). */
export const AGE_MIN = 13;
/** A higher age is a typing mistake in the year. */
export const AGE_MAX = 120;

const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** The earliest and the latest allowed birthdate today. */
export function birthdateRange(now: Date): { min: string; max: string } {
  const today = swedishToday(now);
  return { min: yearsBefore(today, AGE_MAX), max: today };
}

/** Is a person with this birthdate (`YYYY-MM-DD`) at least 13 on `now`'s day in Sweden? */
export const isOldEnough = (birthdate: string, now: Date): boolean =>
  birthdate <= yearsBefore(swedishToday(now), AGE_MIN);
