import { instantSql } from '../../platform/db/json-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../divisions/annulled.read.ts';
import { divisionRefSql, seasonRefSql, seasonTeamRefSql } from '../refs/ref.read.ts';

/** SQL for a `StoredSeries`, from the tables that `seriesTablesSql` joins. */
export const SERIES_JSON = `json_build_object(
    'id', s.id, 'week', s.week, 'division', ${divisionRefSql('d')}, 'season', ${seasonRefSql('se')},
    'home', ${seasonTeamRefSql('h')}, 'away', ${seasonTeamRefSql('a')},
    'scheduledAt', ${instantSql('s.scheduled_at')}, 'isStreamed', s.is_streamed, 'hasPlayerNumbers', s.has_player_numbers,
    'isOwnMatter', s.is_own_matter,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', ${instantSql('s.reported_at')}, 'format', d.series_format,
    'isAnnulled', ${isAnnulledSql('h', 'a')})`;

/** A series `s`, of the table or of a sub-select in brackets, with its division `d`, season `se` and teams `h`, `a`. */
export const seriesTablesSql = (source = 'series'): string => `${source} s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id ${seriesTeamsSql('s', 'h', 'a')}`;

/** SQL for the `SeriesState` of a `series` row `s`, the same as `toSeriesRow` computes. */
export const SERIES_STATE_SQL = `case when s.reported_at is not null then 'reported' when s.scheduled_at is not null then 'time-set' else 'not-started' end`;
