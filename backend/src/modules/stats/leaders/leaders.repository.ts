import { Injectable } from '@nestjs/common';
import { LAST_PLACE, LEAST_GAMES, LONGEST_LEADERS } from '../../../domain/competition/leaders.ts';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { playerRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { RATING_FACTORS_SQL, ratedSql } from '../rating.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { LeadersScope, LeadersView, StoredLeaders } from './leaders.ts';

const COUNTED = ['goals', 'assists', 'saves', 'shots'] as const;

/** Numbers as they are shown, two decimals per game, so that players with the same number share the place. */
const NUMBERS = COUNTED.map(
  (number) => `('${number}', case when $3 then c.${number}::numeric / c.games else c.${number} end, $3)`,
).join(', ');

/** The place among all, then the listed ones, with their person and team. `$2` least games, `$3` per game. */
const leadersSql = (ofScope: string, seasonId: string): string => `
  with scope as (${seasonId}),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where ${COUNTS} and ${ofScope}),
  factor as (select t.division_id, ${RATING_FACTORS_SQL} from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, ${COUNTED.map((number) => `sum(t.${number})::int as ${number}`).join(', ')},
           sum(${ratedSql('t', 'f')}) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (select coalesce(max(games), 0) as games from career),
  measured as (
    select v.number, c.player_id, c.games, round(v.value, 2) as value
      from career c cross join busiest
     cross join lateral (values ${NUMBERS}, ('rating', (c.rated / c.games)::numeric, true)) v(number, value, is_per_game)
     where c.games >= coalesce($2::int, case when v.is_per_game
             then least(round(busiest.games / ${LEAST_GAMES.share}.0), ${LEAST_GAMES.most}) else 0 end)),
  placed as (
    select m.*, rank() over (partition by m.number order by m.value desc) as place from measured m where m.value > 0),
  listed as (
    select l.*, row_number() over (partition by l.number order by l.place, lower(p.nickname), p.id) as nth,
           count(*) over (partition by l.number)::int as placed
      from placed l join player p on p.id = l.player_id where l.place <= ${LAST_PLACE})
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         ${jsonListSql(`
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', l.value, 'games', l.games,
                    'player', ${playerRefSql('p')}, 'team', ${seasonTeamRefSql('dt')}) as item
             from listed l join player p on p.id = l.player_id
            cross join lateral (
              select t.division_id, t.team_id
                from player_division_totals t join division d on d.id = t.division_id
                join season se on se.id = d.season_id cross join scope
               where t.player_id = l.player_id and ${COUNTS} and ${ofScope}
               order by se.starts_on desc, t.games desc, t.team_id limit 1) latest
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            where l.nth <= ${LONGEST_LEADERS}
            order by l.number, l.nth`)} as leaders
   where $3::boolean is not null`;

/** Each scope has its own statement, because each reads another part of the sums. `$1` is the scope's id. */
const READS = {
  division: namedRead<StoredLeaders>(
    'leaders of-division',
    leadersSql('d.id = $1', '(select (select season_id from division where id = $1::int) as season_id)'),
  ),
  // between two seasons, the one that began last
  season: namedRead<StoredLeaders>(
    'leaders of-season',
    leadersSql(
      'd.season_id = scope.season_id',
      `select coalesce($1::int, ${CURRENT_SEASON_ID_SQL},
                       (select id from season order by starts_on desc, id desc limit 1)) as season_id`,
    ),
  ),
  'all-time': namedRead<StoredLeaders>(
    'leaders of-all-time',
    leadersSql('$1::int is null', 'select null::int as season_id'),
  ),
};

/** Reads the best players from the stored sums, with one statement. Annulled games and walkovers are not in the sums (R5). */
@Injectable()
export class LeadersRepository {
  constructor(private readonly db: Db) {}

  async find(scope: LeadersScope, { leastGames, isPerGame }: LeadersView): Promise<StoredLeaders> {
    const id = scope.kind === 'all-time' ? null : scope.id;
    return (await this.db.read(READS[scope.kind], [id, leastGames, isPerGame]))[0] as StoredLeaders;
  }
}
