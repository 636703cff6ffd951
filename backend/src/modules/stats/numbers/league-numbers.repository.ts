import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isInForceSql } from '../../seasons/divisions/annulled.read.ts';
import { seasonRefSql } from '../../refs/ref.read.ts';
import { isOfComingSeasonSql, presentSeasonIdSql } from '../../refs/season.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { LeagueNumbers } from './league-numbers.ts';

/**
 * SQL: the `LeagueSums` of the divisions that `ofScope` chooses, by the column with their id. Players are read from the
 * stored sums, which lack the games without players' numbers (R22); games and goals are those of the series. Who occurs often is counted once by grouping, because `count(distinct …)` sorts all rows.
 */
const sumsSql = (ofScope: (divisionId: string) => string): string => `
  (select json_build_object('players', p.players, 'goals', s.goals, 'teams', t.teams, 'series', s.series, 'games', s.games)
     from (select count(*)::int as players
             from (select t.player_id from player_division_totals t
                    where ${COUNTS} and ${ofScope('t.division_id')} group by t.player_id) own) p
    cross join (select count(*)::int as teams
                  from (select dt.team_id from division_team dt where ${ofScope('dt.division_id')} group by dt.team_id) own) t
    cross join (select count(*)::int as series, coalesce(sum(s.home_games + s.away_games), 0)::int as games,
                       coalesce(sum(s.home_goals + s.away_goals), 0)::int as goals
                  from series s
                 where s.reported_at is not null and s.walkover is null and ${isInForceSql('s')} and ${ofScope('s.division_id')}) s)`;

const ofCurrent = (divisionId: string): string =>
  `${divisionId} in (select id from division where season_id = (select id from current))`;

const NUMBERS = namedRead<LeagueNumbers>(
  'league-numbers',
  `
  with current as (
    select ${presentSeasonIdSql('$1')} as id)
  select (select ${seasonRefSql('se')} from season se where se.id = (select id from current)) as season,
         ${sumsSql(ofCurrent)} as "ofSeason",
         ${sumsSql((divisionId) => `not ${isOfComingSeasonSql(divisionId, '$1')}`)} as "allTime"`,
);

/** Reads the league's numbers with one statement. */
@Injectable()
export class LeagueNumbersRepository {
  constructor(private readonly db: Db) {}

  async find(now: Date): Promise<LeagueNumbers> {
    return (await this.db.read(NUMBERS, [now]))[0] as LeagueNumbers;
  }
}
