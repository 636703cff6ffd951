import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Callers remembered at a time, a few MB at most; whoever was not heard of the longest is forgotten first. */
export const MOST_CALLERS = 20_000;
/** What sums of many small fractions may be wrong by, in milliseconds. */
const ROUNDING_MS = 0.001;

/**
 * Each caller's bucket of calls: full when nobody has heard of the caller, refilled all the time, one minute's calls
 * large. All that is kept of a caller is when the bucket will be full again.
 */
export class CallBuckets {
  private readonly fullAt = new LRUCache<string, number>({ max: MOST_CALLERS });

  /** @param perMinute calls that a bucket holds, and that come back in a minute */
  constructor(private readonly perMinute: number) {}

  /**
   * Takes a call out of the caller's bucket.
   * @param now milliseconds of a clock that never goes back
   * @returns seconds until there is a call to take; 0 when one was taken
   */
  take(caller: string, now: number): number {
    const fullAt = Math.max(this.fullAt.get(caller) ?? 0, now) + MINUTE_MS / this.perMinute;
    const over = fullAt - now - MINUTE_MS;
    if (over > ROUNDING_MS) return Math.max(1, Math.ceil(over / 1000));
    this.fullAt.set(caller, fullAt);
    return 0;
  }

  /** Callers remembered now. */
  get size(): number {
    return this.fullAt.size;
  }
}
