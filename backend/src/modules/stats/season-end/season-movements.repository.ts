import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import { divisionRefSql, seasonRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { EndedDivision } from './season-end.ts';
import { tablesSql, toEndedDivision } from './season-tables.read.ts';
import type { StoredTable } from './season-tables.read.ts';

/** Two seasons that follow each other: the tables of the first one, and who plays in the divisions of the second. */
interface StoredPair {
  from: SeasonRef;
  to: SeasonRef;
  tables: StoredTable[];
  next: { division: DivisionRef; teams: TeamRef[] }[];
}

export interface SeasonPair extends Omit<StoredPair, 'tables'> {
  tables: EndedDivision[];
}

/**
 * Only seasons that have begun, or have series, with teams in their divisions: while staff build the next one, its teams would seem to have
 * left. The latest of them is the second of its pair, every other one the first. `$2` is today in Sweden.
 */
const PAIR = namedRead<StoredPair>(
  'season-pair',
  `with played as (
     select se.id, row_number() over (order by se.starts_on, se.id) as number, count(*) over () as seasons
       from season se
      where exists (select from division_team dt where dt.season_id = se.id and not dt.is_stage)
        and (se.starts_on <= $2::date
          or exists (select from series s join division d on d.id = s.division_id where d.season_id = se.id and not d.is_stage))),
   pair as (
     select earlier.id as from_id, later.id as to_id from played asked
       join played earlier on earlier.number = least(asked.number, asked.seasons - 1)
       join played later on later.number = earlier.number + 1 where asked.id = $1)
   select ${seasonRefSql('earlier')} as "from", ${seasonRefSql('later')} as "to",
          ${rowListSql(tablesSql('earlier.id'))} as tables,
          ${rowListSql(`
            select ${divisionRefSql('d')} as division, ${jsonListSql(`
              select ${seasonTeamRefSql('dt')} as item from division_team dt where dt.division_id = d.id order by dt.team_id`)} as teams
              from division d where d.season_id = later.id and not d.is_stage order by d.rank, d.id`)} as next
     from pair join season earlier on earlier.id = pair.from_id join season later on later.id = pair.to_id`,
);

/** Reads what the movements between two seasons are found from. */
@Injectable()
export class SeasonMovementsRepository {
  constructor(private readonly db: Db) {}

  /** null: no other season with teams stands beside it, or it is still to come. */
  async findPair(seasonId: number, today: string): Promise<SeasonPair | null> {
    const [pair] = await this.db.read(PAIR, [seasonId, today]);
    return pair ? { ...pair, tables: pair.tables.map(toEndedDivision) } : null;
  }
}
