import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** The most callers in memory, a few MB. The one with the oldest call is forgotten first. */
export const MOST_CALLERS = 20_000;
/** The largest error of a sum of many small fractions, in milliseconds. */
const ROUNDING_MS = 0.001;

/** A wait in whole seconds, rounded up. A sum of fractions that is a hair above 24 s gives 24, not 25. */
const wholeSeconds = (ms: number): number => Math.max(0, Math.ceil((ms - ROUNDING_MS) / 1000));

/** What a caller has after units were taken, or refused. */
export interface Taken {
  /** Seconds until there are enough units; 0 when they were taken. */
  wait: number;
  /** Whole units that are left. */
  units: number;
  /** Seconds until the bucket is full again. */
  fullIn: number;
}

/** The same of a bucket that is full in `until` and has enough units in `wait` milliseconds. */
export const takenOf = ({ until, wait, perMinute }: { until: number; wait: number; perMinute: number }): Taken => ({
  wait: wait > ROUNDING_MS ? wholeSeconds(wait) : 0,
  units: Math.max(Math.floor(((MINUTE_MS - until + ROUNDING_MS) * perMinute) / MINUTE_MS), 0),
  fullIn: wholeSeconds(until),
});

/**
 * A bucket of units for each caller. It is full at the caller's first call, refills all the time, and holds one
 * minute's units. Only the time when the bucket will be full again is stored.
 */
export class CallBuckets {
  private readonly fullAt = new LRUCache<string, number>({ max: MOST_CALLERS });

  /** @param perMinute the units that a bucket holds, and that it regains in a minute */
  constructor(readonly perMinute: number) {}

  /**
   * Takes units out of the caller's bucket: one for a call, more for an expensive one. Takes all of them or none.
   * @param now milliseconds of a clock that never goes back
   * @param units never more than the bucket holds
   * @returns the seconds until there are enough units; 0 when they were taken
   */
  take(caller: string, now: number, units = 1): number {
    const fullAt = Math.max(this.fullAt.get(caller) ?? 0, now) + (units * MINUTE_MS) / this.perMinute;
    const over = fullAt - now - MINUTE_MS;
    if (over > ROUNDING_MS) return wholeSeconds(over);
    this.fullAt.set(caller, fullAt);
    return 0;
  }

  /**
   * Reads the caller's bucket; takes nothing.
   * @returns whole units, and the seconds until the bucket is full again
   */
  left(caller: string, now: number): { units: number; fullIn: number } {
    const until = Math.max((this.fullAt.peek(caller) ?? 0) - now, 0);
    const { units, fullIn } = takenOf({ until, wait: 0, perMinute: this.perMinute });
    return { units, fullIn };
  }

  /** The number of callers in memory now. */
  get size(): number {
    return this.fullAt.size;
  }
}
