import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import type { DivisionResult, DivisionResults, TableTeam } from './division-results.ts';

const TEAM = {
  id: 'team_id',
  name: 'name',
  logo: 'logo',
  isDisqualified: 'is_disqualified',
  areResultsAnnulled: 'are_results_annulled',
  adjustment: 'adjustment',
  adjustmentReason: 'adjustment_reason',
  decider: 'decider',
} as const satisfies Record<keyof TableTeam, string>;

const RESULT = {
  seriesId: 'id',
  week: 'week',
  homeTeamId: 'home_team_id',
  awayTeamId: 'away_team_id',
  homeGames: 'home_games',
  awayGames: 'away_games',
  homeGoals: 'home_goals',
  awayGoals: 'away_goals',
  walkover: 'walkover',
} as const satisfies Record<keyof DivisionResult, string>;

/** Values in the order of `TEAM` or `RESULT`. */
type Row = readonly unknown[];

/** `DivisionResults` in JSON: rows without the names of their fields, because a long career has hundreds of rows. */
export interface StoredResults {
  divisionId: number;
  format: SeriesFormat;
  teams: Row[];
  results: Row[];
}

const rowSql = (alias: string, columns: Readonly<Record<string, string>>): string =>
  `json_build_array(${Object.values(columns)
    .map((column) => `${alias}.${column}`)
    .join(', ')}) as item`;

/**
 * SQL for the `StoredResults` of a `division` row, by the row's alias. The results are in the order of play, for the
 * list of the latest results. Every table is made of them, so this is the place where a stage has none (R43): its series never count
 * in one, and it has no places.
 */
export const divisionResultsSql = (division: string): string => `json_build_object(
    'divisionId', ${division}.id, 'format', ${division}.series_format,
    'teams', ${jsonListSql(`
      select ${rowSql('entered', TEAM)} from division_team entered
       where entered.division_id = ${division}.id and not entered.is_stage order by entered.team_id`)},
    'results', ${jsonListSql(`
      select ${rowSql('result', RESULT)} from series result
       where result.division_id = ${division}.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id`)})`;

/** Adds the names of the fields. */
export const toDivisionResults = ({ divisionId, format, teams, results }: StoredResults): DivisionResults => ({
  divisionId,
  format,
  teams: teams.map(namedBy<TableTeam>(TEAM)),
  results: results.map(namedBy<DivisionResult>(RESULT)),
});

function namedBy<T extends object>(columns: Readonly<Record<keyof T, string>>): (row: Row) => T {
  const names = Object.keys(columns);
  return (row) => {
    const named: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) named[names[at] as string] = row[at];
    return named as T;
  };
}
