/** Days and evenings in Stockholm (R14). A day is `YYYY-MM-DD`. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const inStockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day in Stockholm. */
export const dayOf = (instant: Date): string => inStockholm.format(instant).slice(0, 10);

/** The hour in Stockholm, 0..23. */
export const hourOf = (instant: Date): number => Number(inStockholm.format(instant).slice(11, 13));

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The instant of a time in Stockholm; 18.5 is half past six in the evening. */
export function instantAt(day: string, hours: number): Date {
  const asUtc = Date.parse(day) + hours * HOUR_MS;
  return new Date(asUtc - offsetOn(day));
}

export const addHours = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS);

const offsets = new Map<string, number>();

/** How far Stockholm's clock is ahead of UTC at noon. Clocks change at night, when no one plays. */
function offsetOn(day: string): number {
  let offset = offsets.get(day);
  if (offset === undefined) {
    offset = (hourOf(new Date(`${day}T12:00:00Z`)) - 12) * HOUR_MS;
    offsets.set(day, offset);
  }
  return offset;
}
