import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../divisions/annulled.read.ts';
import { seasonRefSql } from '../../refs/ref.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { LeagueNumbers } from './league-numbers.ts';

/** SQL: the `LeagueSums` of the divisions `d` that `ofScope` chooses. Players and goals are read from the stored sums. */
const sumsSql = (ofScope: string): string => `
  (select json_build_object('players', p.players, 'goals', p.goals, 'teams', t.teams, 'series', s.series, 'games', s.games)
     from (select count(distinct t.player_id)::int as players, coalesce(sum(t.goals), 0)::int as goals
             from player_division_totals t join division d on d.id = t.division_id where ${COUNTS} and ${ofScope}) p
    cross join (select count(distinct dt.team_id)::int as teams
                  from division_team dt join division d on d.id = dt.division_id where ${ofScope}) t
    cross join (select count(*)::int as series, coalesce(sum(s.home_games + s.away_games), 0)::int as games
                  from series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
                 where s.reported_at is not null and s.walkover is null and not ${isAnnulledSql('h', 'a')} and ${ofScope}) s)`;

const NUMBERS = namedRead<LeagueNumbers>(
  'league-numbers',
  `
  with current as (
    select coalesce(${CURRENT_SEASON_ID_SQL}, (select id from season order by starts_on desc, id desc limit 1)) as id)
  select (select ${seasonRefSql('se')} from season se where se.id = (select id from current)) as season,
         ${sumsSql('d.season_id = (select id from current)')} as "ofSeason",
         ${sumsSql('true')} as "allTime"`,
);

/** Reads the league's numbers with one statement. */
@Injectable()
export class LeagueNumbersRepository {
  constructor(private readonly db: Db) {}

  async find(): Promise<LeagueNumbers> {
    return (await this.db.read(NUMBERS, []))[0] as LeagueNumbers;
  }
}
