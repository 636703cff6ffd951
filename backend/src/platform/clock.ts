import { Injectable } from '@nestjs/common';

/** Where services get the time from; the domain is given it. */
@Injectable()
export class Clock {
  /** This instant. */
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is set: for tests and for seeds that repeat. */
export class FixedClock extends Clock {
  #now: Date;

  constructor(now: Date) {
    super();
    this.#now = now;
  }

  override now(): Date {
    return new Date(this.#now);
  }

  set(now: Date): void {
    this.#now = now;
  }
}
