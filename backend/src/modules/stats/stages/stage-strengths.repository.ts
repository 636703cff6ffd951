import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';

/** A team's games of a season, those of its stages with those of its table. */
interface SeasonRecord {
  teamId: number;
  won: number;
  lost: number;
}

/** Walkovers and annulled series say nothing about a team (R5). */
const RECORDS = namedRead<SeasonRecord>(
  'season-game-records',
  `select side.team_id as "teamId", sum(side.won)::int as won, sum(side.lost)::int as lost
     from series s ${seriesTeamsSql('s', 'h', 'a')}
    cross join lateral (values (s.home_team_id, s.home_games, s.away_games), (s.away_team_id, s.away_games, s.home_games))
      as side(team_id, won, lost)
    where s.division_id in (select d.id from division d where d.season_id = (select season_id from division where id = $1))
      and s.reported_at is not null and s.walkover is null and not ${isAnnulledSql('h', 'a')}
    group by side.team_id order by side.team_id`,
);

/** Reads what the teams of a stage have done in its season. */
@Injectable()
export class StageStrengthsRepository {
  constructor(private readonly db: Db) {}

  /** The games of the teams that have played in the season of a stage. */
  findRecords(divisionId: number): Promise<SeasonRecord[]> {
    return this.db.read(RECORDS, [divisionId]);
  }
}
