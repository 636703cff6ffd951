import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { divisionRefSql, seasonRefSql } from '../../refs/ref.read.ts';
import { SIGNUP_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { lateSeriesSql } from '../../series/late-series.read.ts';
import type { StoredHealth } from './season-health.ts';

/** The week of the season on the day `$2`; before its first day 0 or less. */
const WEEK_NOW = '(($2::date - se.starts_on) / 7 + case when $2::date >= se.starts_on then 1 else 0 end)';

const DIVISIONS = rowListSql(`
  select ${divisionRefSql('d')} as division, d.is_stage as "isStage", count(s.reported_at)::int as played,
         count(*) filter (where s.id is not null and s.reported_at is null)::int as unplayed,
         count(*) filter (where ${lateSeriesSql('s', '$2')})::int as late,
         count(*) filter (where s.id is not null and s.reported_at is null and s.scheduled_at is null
                            and s.week <= ${WEEK_NOW})::int as timeless,
         count(*) filter (where s.confirmation = 'waiting')::int as waiting,
         count(*) filter (where s.confirmation = 'disputed')::int as disputed,
         count(*) filter (where exists (
           select from no_show_claim c where c.series_id = s.id and c.decided_at is null))::int as claimed
    from division d left join series s on s.division_id = d.id
   where d.season_id = se.id group by d.id order by d.is_stage, d.rank, d.id`);

/** A walkover that is given to the other side, or to neither. */
const LOST_BY_WALKOVER = `s.reported_at is not null and
  (s.home_team_id = dt.team_id and s.walkover in ('away', 'both') or s.away_team_id = dt.team_id and s.walkover in ('home', 'both'))`;

const TEAMS = rowListSql(`
  select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, ${divisionRefSql('d')} as division,
         (select count(*) from roster_entry r where r.team_id = dt.team_id and r.valid_to is null)::int as players,
         (select count(*) from roster_entry r join player p on p.id = r.player_id
           where r.team_id = dt.team_id and r.valid_to is null and p.nationality = 'SE')::int as swedes,
         first.player_id is not null as "hasCaptain", u.id is not null as "hasAccount",
         ${instantSql('greatest(u.last_login_at, (select max(x.last_seen_at) from session x where x.user_id = u.id))')} as "captainSeenAt",
         (select count(*) from series s where s.division_id = d.id and ${LOST_BY_WALKOVER})::int as walkovers
    from division_team dt join division d on d.id = dt.division_id
    left join roster_entry first on first.team_id = dt.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = captain.user_id
   where dt.season_id = se.id and not dt.is_stage and not dt.is_disqualified
   order by d.rank, d.id, ${nameOrder('dt.name')}, dt.team_id`);

/** A series is played on its day in Sweden; one that was reported before its time was played then. */
const PLAYED_ON = `(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'Europe/Stockholm')::date`;
const IN_TIME = `${PLAYED_ON} < se.starts_on + 7 * s.week`;
const IS_PLAYED = 's.reported_at is not null';

const WEEKS = rowListSql(`
  select s.week, count(*)::int as series, count(*) filter (where ${IS_PLAYED} and ${IN_TIME})::int as "onTime",
         count(*) filter (where ${IS_PLAYED} and not ${IN_TIME})::int as afterwards,
         count(*) filter (where s.walkover is not null)::int as walkovers
    from series s join division d on d.id = s.division_id where d.season_id = se.id and not d.is_stage
   group by s.week order by s.week`);

const SANCTIONS = rowListSql(`
  select x.id, coalesce(p.nickname, t.name) as name, x.ends_on::text as "endsOn"
    from sanction x left join player p on p.id = x.player_id left join team t on t.id = x.team_id
   where x.lifted_at is null and x.starts_on <= $2::date and x.ends_on between $2::date and $2::date + 14
   order by x.ends_on, x.id`);

const STAFF = rowListSql(`
  select u.id as "userId", coalesce(p.nickname, u.discord_username) as name, count(*)::int as acts,
         ${instantSql('max(a.at)')} as "latestAt"
    from audit_entry a join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id
   where a.at > $3::timestamptz - interval '30 days' and exists (select from user_role r where r.user_id = u.id)
   group by u.id, p.id order by count(*) desc, u.id`);

const HEALTH = namedRead<StoredHealth>(
  'season-health',
  `select ${seasonRefSql('se')} as season, se.ends_on::text as "endsOn", ${DIVISIONS} as divisions, ${TEAMS} as teams,
          ${WEEKS} as weeks, ${SANCTIONS} as sanctions, ${STAFF} as staff,
          (select count(*) from approval_request where status = 'pending' and aside_at is null)::int as "openRequests",
          (select ${instantSql('min(created_at)')} from approval_request where status = 'pending' and aside_at is null)
            as "oldestRequestAt",
          (select ${seasonRefSql('open')} from season open where open.id = ${SIGNUP_SEASON_ID_SQL}) as "signupSeason",
          (select count(*) from signup where season_id = ${SIGNUP_SEASON_ID_SQL})::int as "signedUp",
          (select count(*) from division_team where season_id = se.id and not is_stage)::int as places
     from season se where se.id = $1`,
);

/** Reads how a season stands. */
@Injectable()
export class SeasonHealthRepository {
  constructor(private readonly db: Db) {}

  /** `today` is the day in Sweden; null: there is no such season. */
  async find(seasonId: number, { today, now }: { today: string; now: Date }): Promise<StoredHealth | null> {
    return (await this.db.read(HEALTH, [seasonId, today, now]))[0] ?? null;
  }
}
