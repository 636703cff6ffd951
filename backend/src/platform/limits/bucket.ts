/** What a bucket holds, and what it regains in a second. */
interface BucketSize {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A bucket of one sender, full at first, which refills all the time. Those of all callers together are `CallBuckets`. */
export class Bucket {
  #left: number;
  #at: number;

  /** @param now milliseconds of a clock that never goes back, as in `take` */
  constructor(
    private readonly size: BucketSize,
    now: number,
  ) {
    this.#left = size.atOnce;
    this.#at = now;
  }

  /** Takes so much out of the bucket. false: there is less in it, and nothing was taken. */
  take(amount: number, now: number): boolean {
    const { atOnce, perSecond } = this.size;
    this.#left = Math.min(this.#left + ((now - this.#at) * perSecond) / 1000, atOnce);
    this.#at = now;
    if (amount > this.#left) return false;
    this.#left -= amount;
    return true;
  }
}
