import { Injectable } from '@nestjs/common';
import type { RecordScope } from '../../../domain/competition/records/records.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { recordsSql } from './records-statement.read.ts';
import type { FoundHolders, RecordsFilter } from './records.ts';

/**
 * The chosen divisions are compared as an array of ids, because PostgreSQL expects some rows of it also when it makes one
 * plan for all filters. Of conditions that may be null it expects none, and such a plan takes seconds.
 */
const chosenSql =
  (ofSeason: string) =>
  (division: string): string => `
    ${division}.id = any(array(select w.id from division w
                                where ${ofSeason} and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))`;

const IN_A_SEASON: readonly RecordScope[] = ['game', 'series', 'season'];
const EVER: readonly RecordScope[] = [...IN_A_SEASON, 'career'];

/**
 * A season reads only its own series, so it has a statement of its own. It has no careers, which are over all seasons.
 * `$1` season, `$2` level, `$3` division's name.
 */
const OF_SEASON = namedRead<FoundHolders>(
  'records of-season',
  recordsSql(chosenSql('w.season_id = $1::int'), IN_A_SEASON),
);
const OF_CHOSEN = namedRead<FoundHolders>('records of-chosen', recordsSql(chosenSql('$1::int is null'), EVER));
/** Without a choice all games are read, whatever the plan. */
const OF_ALL_TIME = namedRead<FoundHolders>('records of-all-time', recordsSql(null, EVER));

/** Reads the holders of all records with one statement. */
@Injectable()
export class RecordsRepository {
  constructor(private readonly db: Db) {}

  /** The first holders of each record; empty without games. */
  async find({ seasonId, level, divisionName }: RecordsFilter): Promise<FoundHolders> {
    const chosen = [seasonId, level, divisionName];
    const isAll = chosen.every((choice) => choice === null);
    const rows = isAll
      ? await this.db.read(OF_ALL_TIME)
      : await this.db.read(seasonId === null ? OF_CHOSEN : OF_SEASON, chosen);
    return rows[0] as FoundHolders;
  }
}
