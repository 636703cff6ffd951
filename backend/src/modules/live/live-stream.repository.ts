import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';

/** What is stored of the channel; both null off the air. */
export interface OnAir {
  title: string | null;
  startedAt: string | null;
}

const ON_AIR = namedRead<OnAir>(
  'live-stream',
  `select title, ${instantSql('started_at')} as "startedAt" from live_stream`,
);

/** Storage of the one row about the channel. Each statement is whole by itself. */
@Injectable()
export class LiveStreamRepository {
  constructor(private readonly db: Db) {}

  async find(): Promise<OnAir> {
    return (await this.db.read(ON_AIR))[0] ?? { title: null, startedAt: null };
  }

  /** True for one caller, on whichever instance, in each period. */
  async takeTurn(now: Date, before: Date): Promise<boolean> {
    const sql =
      '/* worker */ update live_stream set asked_at = $1 where asked_at is null or asked_at <= $2 returning id';
    return (await this.db.query(sql, [now, before])).length > 0;
  }

  /** The service has answered. What has not changed is not written, so that kept answers stay. */
  async save(now: Date, title: string | null, startedAt: Date | null): Promise<void> {
    await this.db.query('/* worker */ update live_stream set seen_at = $1', [now]);
    await this.db.query(
      `/* worker */ update live_stream set title = $1, started_at = $2
        where (title, started_at) is distinct from ($1, $2::timestamptz)`,
      [title, startedAt],
    );
  }

  /** Off the air, when the service has not answered since then. */
  async forgetSeenBefore(instant: Date): Promise<void> {
    await this.db.query(
      '/* worker */ update live_stream set title = null, started_at = null where title is not null and seen_at < $1',
      [instant],
    );
  }
}
