import { Injectable } from '@nestjs/common';
import type { WeekRules } from '../../../domain/match-week/week-rules.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { CONTESTED_SQL } from '../../series/contested.read.ts';
import { openClaimSql } from '../../series/match-week/no-show/no-show.read.ts';
import type { StoredClaim } from '../../series/match-week/no-show/stored-claim.ts';
import { readySql } from '../../series/match-week/ready/ready.read.ts';
import { WEEK_RULES_SQL } from '../../series/match-week/rules/week-rules.read.ts';
import type { OwnSeries } from './own-series.ts';

/** What the database knows about a series of the reader's team. The rules decide what they do next. */
export interface StoredOwnSeries extends Omit<
  OwnSeries,
  'step' | 'urgency' | 'window' | 'isMatchTime' | 'isClaimed' | 'isNext' | 'asksEvenings'
> {
  isReported: boolean;
  reportedBySide: Side | null;
  offered: Sides<boolean>;
  told: Sides<boolean>;
  /** The side has named its line-up for the start. */
  ready: Sides<boolean>;
  claim: StoredClaim | null;
  /** The days, `YYYY-MM-DD`, for which the reader has said whether they can play. */
  markedDays: string[];
  startsOn: string;
  rules: WeekRules;
}

/** More series than a team has that are not settled. */
const MOST = 60;

const offered = (side: Side): string =>
  `exists (select from time_proposal o where o.series_id = s.id and o.status = 'open' and o.side = '${side}')`;
const told = (side: Side): string =>
  `exists (select from dispute_story t join dispute x on x.id = t.dispute_id
            where x.series_id = s.id and x.decided_at is null and t.side = '${side}')`;

/**
 * The series of player `$1`'s team, with account `$2`, in seasons in which captains do something and that are not over at
 * `$3`; and, of all seasons, what captains contest and results that wait.
 */
const OWN = namedRead<StoredOwnSeries>(
  'my-week',
  `
  select s.id as "seriesId", d.name as division, d.name_en as "divisionEng", s.week, own.sort_order = 1 as "isCaptain",
         case own.team_id when s.home_team_id then 'home' else 'away' end as side,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names,
         json_build_object('home', h.logo, 'away', a.logo) as logos, s.scheduled_at as "scheduledAt",
         case when s.reported_at is not null then json_build_object('home', s.home_games, 'away', s.away_games) end as score,
         s.reported_at is not null as "isReported", s.confirmation, s.reported_by_side as "reportedBySide",
         s.confirm_by as "confirmBy", se.starts_on::text as "startsOn", ${WEEK_RULES_SQL} as rules,
         json_build_object('home', ${offered('home')}, 'away', ${offered('away')}) as offered,
         json_build_object('home', ${told('home')}, 'away', ${told('away')}) as told,
         json_build_object('home', ${readySql('home')}, 'away', ${readySql('away')}) as ready,
         ${openClaimSql} as claim,
         array(select e.day::text from evening_answer e where e.user_id = $2::int) as "markedDays"
    from roster_entry own join series s on own.team_id in (s.home_team_id, s.away_team_id)
    join division d on d.id = s.division_id join season se on se.id = d.season_id
    join match_week_rules on_rules on on_rules.season_id = se.id ${seriesTeamsSql('s', 'h', 'a')}
   where own.player_id = $1 and own.valid_to is null 
     and (s.confirmation = 'waiting' or ${CONTESTED_SQL}
          or (on_rules.captains_set_times or on_rules.captains_report) and s.reported_at is null
             and se.ends_on >= ($3::timestamptz)::date - 1)
   order by s.scheduled_at nulls last, s.week, s.id limit ${MOST}`,
);

/** Storage of what a player does in the match week. */
@Injectable()
export class MyWeekRepository {
  constructor(private readonly db: Db) {}

  /** The soonest first; those without a time last. */
  findOwn(playerId: number, userId: number | null, now: Date): Promise<StoredOwnSeries[]> {
    return this.db.read(OWN, [playerId, userId, now]);
  }
}
