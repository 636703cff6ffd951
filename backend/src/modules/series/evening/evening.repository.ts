import { Injectable } from '@nestjs/common';
import type { Evening } from '../../../domain/series/evening.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isOfComingSeasonSql } from '../../refs/season.read.ts';
import { SERIES_COLUMNS, seriesTablesSql } from '../series-row.read.ts';
import { LONGEST_EVENING } from './evening.ts';
import type { StoredEvening } from './evening.ts';

/**
 * The series `s` of the evening. Its bounds are sub-selects, which no plan looks into: PostgreSQL would expect one in two hundred of
 * all series between two unknown instants, and so plan each call for its own, which takes longer than reading.
 */
const IN_EVENING = `s.scheduled_at >= (select $1::timestamptz) and s.scheduled_at < (select $2::timestamptz)`;

/**
 * The ids are an array, of which the planner expects ten. No step has a name (`with`): PostgreSQL would copy all columns of these series,
 * which takes a fifth of the statement.
 */
const OF_EVENING = `(select * from series where id = any (array(select s.id from series s where ${IN_EVENING})))`;

const EVENING = namedRead<StoredEvening>(
  'evening',
  `select ${rowListSql(`select ${SERIES_COLUMNS} from ${seriesTablesSql(OF_EVENING)}
                         order by s.scheduled_at, d.rank, d.id, s.id limit ${LONGEST_EVENING}`)} as series,
         array(select s.id from series s where ${IN_EVENING} and s.confirmation in ('waiting', 'disputed')
                order by s.id) as unconfirmed,
         (select ${instantSql('min(later.scheduled_at)')} from series later
           where later.scheduled_at >= (select $2::timestamptz)
             and not ${isOfComingSeasonSql('later.division_id', '$1')}) as next`,
);

/** Reads the series of an evening, of all divisions, with one statement. */
@Injectable()
export class EveningRepository {
  constructor(private readonly db: Db) {}

  async find({ begins, ends }: Evening): Promise<StoredEvening> {
    return (await this.db.read(EVENING, [begins, ends]))[0] as StoredEvening;
  }
}
