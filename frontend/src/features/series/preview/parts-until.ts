const MINUTE_MS = 60_000;
const UNITS = [
  { unit: 'days', minutes: 1440 },
  { unit: 'hours', minutes: 60 },
  { unit: 'minutes', minutes: 1 },
] as const;

export interface TimePart {
  unit: (typeof UNITS)[number]['unit'];
  count: number;
}

/** The time left in its two largest units, the last minute as one; empty when it has passed. */
export function partsUntil(iso: string, now: number): TimePart[] {
  let left = Math.ceil((Date.parse(iso) - now) / MINUTE_MS);
  if (left <= 0) return [];
  const parts = UNITS.map(({ unit, minutes }): TimePart => {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
