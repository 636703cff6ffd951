import { Injectable, Logger } from '@nestjs/common';
import type { Client } from 'pg';
import { Clock } from '../clock.ts';
import { Every } from '../jobs.ts';
import { Db } from './db.ts';
import { namedRead } from './named-read.ts';

/** How often the time is compared. Between two comparisons, a clock of a machine drifts by less than a millisecond. */
const COMPARE_MS = 10_000;
/** A difference that operators should know of: the machine's clock is wrong, though nothing here follows it. */
const TOLD_MS = 5000;

/** Milliseconds since 1970, with fractions: a time that is read as text or as a date has none. */
const MS_SQL = 'extract(epoch from clock_timestamp())::float8 * 1000';

const TIME = namedRead<{ ms: number }>('database-time', `/* worker */ select ${MS_SQL} as ms`, { isFirst: true });

/**
 * The clock of a server: the database's time, which all instances share (T119). What one of them stores, the others compare
 * with their own time; by the clocks of their machines, a lease or a limit would end too early or hours too late. The time runs
 * with the steady clock of the process, so a machine's clock that jumps changes nothing, and reading it asks no one.
 */
@Injectable()
export class SharedClock extends Clock {
  private readonly log = new Logger('SharedClock');
  /** The time when the steady clock was at zero: first by the machine's clock, then by the database's. */
  private zero = performance.timeOrigin;

  constructor(private readonly db: Db) {
    super();
  }

  override now(): Date {
    return new Date(performance.now() + this.zero);
  }

  /**
   * Asks the database. Its time was read somewhere between the question and the answer; a time here that fits stays, so that
   * two clocks that agree give the same milliseconds.
   */
  @Every('clock', COMPARE_MS)
  async compare(): Promise<void> {
    const asked = performance.now();
    const [time] = await this.db.read(TIME);
    const answered = performance.now();
    if (!time) return;
    const zero = Math.min(Math.max(this.zero, time.ms - answered), time.ms - asked);
    const change = zero - this.zero;
    this.zero = zero;
    if (Math.abs(change) > TOLD_MS) {
      this.log.warn(`the machine's clock is ${Math.round(-change / 1000)} s ahead of the database's, which counts`);
    }
  }
}

/** A clock that already shows the database's time. Fails when the database does not answer. */
export async function sharedClock(db: Db): Promise<SharedClock> {
  const clock = new SharedClock(db);
  await clock.compare();
  return clock;
}

/** The database's time, for the operator's commands. */
export async function databaseTime(client: Client): Promise<Date> {
  const { rows } = await client.query<{ ms: number }>(`select ${MS_SQL} as ms`);
  return new Date(rows[0]?.ms ?? NaN);
}
