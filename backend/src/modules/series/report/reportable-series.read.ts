import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { ownSeriesSql } from '../../refs/own-matter.read.ts';
import { CONTESTED_SQL } from '../contested.read.ts';
import { seriesFormatSql } from '../series-format.read.ts';
import type { LockedSeries, ReportableSeries } from './reportable-series.ts';

const seriesSql = (more = ''): string => `
  select s.id, s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId", ${seriesFormatSql('s', 'd')} as format,
         s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported",
         s.walkover, s.version, s.is_own_matter as "isReportedByOwnTeam", s.bracket_position is not null as "isOfStage",
         se.settled_at is not null as "isSeasonSettled", ${CONTESTED_SQL} as "isContested"${more}
    from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
   where s.id = $1`;

export const REPORTABLE_SERIES = namedRead<ReportableSeries>('reportable-series', seriesSql());
/** The same, locked; `$2` is the actor's player. Also takes a shared lock on the division and on the season, which cannot be settled meanwhile. */
export const LOCKED_SERIES = namedWrite<LockedSeries>(
  'lock-reportable-series',
  `${seriesSql(`, ${ownSeriesSql('s', '$2::int')} as "isOwnTeam"`)} for share of d, se for no key update of s`,
);
