import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { stockholmDate } from '../../domain/stockholm-time.ts';
import { Clock } from '../clock.ts';
import { Db } from '../db/db.ts';
import { namedWrite } from '../db/named-write.ts';

/** How long calls are counted in memory before they are stored. A process that crashes loses as much. */
const TOGETHER_MS = 10_000;

/** The calls of a key on a day in Sweden. */
interface DayOfKey {
  key: number;
  day: string;
  calls: number;
  refused: number;
  lastAt: Date;
}

/** $1 keys, $2 days, $3 calls, $4 refused calls, $5 the last ones. In one order, so that two instances do not meet. */
const ADD = namedWrite(
  'add-api-key-use',
  `/* worker */ insert into api_key_use as known (key_id, day, calls, refused, last_at)
   select * from unnest($1::int[], $2::date[], $3::int[], $4::int[], $5::timestamptz[]) order by 1, 2
   on conflict (key_id, day) do update set
     calls = known.calls + excluded.calls, refused = known.refused + excluded.refused,
     last_at = greatest(known.last_at, excluded.last_at)`,
);
const FORGET = namedWrite('forget-api-key-use', 'delete from api_key_use where day < $1::date');
/** A replaced key whose end has come is revoked, also for programs that only know of revoked ones. */
const END = namedWrite(
  'end-replaced-api-keys',
  `update api_key set revoked_at = ends_at, version = version + 1 where revoked_at is null and ends_at <= now()`,
);
/** With its contact and its name. */
const FORGET_KEYS = namedWrite('forget-api-keys', 'delete from api_key where revoked_at < $1::date');

/** Counts the calls of partners' keys by day, without a write for each: the sums of ten seconds are stored at once. */
@Injectable()
export class KeyUse implements BeforeApplicationShutdown {
  private readonly log = new Logger('KeyUse');
  private days = new Map<string, DayOfKey>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.store().catch((error: Error) => this.log.warn(`use of keys not stored: ${error.message}`));
  }

  count(key: number, isRefused: boolean): void {
    const at = this.clock.now();
    const day = stockholmDate(at);
    this.add({ key, day, calls: 1, refused: isRefused ? 1 : 0, lastAt: at });
  }

  /** Stores what was counted since the last time. What could not be stored is tried again the next time. */
  @Interval(TOGETHER_MS)
  async store(): Promise<void> {
    const days = [...this.days.values()];
    if (days.length === 0) return;
    this.days = new Map();
    const columns = (['key', 'day', 'calls', 'refused', 'lastAt'] as const).map((name) => days.map((row) => row[name]));
    try {
      await this.db.write(ADD, columns);
    } catch (error) {
      for (const day of days) this.add(day);
      throw error;
    }
  }

  /** Revokes replaced keys whose end has come. Deletes the days before this one, and the keys that were revoked before it. */
  async forgetBefore(at: Date): Promise<void> {
    await this.db.write(END);
    await this.db.write(FORGET, [stockholmDate(at)]);
    await this.db.write(FORGET_KEYS, [stockholmDate(at)]);
  }

  private add(more: DayOfKey): void {
    const name = `${more.key} ${more.day}`;
    const known = this.days.get(name);
    if (!known) this.days.set(name, more);
    else {
      known.calls += more.calls;
      known.refused += more.refused;
      if (more.lastAt > known.lastAt) known.lastAt = more.lastAt;
    }
  }
}
