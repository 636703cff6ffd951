/** The nightly dumps of the league's public data (R36). A night is named by its day in Sweden, `YYYY-MM-DD`. */
import { formatTime, startOfDay, stockholmDate } from '../stockholm-time.ts';

/** How many nights are kept. */
export const KEPT_NIGHTS = 7;
/** The hour in Sweden from which on a night's dump is made: reports and their corrections are in by then. */
const HOUR = 3;
const DAY_MS = 24 * 3_600_000;
/** The most nights that a crash can have left unfinished; they are looked for and removed. */
const MOST_UNFINISHED = 31;

/** The night whose dump is due now; null when it is not yet time, or it is made. */
export function dueNight(now: Date, made: readonly string[]): string | null {
  const night = stockholmDate(now);
  const isTime = Number(formatTime(now).slice(11, 13)) >= HOUR;
  // a new site does not wait for its first night
  return (isTime || made.length === 0) && !made.includes(night) ? night : null;
}

/** The nights that are kept, newest first, and those that are no longer. */
export function keptNights(made: readonly string[]): { kept: string[]; over: string[] } {
  const newest = made.toSorted().reverse();
  return { kept: newest.slice(0, KEPT_NIGHTS), over: newest.slice(KEPT_NIGHTS) };
}

/** The nights between the newest one that is made and this one. A crash may have left some of their files. */
export function unfinishedNights(night: string, made: readonly string[]): string[] {
  const last = made.toSorted().at(-1);
  if (last === undefined) return [];
  const noon = startOfDay(night).getTime() + DAY_MS / 2;
  const before = Array.from({ length: MOST_UNFINISHED }, (_, n) => stockholmDate(new Date(noon - (n + 1) * DAY_MS)));
  return before.filter((day) => day > last);
}
