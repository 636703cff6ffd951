import { Injectable } from '@nestjs/common';
import type { DivisionRecords } from '../../../domain/competition/series-records.ts';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';
import type { StoredHolder } from '../records/records.ts';
import { countedSql, recordsSql } from '../records/records-statement.read.ts';

/** The records of games and series, by the division's name. `divisions` is null when they are those of the stamp. */
interface Row {
  /** The change stamp that the statement saw. */
  stamp: number;
  divisions: DivisionRecords<StoredHolder>[] | null;
}

const ofName = (division: string): string => `${division}.name = named.name`;

const BY_DIVISION = namedRead<Row>(
  'series-records',
  `select ${STAMP_SQL} as stamp,
       case when ${STAMP_SQL} is distinct from $1::bigint then
         ${jsonListSql(`
           select json_build_object(
                    'divisionName', named.name, 'seriesCount', (select count(*) ${countedSql(ofName)}),
                    'holders', (${recordsSql(ofName, ['game', 'series'])})) as item
             from (select distinct name from division) named order by named.name`)} end as divisions`,
);

/** Reads the records of games and series of all divisions with one statement. */
@Injectable()
export class SeriesRecordsRepository {
  constructor(private readonly db: Db) {}

  /** `known`: the stamp whose records the caller has already. */
  async find(known: number): Promise<Row> {
    const [row] = await this.db.read(BY_DIVISION, [known]);
    if (!row) throw new Error('a statement without from has one row');
    return row;
  }
}
