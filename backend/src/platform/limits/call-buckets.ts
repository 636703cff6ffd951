import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Callers remembered at a time, a few MB at most; the one not heard of for the longest time is forgotten first. */
export const MOST_CALLERS = 20_000;
/** What sums of many small fractions may be wrong by, in milliseconds. */
const ROUNDING_MS = 0.001;

/**
 * Each caller's bucket of units: full at the caller's first call, refilled all the time, one minute's units
 * large. All that is kept of a caller is when the bucket will be full again.
 */
export class CallBuckets {
  private readonly fullAt = new LRUCache<string, number>({ max: MOST_CALLERS });

  /** @param perMinute units that a bucket holds, and that come back in a minute */
  constructor(readonly perMinute: number) {}

  /**
   * Takes units out of the caller's bucket: one for a call, more for a dear one. All of them or none.
   * @param now milliseconds of a clock that never goes back
   * @param units never more than the bucket holds
   * @returns seconds until they are there to take; 0 when they were taken
   */
  take(caller: string, now: number, units = 1): number {
    const fullAt = Math.max(this.fullAt.get(caller) ?? 0, now) + (units * MINUTE_MS) / this.perMinute;
    const over = fullAt - now - MINUTE_MS;
    if (over > ROUNDING_MS) return Math.max(1, Math.ceil(over / 1000));
    this.fullAt.set(caller, fullAt);
    return 0;
  }

  /**
   * What is left in the caller's bucket; takes nothing.
   * @returns whole units, and the seconds until the bucket is full again
   */
  left(caller: string, now: number): { units: number; fullIn: number } {
    const until = Math.max((this.fullAt.peek(caller) ?? 0) - now, 0);
    const units = Math.floor(((MINUTE_MS - until + ROUNDING_MS) * this.perMinute) / MINUTE_MS);
    return { units: Math.max(units, 0), fullIn: Math.ceil(until / 1000) };
  }

  /** Callers remembered now. */
  get size(): number {
    return this.fullAt.size;
  }
}
