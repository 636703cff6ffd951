import { instantSql } from '../../platform/db/json-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../seasons/divisions/annulled.read.ts';
import { divisionRefSql, seasonRefSql, seasonTeamRefSql } from '../refs/ref.read.ts';
import { seriesFormatSql } from './series-format.read.ts';
import type { SeriesState } from './series-row.ts';

/** SQL for a `StoredSeries`, from the tables that `seriesTablesSql` joins. */
export const SERIES_JSON = `json_build_object(
    'id', s.id, 'week', s.week, 'bracketPosition', s.bracket_position, 'division', ${divisionRefSql('d')}, 'season', ${seasonRefSql('se')},
    'home', ${seasonTeamRefSql('h')}, 'away', ${seasonTeamRefSql('a')},
    'scheduledAt', ${instantSql('s.scheduled_at')}, 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', ${instantSql('s.reported_at')}, 'format', ${seriesFormatSql('s', 'd')},
    'isAnnulled', ${isAnnulledSql('h', 'a')})`;

/**
 * SQL: the columns of a `FlatSeries`, from the same tables, for `rowListSql`. PostgreSQL looks up how to write each value of an object
 * that it is told to build, so a nested object takes half as long again.
 */
export const SERIES_COLUMNS = `s.id, s.week, s.bracket_position as "bracketPosition", d.id as "divisionId", d.name as "divisionName", d.name_en as "divisionNameEng", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    ${instantSql('s.scheduled_at')} as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    ${instantSql('s.reported_at')} as "reportedAt", ${seriesFormatSql('s', 'd')} as format, ${isAnnulledSql('h', 'a')} as "isAnnulled"`;

/** A series `s`, of the table or of a sub-select in brackets, with its division `d`, season `se` and teams `h`, `a`. */
export const seriesTablesSql = (source = 'series'): string => `${source} s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id ${seriesTeamsSql('s', 'h', 'a')}`;

/**
 * SQL: the condition of each state for a `series` row `s`, the same as `toSeriesRow` computes. PostgreSQL can estimate how many rows
 * it has, which it cannot for the `case` below.
 */
export const SERIES_STATE_CONDITIONS: Record<SeriesState, string> = {
  reported: 's.reported_at is not null',
  'time-set': 's.reported_at is null and s.scheduled_at is not null',
  'not-started': 's.reported_at is null and s.scheduled_at is null',
};

/** SQL for the `SeriesState` of a `series` row `s`. */
export const SERIES_STATE_SQL = `case ${Object.entries(SERIES_STATE_CONDITIONS)
  .map(([state, condition]) => `when ${condition} then '${state}'`)
  .join(' ')} end`;
