import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isInForceSql } from '../../seasons/divisions/annulled.read.ts';

const DIVISION_NAME = namedRead<{ name: string }>(
  'series-records-division',
  `select d.name from series s join division d on d.id = s.division_id
    where s.id = $1 and s.reported_at is not null and s.walkover is null and ${isInForceSql('s')}`,
);

/** Reads with which divisions' records a series is compared. */
@Injectable()
export class SeriesRecordsRepository {
  constructor(private readonly db: Db) {}

  /** The name of the series' division. Null for a series that does not count (R5), or is not there: it holds no record. */
  async findDivisionName(seriesId: number): Promise<string | null> {
    return (await this.db.read(DIVISION_NAME, [seriesId]))[0]?.name ?? null;
  }
}
