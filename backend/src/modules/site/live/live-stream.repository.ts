import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import type { QueryDeepPartialEntity, UpdateQueryBuilder } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { FlatSeries } from '../../series/series-row.ts';
import { SERIES_COLUMNS, seriesTablesSql } from '../../series/series-row.read.ts';
import { LiveStream } from './live-stream.entity.ts';

/** The stored state of the channel. Both fields are null when it does not stream. */
export interface OnAir {
  title: string | null;
  startedAt: string | null;
}

/** The stored state, with streamed series that have no result yet. */
interface OnAirWithSeries extends OnAir {
  series: FlatSeries[];
}

/** Of the streamed series, those that could be on now and the next one are the first. */
const MOST_SERIES = 10;
/** From `$1` on. */
const STREAMED = `(select * from series where is_streamed and reported_at is null and scheduled_at >= $1
                    order by scheduled_at, id limit ${MOST_SERIES})`;

const ON_AIR = namedRead<OnAirWithSeries>(
  'live-stream',
  `select title, ${instantSql('started_at')} as "startedAt",
         ${rowListSql(`select ${SERIES_COLUMNS} from ${seriesTablesSql(STREAMED)} order by s.scheduled_at, s.id`)} as series
    from live_stream`,
);

/** Storage of the channel's row. Each method is one statement and needs no transaction. */
@Injectable()
export class LiveStreamRepository {
  constructor(private readonly db: Db) {}

  /** Its streamed series begin at `from` or later, and are in the order of their times. */
  async find(from: Date): Promise<OnAirWithSeries> {
    return (await this.db.read(ON_AIR, [from]))[0] ?? { title: null, startedAt: null, series: [] };
  }

  /** True for one caller in each period, over all instances. */
  async takeTurn(now: Date, before: Date): Promise<boolean> {
    const taken = await this.update({ askedAt: now })
      .where([{ askedAt: IsNull() }, { askedAt: LessThanOrEqual(before) }])
      .execute();
    return taken.affected === 1;
  }

  /** Stores the service's answer. A value that has not changed is not written, so that cached answers stay valid. */
  async save(now: Date, title: string | null, startedAt: Date | null): Promise<void> {
    await this.update({ seenAt: now }).execute();
    await this.update({ title, startedAt })
      .where('(title, started_at) is distinct from (:title::text, :startedAt::timestamptz)', { title, startedAt })
      .execute();
  }

  /** Sets that the channel does not stream, when the service has not answered since this time. */
  async forgetSeenBefore(instant: Date): Promise<void> {
    await this.update({ title: null, startedAt: null })
      .where({ title: Not(IsNull()), seenAt: LessThan(instant) })
      .execute();
  }

  private update(values: QueryDeepPartialEntity<LiveStream>): UpdateQueryBuilder<LiveStream> {
    return this.db.repo(LiveStream).createQueryBuilder().comment('worker').update().set(values);
  }
}
