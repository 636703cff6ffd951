import { Injectable } from '@nestjs/common';

/** The clock of the services: on a server the database's (`SharedClock`). The domain gets the time as an argument. */
@Injectable()
export class Clock {
  /** The present time; here by the machine's clock. */
  now(): Date {
    return new Date();
  }

  /** Milliseconds of a clock that never goes back, to measure durations. Its zero has no meaning. */
  steady(): number {
    return performance.now();
  }
}

/** A clock that stands still until it is set, for tests and for repeatable seeds. */
export class FixedClock extends Clock {
  #now: Date;

  constructor(now: Date) {
    super();
    this.#now = now;
  }

  override now(): Date {
    return new Date(this.#now);
  }

  override steady(): number {
    return this.#now.getTime();
  }

  set(now: Date): void {
    this.#now = now;
  }
}
