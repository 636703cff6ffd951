import { Injectable } from '@nestjs/common';
import type { PlayersAnswer } from '../../../../domain/match-week/evenings.ts';
import type { WeekRules } from '../../../../domain/match-week/week-rules.ts';
import type { Sides } from '../../../../domain/sides.ts';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { ownSeriesSql } from '../../../refs/own-matter.read.ts';
import { CONTESTED_SQL } from '../../contested.read.ts';
import { takenSql } from '../../taken/taken-series.read.ts';
import type { StoredTaken } from '../../taken/taken-series.ts';
import { openClaimSql } from '../no-show/no-show.read.ts';
import type { StoredClaim } from '../no-show/stored-claim.ts';
import { readySql } from '../ready/ready.read.ts';
import { WEEK_RULES_SQL } from '../rules/week-rules.read.ts';
import type { WeekMatter } from './week-matter.ts';

/** What both teams have said about the time of a series; times are ISO text. */
export interface StoredWishes {
  offers: string[];
  answers: PlayersAnswer[];
}

/** A series that may need staff. The rules decide. */
export interface MatterCandidate extends Omit<WeekMatter, 'group' | 'deadline' | 'claim' | 'suggestedStart' | 'taken'> {
  claim: StoredClaim | null;
  taken: StoredTaken | null;
  /** Of a series without a time; null: it has one. */
  wishes: StoredWishes | null;
  divisionAdminUserId: number | null;
  isOwnTeam: boolean;
  isReported: boolean;
  /** The side has named its line-up for the start. */
  ready: Sides<boolean>;
  startsOn: string;
  rules: WeekRules;
}

/** SQL: what both teams of series `s` have said about its time. */
const WISHES = `json_build_object(
           'offers', array(select ${instantSql('start')} from time_proposal o cross join unnest(o.starts) start
                            where o.series_id = s.id and o.status = 'open' order by start),
           'answers', coalesce((
              select json_agg(json_build_object('side', case r.team_id when s.home_team_id then 'home' else 'away' end,
                                'day', e.day::text, 'answer', e.answer) order by e.day, p.id)
                from roster_entry r join player p on p.id = r.player_id join evening_answer e on e.user_id = p.user_id
               where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null), '[]'))`;

/** SQL: the last week of play that can have begun at `$1`; paused weeks only make it an earlier one. */
const LAST_WEEK = `1 + (date_trunc('week', $1::timestamptz at time zone 'Europe/Stockholm')::date
                - date_trunc('week', coalesce(on_rules.first_week, se.starts_on)::timestamp)::date) / 7`;

/**
 * Series of seasons that are not over and in which captains do something, that start by an hour after `$1` without a result;
 * and, of all seasons, what captains contest and results that wait.
 */
const CANDIDATES = namedRead<MatterCandidate>(
  'week-matters',
  `
  select s.id as "seriesId", d.id as "divisionId", d.name as division, d.admin_user_id as "divisionAdminUserId", s.week,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed",
         case when s.reported_at is not null then json_build_object('home', s.home_games, 'away', s.away_games) end as score,
         s.reported_at is not null as "isReported", s.confirmation, s.reported_by_side as "reportedBySide",
         s.confirm_by as "confirmBy", s.version, ${openClaimSql} as claim,
         ${takenSql('s', '$1')} as taken,
         case when s.reported_at is null and s.scheduled_at is null then ${WISHES} end as wishes,
         ${ownSeriesSql('s', '$2::int')} as "isOwnTeam",
         json_build_object('home', ${readySql('home')}, 'away', ${readySql('away')}) as ready,
         se.starts_on::text as "startsOn", ${WEEK_RULES_SQL} as rules
    from match_week_rules on_rules join season se on se.id = on_rules.season_id join division d on d.season_id = se.id
    join series s on s.division_id = d.id ${seriesTeamsSql('s', 'h', 'a')}
   where s.confirmation = 'waiting' or ${CONTESTED_SQL}
      or (on_rules.captains_set_times or on_rules.captains_report) and se.ends_on >= ($1::timestamptz)::date - 1
         and s.reported_at is null
         and coalesce(s.scheduled_at <= $1::timestamptz + interval '1 hour', s.week <= ${LAST_WEEK})
   order by coalesce(s.confirm_by, s.scheduled_at), s.week, s.id`,
);

/** Storage of the series that need staff in the match week. */
@Injectable()
export class WeekMattersRepository {
  constructor(private readonly db: Db) {}

  findCandidates(now: Date, playerId: number | null): Promise<MatterCandidate[]> {
    return this.db.read(CANDIDATES, [now, playerId]);
  }
}
