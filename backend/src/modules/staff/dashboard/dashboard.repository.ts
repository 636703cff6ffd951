import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { failedTaskSql } from '../../messages/outbox/failed-task.read.ts';
import { SIGNUP_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { seasonRefSql } from '../../refs/ref.read.ts';
import type { DashboardCounters, DashboardGrowth } from './dashboard.ts';

/**
 * What shows whether a number can have changed. It is asked for every second, so it reads one row and one small index.
 */
export interface Pulse {
  /** The change stamp. It moves with every change of an account, player, team, sign-up, setting or result. */
  version: number;
  /** Requests and the chat's work do not move the stamp. */
  openRequests: number;
  /** Work in the chat that has failed: it was given up, or will be tried again. */
  failedChatTasks: number;
}

const PULSE = namedRead<Pulse>(
  'dashboard-pulse',
  `select (select version from change_stamp) as version,
         (select count(*)::int from approval_request where status = 'pending' and aside_at is null) as "openRequests",
         (select count(*)::int from outbox_entry o where ${failedTaskSql('o')}) as "failedChatTasks"`,
);

const COUNTERS = namedRead<DashboardCounters>(
  'dashboard-counters',
  `with open as (select se.id, se.name from season se where se.id = ${SIGNUP_SEASON_ID_SQL}),
       accounts as (select count(*)::int as users from app_user),
       squads as (select count(*)::int as teams, count(*) filter (where is_active)::int as active from team)
  select accounts.users,
         (select count(*)::int from player where user_id is not null) as "usersWithPlayer",
         squads.teams, squads.active as "activeTeams",
         (select ${seasonRefSql('open')} from open) as season,
         (select count(*)::int from signup join open on open.id = signup.season_id) as "signedUpTeams",
         (select count(*) from roster_entry r join team t on t.id = r.team_id
           where r.valid_to is null and t.is_active)::float8 / nullif(squads.active, 0) as "playersPerActiveTeam",
         (select count(*)::int from series s
           where s.reported_at is null and s.scheduled_at >= $1 and s.scheduled_at < $2) as "unreportedThisWeek"
    from accounts, squads`,
);

/** SQL: the new and the total number for each Swedish day, from the column `at` of a source. */
const byDaySql = (source: string): string =>
  jsonListSql(`
    select json_build_object('date', day, 'count', new, 'total', sum(new) over (order by day)) as item
      from (select to_char(at at time zone 'Europe/Stockholm', 'YYYY-MM-DD') as day, count(*)::int as new
              from (${source}) source group by 1) days
     order by day`);

const GROWTH = namedRead<DashboardGrowth>(
  'dashboard-growth',
  `select ${byDaySql('select created_at as at from player')} as players,
         ${byDaySql(`select created_at as at from signup where season_id = ${SIGNUP_SEASON_ID_SQL}`)} as "signedUpTeams"`,
);

/** Counts the league, with one statement for each method. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly db: Db) {}

  async pulse(): Promise<Pulse> {
    return (await this.db.read(PULSE))[0] as Pulse;
  }

  /** `from` and `to` are the week whose unreported series are counted. */
  async count(from: Date, to: Date): Promise<DashboardCounters> {
    return (await this.db.read(COUNTERS, [from, to]))[0] as DashboardCounters;
  }

  async growth(): Promise<DashboardGrowth> {
    return (await this.db.read(GROWTH))[0] as DashboardGrowth;
  }
}
