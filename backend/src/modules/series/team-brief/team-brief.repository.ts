import { Injectable } from '@nestjs/common';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { teamRefSql } from '../../refs/ref.read.ts';
import { isOfComingSeasonSql } from '../../refs/season.read.ts';
import { SERIES_COLUMNS, seriesTablesSql } from '../series-row.read.ts';
import type { StoredTeamBrief } from './team-brief.ts';

/** SQL: one series of the team `t`. It is found by each side for itself, so that both indexes are used. */
const oneSql = (condition: string, order: string): string => {
  const ofSide = (column: string) =>
    `(select * from series where ${column} = t.id and ${condition} order by ${order}, id limit 1)`;
  const both = `(${ofSide('home_team_id')} union all ${ofSide('away_team_id')} order by ${order}, id limit 1)`;
  return rowListSql(`select ${SERIES_COLUMNS} from ${seriesTablesSql(both)}`);
};

/** `$1` are the teams, `$2` is the present time; a series that is ahead begins at `$3` or later. In the order of the ids. */
const BRIEFS = namedRead<StoredTeamBrief>(
  'team-briefs',
  `select ${teamRefSql('t')} as team,
          ${oneSql(
            `reported_at is null and scheduled_at >= $3 and not ${isOfComingSeasonSql('division_id', '$2')}`,
            'scheduled_at',
          )} as next,
          ${oneSql('reported_at is not null', 'reported_at desc')} as latest
     from unnest($1::int[]) with ordinality as wanted(id, at) join team t on t.id = wanted.id
    order by wanted.at`,
);

/** Reads several teams, each with its next series and its latest result, in one statement. */
@Injectable()
export class TeamBriefRepository {
  constructor(private readonly db: Db) {}

  findAll(teamIds: readonly number[], now: Date, from: Date): Promise<StoredTeamBrief[]> {
    return this.db.read(BRIEFS, [teamIds, now, from]);
  }
}
