import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { divisionRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import { CURRENT_SEASON_ID_SQL, isOfComingSeasonSql } from '../../refs/season.read.ts';
import { SERIES_COLUMNS, seriesTablesSql } from '../series-row.read.ts';
import { LONGEST_WEEK } from './calendar-week.ts';
import type { CalendarFilter, StoredWeek } from './calendar-week.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';

/** SQL: the Monday of a day's week, as a date. */
const mondaySql = (day: string): string => `date_trunc('week', (${day})::timestamp)::date`;

/** SQL: the instant at which a day begins in Sweden (R14). */
const startSql = (day: string): string => `((${day})::timestamp at time zone 'Europe/Stockholm')`;

/** `$2` is today in Sweden. Outside of the current season, the nearest of its weeks is shown. */
const PRESENT_MONDAY = `coalesce(
    (select greatest(least(${mondaySql('$2::date')}, ${mondaySql('se.ends_on')}), ${mondaySql('se.starts_on')})
       from season se where se.id = ${CURRENT_SEASON_ID_SQL}),
    ${mondaySql('$2::date')})`;

/**
 * The seasons that may have series in the week, each with its week of the schedule: counted from its first week of play,
 * without the paused ones (R27, the same as `windowOf`). Null in a paused week. Series that were planned for a week
 * after the season's last day are still found.
 */
const SEASONS = `
  select se.id, se.starts_on < c.monday + 7 and se.ends_on >= c.monday as is_running,
         case when c.monday = any(p.mondays) then null
              else 1 + (c.monday - f.monday) / 7
                   - (select count(*) from unnest(p.mondays) paused(monday)
                       where paused.monday between f.monday and c.monday) end as week
    from chosen c cross join season se
    left join match_week_rules m on m.season_id = se.id
    cross join lateral (select ${mondaySql('coalesce(m.first_week, se.starts_on)')} as monday) f
    cross join lateral (select array(select distinct ${mondaySql('paused_day')}
                                       from unnest(m.paused_weeks) paused_day) as mondays) p
   where f.monday <= c.monday and se.ends_on + 60 >= c.monday
      or se.starts_on < c.monday + 7 and se.ends_on >= c.monday`;

const WANTED = `($3::int is null or s.division_id = $3) and ($4::int is null or ${presentTeamSql('$4::int')} in (s.home_team_id, s.away_team_id))
       and ($5::boolean is not true or s.is_streamed)`;

const IN_ORDER = 's.scheduled_at nulls last, d.rank, d.id, s.id';

/** `$1` is the wanted Monday; null: that of the present week, which leads to no season that is made early (R16). */
const WEEK = namedRead<StoredWeek>(
  'calendar-week',
  `with chosen as (select coalesce($1::date, ${PRESENT_MONDAY}) as monday),
  period as (select ${startSql('monday')} as begins, ${startSql('monday + 7')} as ends from chosen),
  seasons as (${SEASONS}),
  found as (
    select s.* from period, series s
     where s.scheduled_at >= period.begins and s.scheduled_at < period.ends and ${WANTED}
    union all
    select s.* from seasons
      join division of_season on of_season.season_id = seasons.id
      join series s on s.division_id = of_season.id and s.week = seasons.week
     where s.scheduled_at is null and ${WANTED})
  select to_char(chosen.monday, 'YYYY-MM-DD') as monday,
         (select count(*)::int from found) as total,
         ${rowListSql(`select ${SERIES_COLUMNS} from ${seriesTablesSql('found')}
                         order by ${IN_ORDER} limit ${LONGEST_WEEK}`)} as series,
         (select ${instantSql('max(s.scheduled_at)')} from series s where s.scheduled_at < period.begins) as before,
         (select ${instantSql('min(s.scheduled_at)')} from series s
           where s.scheduled_at >= period.ends
             and ($1::date is not null or not ${isOfComingSeasonSql('s.division_id', '$2')})) as after,
         ${jsonListSql(`select ${divisionRefSql('d')} as item from seasons join division d on d.season_id = seasons.id
                         where seasons.is_running or d.id = $3 order by d.season_id desc, d.rank, d.id`)} as divisions,
         ${jsonListSql(`select ${seasonTeamRefSql('dt')} as item
                          from seasons join division d on d.season_id = seasons.id
                          join division_team dt on dt.division_id = d.id
                         where seasons.is_running and case when $3::int is null then not d.is_stage else d.id = $3 end
                         order by ${nameOrder('dt.name')}, dt.team_id limit ${LONGEST_WEEK}`)} as teams
    from chosen, period`,
);

/** Reads the series of a week of the calendar, of all divisions and seasons, with one statement. */
@Injectable()
export class CalendarWeekRepository {
  constructor(private readonly db: Db) {}

  /** `monday` and `today` are `YYYY-MM-DD`; without a Monday the present week. */
  async find(monday: string | null, today: string, filter: CalendarFilter): Promise<StoredWeek> {
    const params = [monday, today, filter.divisionId, filter.teamId, filter.isStreamed];
    return (await this.db.read(WEEK, params))[0] as StoredWeek;
  }
}
