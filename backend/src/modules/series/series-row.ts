import { isOvertimeScore } from '../../domain/series/series-result.ts';
import type { Walkover } from '../../domain/series/series-result.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import { instantSql } from '../../platform/db/json-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../divisions/annulled.sql.ts';
import { divisionRefSql } from '../refs/division-ref.ts';
import type { DivisionRef } from '../refs/division-ref.ts';
import { seasonRefSql } from '../refs/season-ref.ts';
import type { SeasonRef } from '../refs/season-ref.ts';
import { seasonTeamRefSql } from '../refs/team-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** The states of a series (R2); the documented calls write them as 0, 1 and 2. */
export type SeriesState = 'not-started' | 'time-set' | 'reported';

/** A series as the database's JSON has it. Instants are ISO text in UTC; scores are null until it is reported. */
export interface StoredSeries {
  id: number;
  week: number;
  division: DivisionRef;
  season: SeasonRef;
  home: TeamRef;
  away: TeamRef;
  scheduledAt: string | null;
  isStreamed: boolean;
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  reportedAt: string | null;
  format: SeriesFormat;
  /** It counts for neither team: the results of one of them are annulled. */
  isAnnulled: boolean;
}

/** A series as it is shown in every list and on its page. */
export interface SeriesRow extends StoredSeries {
  state: SeriesState;
  isOvertime: boolean;
}

/** A `StoredSeries` of the rows that `seriesTablesSql` joins. */
export const SERIES_JSON = `json_build_object(
    'id', s.id, 'week', s.week, 'division', ${divisionRefSql('d')}, 'season', ${seasonRefSql('se')},
    'home', ${seasonTeamRefSql('h')}, 'away', ${seasonTeamRefSql('a')},
    'scheduledAt', ${instantSql('s.scheduled_at')}, 'isStreamed', s.is_streamed,
    'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover,
    'reportedAt', ${instantSql('s.reported_at')}, 'format', d.series_format,
    'isAnnulled', ${isAnnulledSql('h', 'a')})`;

/** A series `s`, of the table or of a sub-select in brackets, with its division `d`, season `se` and teams `h`, `a`. */
export const seriesTablesSql = (source = 'series'): string => `${source} s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id ${seriesTeamsSql('s', 'h', 'a')}`;

/** The `SeriesState` of a `series` row `s`, as `toSeriesRow` says it. */
export const SERIES_STATE_SQL = `case when s.reported_at is not null then 'reported' when s.scheduled_at is not null then 'time-set' else 'not-started' end`;

/** Adds what the rules say about a stored series (R2). */
export function toSeriesRow(series: StoredSeries): SeriesRow {
  return { ...series, state: stateOf(series), isOvertime: isOvertime(series) };
}

const stateOf = ({ reportedAt, scheduledAt }: StoredSeries): SeriesState =>
  reportedAt ? 'reported' : scheduledAt ? 'time-set' : 'not-started';

const isOvertime = ({ homeGames, awayGames }: StoredSeries): boolean =>
  homeGames !== null && awayGames !== null && isOvertimeScore(homeGames, awayGames);
