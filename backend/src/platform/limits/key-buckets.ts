import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Db } from '../db/db.ts';
import { namedWrite } from '../db/named-write.ts';
import type { ValidKey } from './api-keys.ts';
import { type Taken, takenOf } from './call-buckets.ts';

const MINUTE_MS = 60_000;
/** Times are stored as fractions of a millisecond, whose sums are not exact. A tenth is less than any unit. */
const ROUNDING_MS = 0.1;

/** $1 key, $2 now, $3 what the units weigh in milliseconds, $4 the longest time until the bucket is full. */
const TAKE = namedWrite<{ fullAt: number; isTaken: boolean }>(
  'take-key-units',
  `insert into api_key_bucket as known (key_id, full_at, is_taken)
   select k.id, $2::float8 + $3::float8, true from api_key k where k.id = $1 and k.revoked_at is null
   on conflict (key_id) do update set
     is_taken = greatest(known.full_at, $2) + $3 <= $2 + $4::float8,
     full_at = case when greatest(known.full_at, $2) + $3 <= $2 + $4 then greatest(known.full_at, $2) + $3
                    else known.full_at end
   returning full_at as "fullAt", is_taken as "isTaken"`,
);
const SWEEP = namedWrite('sweep-key-buckets', 'delete from api_key_bucket where full_at <= $1');

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
   * @returns null when the key is revoked
   */
  async take({ id, perMinute }: ValidKey, units: number): Promise<Taken | null> {
    const now = this.clock.now().getTime();
    const weight = (units * MINUTE_MS) / perMinute;
    const [bucket] = await this.db.write(TAKE, [id, now, weight, MINUTE_MS + ROUNDING_MS]);
    if (!bucket) return null;
    const until = Math.max(bucket.fullAt - now, 0);
    return takenOf({ until, wait: bucket.isTaken ? 0 : until + weight - MINUTE_MS, perMinute });
  }

  /** Deletes the buckets that are full: a key without one has a full one. */
  async sweep(): Promise<void> {
    await this.db.write(SWEEP, [this.clock.now().getTime()]);
  }
}
