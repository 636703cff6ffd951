import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { Clock } from '../clock.ts';
import { Db } from '../db/db.ts';
import { namedRead } from '../db/named-read.ts';
import { namedWrite } from '../db/named-write.ts';

/** A number of calls in a number of seconds. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

interface Window {
  taken: number;
  endsAt: Date;
}

/**
 * SQL: the window is over at $2. One that ends later than two windows from then was stored while a clock was wrong: it would
 * shut its caller out for as long as the clock was ahead (T119).
 */
const IS_OVER = '(known.window_ends_at <= $2 or known.window_ends_at > $2 + 2 * make_interval(secs => $3))';

const TAKE = namedWrite<Window>(
  'take-call',
  `insert into rate_limit as known (key, window_ends_at, taken)
   values ($1, $2::timestamptz + make_interval(secs => $3), 1)
   on conflict (key) do update set
     taken = case when ${IS_OVER} then 1 else known.taken + 1 end,
     window_ends_at = case when ${IS_OVER} then excluded.window_ends_at else known.window_ends_at end
   returning taken, window_ends_at as "endsAt"`,
);
const LOOK = namedRead<Window>(
  'look-at-calls',
  'select taken, window_ends_at as "endsAt" from rate_limit where key = $1 and window_ends_at > $2',
);
const GIVE_BACK = namedWrite('give-back-call', 'update rate_limit set taken = taken - 1 where key = $1 and taken > 0');
const SWEEP = namedWrite('sweep-calls', 'delete from rate_limit where window_ends_at <= $1');

/** Counts calls in windows that all instances share, so that a limit is exact with any number of instances (T66). */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Takes one call of the caller's. Throws TOO_MANY_REQUESTS with `retryAfter` (seconds) when none is left. */
  async take(limit: Limit, caller: string): Promise<void> {
    const now = this.clock.now();
    const [window] = await this.db.write(TAKE, [keyOf(limit, caller), now, limit.seconds]);
    if (window && window.taken > limit.calls) throw tooMany(window, now);
  }

  /** Takes none. Throws TOO_MANY_REQUESTS when the next one would be refused. */
  async assertLeft(limit: Limit, caller: string): Promise<void> {
    const now = this.clock.now();
    const [window] = await this.db.read(LOOK, [keyOf(limit, caller), now]);
    if (window && window.taken >= limit.calls) throw tooMany(window, now);
  }

  /** Gives one call back, when it was an honest one after all. */
  async giveBack(limit: Limit, caller: string): Promise<void> {
    await this.db.write(GIVE_BACK, [keyOf(limit, caller)]);
  }

  /** Deletes the windows that have ended. */
  async sweep(): Promise<void> {
    await this.db.write(SWEEP, [this.clock.now()]);
  }
}

function tooMany({ endsAt }: Window, now: Date): LeagueError {
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params: { retryAfter } });
}

const keyOf = (limit: Limit, caller: string): string => `${limit.name}:${caller}`;
