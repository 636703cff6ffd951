import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { maySee } from '../../../domain/match-week/week-relation.ts';
import { WEEK_RULES_OFF } from '../../../domain/match-week/week-rules.ts';
import type { WeekRules } from '../../../domain/match-week/week-rules.ts';
import { windowOf } from '../../../domain/match-week/week-window.ts';
import { mayChange } from '../../../domain/series/series-report.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { ownSeriesSql } from '../../refs/own-matter.read.ts';
import type { WeekSeries } from './week-series.ts';
import { openClaimSql } from './no-show/no-show.read.ts';
import { WEEK_RULES_SQL } from './rules/week-rules.read.ts';

/** What the database knows; the rules add the rest. */
type StoredWeekSeries = Omit<WeekSeries, 'isStaff' | 'window' | 'rules'> & {
  startsOn: string;
  rules: WeekRules | null;
};

/** The player's place in one of the teams now. */
const OWN_ENTRY = `from roster_entry own where own.player_id = $2::int and own.valid_to is null
                      and own.team_id in (s.home_team_id, s.away_team_id)`;

const SERIES = `
  select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", d.season_id as "seasonId", s.week,
         s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed", s.reported_at is not null as "isReported",
         s.walkover, s.confirmation, s.reported_by_side as "reportedBySide", s.confirm_by as "confirmBy", s.version, ${openClaimSql} as claim,
         json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as names, ${ownSeriesSql('s', '$2::int')} as "isOwnTeam",
         (select case own.team_id when s.home_team_id then 'home' else 'away' end ${OWN_ENTRY}) as side,
         coalesce((select own.sort_order = 1 ${OWN_ENTRY}), false) as "isCaptain",
         se.starts_on::text as "startsOn", ${WEEK_RULES_SQL} as rules
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
    ${seriesTeamsSql('s', 'h', 'a')}
   where s.id = $1`;

const ONE = namedRead<StoredWeekSeries>('week-series', SERIES);

const LOCKED = namedWrite<StoredWeekSeries>('lock-week-series', `${SERIES} for share of d for no key update of s`);

/** The teams come before the series, as everywhere: their captains stay who they are until the end of the transaction. */
const LOCK_TEAMS = namedWrite<{ id: number }>(
  'lock-teams-of-week-series',
  `select t.id from team t where t.id in (select home_team_id from series where id = $1 union all
                                          select away_team_id from series where id = $1) order by t.id for share`,
);

/** Storage of series as their captains handle them. */
@Injectable()
export class WeekSeriesRepository {
  constructor(private readonly db: Db) {}

  /** null when there is no such series, or the person may not see what its captains do. */
  async findById(seriesId: number, actor: Actor): Promise<WeekSeries | null> {
    return seenBy(actor, (await this.db.read(ONE, [seriesId, actor.playerId]))[0]);
  }

  /** The same, and locks the rosters of both teams, then the series as a report does. */
  async lockById(seriesId: number, actor: Actor): Promise<WeekSeries | null> {
    await this.db.write(LOCK_TEAMS, [seriesId]);
    return seenBy(actor, (await this.db.write(LOCKED, [seriesId, actor.playerId]))[0]);
  }
}

function seenBy(actor: Actor, stored: StoredWeekSeries | undefined): WeekSeries | null {
  if (!stored) return null;
  const { startsOn, ...series } = stored;
  const rules = series.rules ?? WEEK_RULES_OFF;
  const isStaff = mayChange(actor, series);
  const seen = { ...series, rules, isStaff, window: windowOf(series.week, startsOn, rules) };
  return maySee(seen) ? seen : null;
}
