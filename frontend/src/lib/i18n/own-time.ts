import { dateFormat, LEAGUE_TIME_ZONE } from './format';
import type { Language } from './language';

/** `YYYY-MM-DD`: a day of the calendar, the same in every zone. */
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The clock of a zone at an instant: `2026-11-27 19:00`. */
const clockIn = (iso: string, timeZone: string): string =>
  dateFormat('se', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));

/** Both clocks at an instant, or null when they show the same, or when it is no instant but a day. */
function clocksAt(iso: string, zone: string | null) {
  if (zone === null || IS_DAY.test(iso)) return null;
  const [swedish, own] = [clockIn(iso, LEAGUE_TIME_ZONE), clockIn(iso, zone)];
  return swedish === own ? null : { isOtherDay: swedish.slice(0, 10) !== own.slice(0, 10) };
}

/**
 * An instant on a clock of this zone: `13:00`, or `lör 28 nov. 00:30` on another day than in Sweden (`lör 00:30` where space is
 * short: it is the day before or after). Null: as in Sweden.
 */
export function ownTime(iso: string, language: Language, zone: string | null, isShort = false): string | null {
  const clocks = clocksAt(iso, zone);
  if (!clocks || zone === null) return null;
  const at = new Date(iso);
  const time = dateFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
  if (!clocks.isOtherDay) return time;
  const date = isShort ? {} : ({ day: 'numeric', month: 'short' } as const);
  const day = dateFormat(language, { timeZone: zone, weekday: 'short', ...date }).format(at);
  return `${day} ${time}`;
}

/** The day of an instant in this zone, `28 nov.`. Null: the same day as in Sweden. */
export function ownDay(iso: string, language: Language, zone: string | null): string | null {
  if (zone === null || !clocksAt(iso, zone)?.isOtherDay) return null;
  return dateFormat(language, { timeZone: zone, day: 'numeric', month: 'short' }).format(new Date(iso));
}

/** Whether Sweden has summer time at an instant. */
export const swedishClock = (iso: string): 'summer' | 'winter' => {
  const at = new Date(iso);
  const ahead = Number(clockIn(iso, LEAGUE_TIME_ZONE).slice(11, 13)) - at.getUTCHours();
  return (ahead + 24) % 24 === 2 ? 'summer' : 'winter';
};

let ownFormat: Intl.DateTimeFormat | undefined;
const usable = new Map<string | undefined, string | null>();

/** The reader's time zone by its name. Null: Sweden's, or none that the browser can count with. Asked at each render, so it is quick. */
export function readerZone(): string | null {
  const zone = (ownFormat ??= new Intl.DateTimeFormat()).resolvedOptions().timeZone as string | undefined;
  const known = usable.get(zone);
  if (known !== undefined) return known;
  const found = zone && zone !== LEAGUE_TIME_ZONE && canCount(zone) ? zone : null;
  usable.set(zone, found);
  return found;
}

/** A browser that hides its zone can name one that nobody knows. */
function canCount(zone: string): boolean {
  try {
    clockIn('2026-01-01T12:00:00Z', zone);
    return true;
  } catch {
    return false;
  }
}
