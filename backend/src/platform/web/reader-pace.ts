/** What a reader must take of what waits for them. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** How far behind they may fall, in milliseconds. */
  readonly graceMs: number;
}

/** Of every connection: a poor line of a phone is several times as fast. */
export const LEAST_PACE: Pace = { bytesPerSecond: 4000, graceMs: 10_000 };
/** Of what holds a scarce place as long as it is read: the slowest mobile networks that people still have. */
export const PACE_OF_PLACES: Pace = { bytesPerSecond: 50_000, graceMs: 10_000 };

/**
 * How far one reader is behind the least pace (T112). It is reckoned as time: each byte that they take is worth the time that the pace
 * gives for it, and none is saved for later. Who has nothing to take is not behind.
 */
export class ReaderPace {
  #taken = 0;
  /** Until this time, what the reader has taken is enough; null when nothing waited. */
  #paidUntil: number | null = null;

  constructor(private readonly pace: Pace) {}

  /**
   * Is the reader too far behind?
   * @param now milliseconds of a clock that never goes back
   * @param written all bytes that were written for the reader so far
   * @param waiting those of them that have not been taken yet
   */
  isTooSlow(now: number, { written, waiting }: { written: number; waiting: number }): boolean {
    const taken = written - waiting;
    const paid = this.#msOf(taken - this.#taken);
    this.#taken = taken;
    if (waiting === 0) {
      this.#paidUntil = null;
      return false;
    }
    this.#paidUntil = this.#paidUntil === null ? now : Math.min(this.#paidUntil + paid, now);
    // what is written as one piece is not seen to be taken before all of it is
    return now - this.#paidUntil > this.pace.graceMs + this.#msOf(waiting);
  }

  #msOf(bytes: number): number {
    return (bytes * 1000) / this.pace.bytesPerSecond;
  }
}
