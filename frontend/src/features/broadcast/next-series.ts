interface Coming {
  scheduledAt: string | null;
  isStreamed: boolean;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The series that a broadcast announces: the next one that is streamed, when it is on the same day as the very next
 * one or nothing else is known; `series` are in the order of time.
 */
export function nextOf<T extends Coming>(series: readonly T[], now: number): T | null {
  const coming = series.filter(({ scheduledAt }) => scheduledAt !== null && Date.parse(scheduledAt) > now);
  const [first] = coming;
  if (!first) return null;
  const until = Date.parse(first.scheduledAt ?? '') + DAY_MS / 2;
  return coming.find((one) => one.isStreamed && Date.parse(one.scheduledAt ?? '') < until) ?? first;
}

/** "1:05:09" or "05:09" until a time; null when it is more than a day away or has come. */
export function clockUntil(at: string, now: number): string | null {
  const left = Date.parse(at) - now;
  if (!(left > 0) || left > DAY_MS) return null;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = `${two((left / MINUTE_MS) % 60)}:${two((left / 1000) % 60)}`;
  const hours = Math.floor(left / (60 * MINUTE_MS));
  return hours > 0 ? `${hours}:${clock}` : clock;
}
