import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { TakenSeries } from './taken-series.entity.ts';
import { takenSql } from './taken-series.read.ts';
import type { StoredTaken } from './taken-series.ts';

const TAKEN = namedRead<{ taken: StoredTaken | null }>(
  'taken-series',
  `select ${takenSql('s', '$2')} as taken from series s where s.id = $1`,
);

/** Storage of who takes care of which series. */
@Injectable()
export class TakenSeriesRepository {
  constructor(private readonly db: Db) {}

  /** Who takes care of it now; null: nobody. */
  async find(seriesId: number, now: Date): Promise<StoredTaken | null> {
    return (await this.db.read(TAKEN, [seriesId, now]))[0]?.taken ?? null;
  }

  /** In the transaction that holds the series. */
  async replace(taken: { seriesId: number; userId: number; takenAt: Date }): Promise<void> {
    await this.db.repo(TakenSeries).upsert(taken, ['seriesId']);
  }

  async remove(seriesId: number, userId: number): Promise<void> {
    await this.db.repo(TakenSeries).delete({ seriesId, userId });
  }
}
