import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Db } from '../db/db.ts';
import { namedWrite } from '../db/named-write.ts';
import { keyHoldsSql } from './key-holds.ts';
import type { ValidKey } from './api-keys.ts';
import { type Taken, takenOf } from './call-buckets.ts';

const MINUTE_MS = 60_000;
/**
 * A bucket that is full later than this was stored while a clock was wrong, and counts as full: otherwise its key would wait as
 * long as the clock was ahead (T119).
 */
const LATEST_MS = 2 * MINUTE_MS;
/** Times are stored as fractions of a millisecond, whose sums are not exact. A tenth is less than any unit. */
const ROUNDING_MS = 0.1;

/** SQL: when the bucket would be full without this call, from $2 on. */
const FULL_AT = `case when known.full_at between $2 and $2 + $5::float8 then known.full_at else $2 end`;

/** $1 key, $2 now, $3 what the units weigh in milliseconds, $4 the longest time until the bucket is full, $5 the latest time. */
const TAKE = namedWrite<{ fullAt: number; isTaken: boolean }>(
  'take-key-units',
  `insert into api_key_bucket as known (key_id, full_at, is_taken)
   select k.id, $2::float8 + $3::float8, true from api_key k where k.id = $1 and ${keyHoldsSql('k')}
   on conflict (key_id) do update set
     is_taken = ${FULL_AT} + $3 <= $2 + $4::float8,
     full_at = ${FULL_AT} + case when ${FULL_AT} + $3 <= $2 + $4 then $3 else 0 end
   returning full_at as "fullAt", is_taken as "isTaken"`,
);
const SWEEP = namedWrite('sweep-key-buckets', 'delete from api_key_bucket where full_at <= $1 or full_at > $1 + $2');

/**
 * The buckets of partners' keys, in the database, so that a key's limit is exact over all instances and processes
 * (docs/decisions/030). They are those of `CallBuckets`: only the time when a bucket is full again is stored.
 */
@Injectable()
export class KeyBuckets {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes units out of the key's bucket, all of them or none, in one statement.
   * @param units never more than the bucket holds
   * @returns null when the key no longer holds
   */
  async take({ id, perMinute }: ValidKey, units: number): Promise<Taken | null> {
    const now = this.clock.now().getTime();
    const weight = (units * MINUTE_MS) / perMinute;
    const [bucket] = await this.db.write(TAKE, [id, now, weight, MINUTE_MS + ROUNDING_MS, LATEST_MS]);
    if (!bucket) return null;
    const until = Math.max(bucket.fullAt - now, 0);
    return takenOf({ until, wait: bucket.isTaken ? 0 : until + weight - MINUTE_MS, perMinute });
  }

  /** Deletes the buckets that are full: a key without one has a full one. */
  async sweep(): Promise<void> {
    await this.db.write(SWEEP, [this.clock.now().getTime(), LATEST_MS]);
  }
}
