import type { PlacementBand } from '../../domain/placement-band.ts';
import type { SeriesFormat } from '../../domain/series-format.ts';
import type { StandingsResult, StandingsTeam } from '../../domain/standings.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { placementBandsSql } from './placement-band.sql.ts';

/** A team of the division as it was that season, with what staff have decided about it. */
export interface DivisionTeam extends StandingsTeam {
  logo: string | null;
  adjustmentReason: string | null;
}

/** A reported series of the division. */
export interface DivisionResult extends StandingsResult {
  seriesId: number;
}

/** All that a division's table is computed from; results oldest first. */
export interface DivisionResults {
  divisionId: number;
  format: SeriesFormat;
  teams: DivisionTeam[];
  results: DivisionResult[];
  bands: PlacementBand[];
}

/** The `DivisionResults` of a `division` row, by the row's alias. Results come as played: the form guide shows them. */
export const divisionResultsSql = (division: string): string => `json_build_object(
    'divisionId', ${division}.id, 'format', ${division}.series_format, 'bands', ${placementBandsSql(division)},
    'teams', ${jsonListSql(`
      select json_build_object('id', entered.team_id, 'name', entered.name, 'logo', entered.logo,
               'isDisqualified', entered.is_disqualified, 'adjustment', entered.adjustment,
               'adjustmentReason', entered.adjustment_reason, 'decider', entered.decider) as item
        from division_team entered where entered.division_id = ${division}.id order by entered.team_id`)},
    'results', ${jsonListSql(`
      select json_build_object('seriesId', result.id, 'homeTeamId', result.home_team_id, 'awayTeamId', result.away_team_id,
               'homeGames', result.home_games, 'awayGames', result.away_games, 'homeGoals', result.home_goals,
               'awayGoals', result.away_goals, 'walkover', result.walkover) as item
        from series result where result.division_id = ${division}.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id`)})`;
