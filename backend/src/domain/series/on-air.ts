/** Which series the league's channel shows, from the times of those that are streamed. */

const MINUTE = 60_000;
/** A series is over by then, although nobody has reported it. */
export const LONGEST_SERIES = 180 * MINUTE;
/** The channel begins so long before its series, which may also begin so late. */
const AROUND_START = 30 * MINUTE;

interface Timed {
  readonly scheduledAt: string | null;
}

/** What the channel shows, and what it shows next. */
export interface Shown<Series> {
  /** Null while it does not stream, and while it streams something else. */
  series: Series | null;
  next: Series | null;
}

/**
 * Of several series that have begun, the channel shows the one that began last.
 * @param series streamed ones without a result, in the order of their times
 */
export function shownOnAir<Series extends Timed>(series: readonly Series[], isLive: boolean, now: Date): Shown<Series> {
  const begins = ({ scheduledAt }: Series): number => (scheduledAt === null ? Infinity : Date.parse(scheduledAt));
  const timed = series.filter((one) => begins(one) > now.getTime() - LONGEST_SERIES && begins(one) < Infinity);
  const hasBegun = (one: Series): boolean => begins(one) <= now.getTime() + AROUND_START;
  if (!isLive) return { series: null, next: timed.find((one) => begins(one) > now.getTime() - AROUND_START) ?? null };
  return { series: timed.findLast(hasBegun) ?? null, next: timed.find((one) => !hasBegun(one)) ?? null };
}
