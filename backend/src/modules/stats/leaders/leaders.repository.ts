import { Injectable } from '@nestjs/common';
import { LAST_PLACE, LEAST_GAMES, LONGEST_LEADERS } from '../../../domain/competition/statistics/leaders.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { playerRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import { presentSeasonIdSql } from '../../refs/season.read.ts';
import { RATING_FACTORS_SQL, ratedSql } from '../rating.read.ts';
import { COUNTS } from '../totals.read.ts';
import type { LeadersScope, LeadersView, StoredLeaders } from './leaders.ts';

const COUNTED = ['goals', 'assists', 'saves', 'shots'] as const;

/**
 * A count as it is shown, in hundredths, so that players with the same number share the place: whole, or with two decimals per
 * game. Whole numbers are compared in a fraction of the time of decimal ones.
 */
const countSql = (count: string): string =>
  `case when $3 then (200 * c.${count}::bigint + c.games) / (2 * c.games) else 100 * c.${count}::bigint end`;

/** The first places by one number. Who shares the last place has it too. */
const placesSql = (number: string, value: string, least: string): string => `
  (select '${number}' as number, m.* from (
     select c.player_id, c.games, ${value} as value from career c cross join busiest where c.games >= busiest.${least}) m
    where m.value > 0 order by m.value desc fetch first ${LAST_PLACE} rows with ties)`;

const PLACES = [
  ...COUNTED.map((count) => placesSql(count, countSql(count), 'least')),
  placesSql('rating', '(round((c.rated / c.games)::numeric, 2) * 100)::bigint', 'least_rated'),
].join(' union all ');

/** Where a scope is read. */
interface Scope {
  /** The season, as a select with one row. */
  readonly season: string;
  /** Is a division `d` in it? */
  readonly holds: string;
  /** The team that each listed player last played for in it: a select of `player_id`, `division_id` and `team_id`. */
  readonly latest: string;
}

/** In one season a player has few rows, and all of them are read already. */
const LATEST_OF_SEASON = `
  select distinct on (t.player_id) t.player_id, t.division_id, t.team_id
    from counted t where t.player_id in (select player_id from listed)
   order by t.player_id, t.games desc, t.team_id`;

/** Over all seasons only the listed players' rows are looked up. */
const LATEST_OF_ALL = `
  select l.player_id, latest.division_id, latest.team_id from (select distinct player_id from listed) l
   cross join lateral (
     select t.division_id, t.team_id from player_division_totals t
       join division d on d.id = t.division_id join season se on se.id = d.season_id
      where t.player_id = l.player_id and ${COUNTS}
      order by se.starts_on desc, t.games desc, t.team_id limit 1) latest`;

/** The first places of each list, then the listed players with their names and teams. `$2` least games, `$3` per game, `$4` the present time. */
const leadersSql = ({ season, holds, latest }: Scope): string => `
  with scope as (${season}),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where ${COUNTS} and ${holds}),
  factor as (select t.division_id, ${RATING_FACTORS_SQL} from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, ${COUNTED.map((number) => `sum(t.${number})::int as ${number}`).join(', ')},
           sum(${ratedSql('t', 'f')}) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (
    select most.games, coalesce($2::int, case when $3 then most.least else 0 end) as least, coalesce($2::int, most.least) as least_rated
      from (select coalesce(max(games), 0) as games,
                   least(ceil(coalesce(max(games), 0) / ${LEAST_GAMES.share}.0), ${LEAST_GAMES.most})::int as least from career) most),
  listed as materialized (
    select l.* from (
      select l.*, p.nickname, p.avatar, p.nationality, count(*) over list as placed,
             row_number() over (list order by l.place, ${nameOrder('p.nickname')}, p.id) as nth
        from (select m.*, rank() over (partition by m.number order by m.value desc) as place from (${PLACES}) m) l
        join player p on p.id = l.player_id window list as (partition by l.number)) l
     where l.nth <= ${LONGEST_LEADERS}),
  latest as (${latest})
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         ${jsonListSql(`
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', round(l.value / 100.0, 2),
                    'games', l.games, 'player', ${playerRefSql('l', 'player_id')}, 'team', ${seasonTeamRefSql('dt')}) as item
             from listed l join latest on latest.player_id = l.player_id
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            order by l.number, l.nth`)} as leaders
   where $3::boolean is not null and $4::timestamptz is not null`;

/** Each scope has its own statement, because each reads another part of the sums. `$1` is the scope's id. */
const READS = {
  division: namedRead<StoredLeaders>(
    'leaders of-division',
    leadersSql({
      season: '(select (select season_id from division where id = $1::int) as season_id)',
      holds: 'd.id = $1',
      latest: LATEST_OF_SEASON,
    }),
  ),
  season: namedRead<StoredLeaders>(
    'leaders of-season',
    leadersSql({
      season: `select coalesce($1::int, ${presentSeasonIdSql('$4')}) as season_id`,
      holds: 'd.season_id = scope.season_id',
      latest: LATEST_OF_SEASON,
    }),
  ),
  'all-time': namedRead<StoredLeaders>(
    'leaders of-all-time',
    leadersSql({ season: 'select null::int as season_id', holds: '$1::int is null', latest: LATEST_OF_ALL }),
  ),
};

/** Reads the best players from the stored sums, with one statement. Annulled games and walkovers are not in the sums (R5). */
@Injectable()
export class LeadersRepository {
  constructor(private readonly db: Db) {}

  async find(scope: LeadersScope, { leastGames, isPerGame }: LeadersView, now: Date): Promise<StoredLeaders> {
    const id = scope.kind === 'all-time' ? null : scope.id;
    return (await this.db.read(READS[scope.kind], [id, leastGames, isPerGame, now]))[0] as StoredLeaders;
  }
}
