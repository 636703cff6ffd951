import { Injectable } from '@nestjs/common';
import { LEAST_SERIES } from '../../../domain/competition/records/series-records.ts';
import type { CompetingRecords } from '../../../domain/competition/records/series-records.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { StoredHolder } from '../records/records.ts';
import { recordsSql } from '../records/records-statement.read.ts';

const ofName = (division: string): string => `${division}.name = named.name`;

/** How many series count; no more than are needed. */
const seriesCountSql = (which: string): string =>
  `(select count(*)::int from (select from series_high h ${which} limit ${LEAST_SERIES}) enough)`;

/** The records of games and series: of the whole league, and of the divisions with the name of the series' own. */
const RECORDS_NOW = namedRead<CompetingRecords<StoredHolder>>(
  'series-records',
  `select json_build_object('seriesCount', ${seriesCountSql('')}, 'holders', (${recordsSql({ chosen: null, heldBy: 's' }, ['game', 'series'])})) as league,
       json_build_object('divisionName', named.name,
         'seriesCount', ${seriesCountSql('join division d on d.id = h.division_id where d.name = named.name')},
         'holders', (${recordsSql({ chosen: ofName, heldBy: 's' }, ['game', 'series'])})) as own
  from series_high s join division named on named.id = s.division_id
 where s.series_id = $1`,
);

/** Reads the records that a series can hold, with one statement. */
@Injectable()
export class SeriesRecordsRepository {
  constructor(private readonly db: Db) {}

  /** Null for a series that does not count, or is not there: it holds none. */
  async find(seriesId: number): Promise<CompetingRecords<StoredHolder> | null> {
    return (await this.db.read(RECORDS_NOW, [seriesId]))[0] ?? null;
  }
}
