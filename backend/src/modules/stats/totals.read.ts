import { jsonListSql } from '../../platform/db/json-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../seasons/divisions/annulled.read.ts';

const COLUMNS = ['games', 'score', 'goals', 'assists', 'saves', 'shots'] as const;

/** SQL: the keys and values of a `Totals` for json_build_object, from a `player_division_totals` row by its alias. */
export const totalsSql = (row: string): string => COLUMNS.map((column) => `'${column}', ${row}.${column}`).join(', ');

/** SQL: the `Totals` of a whole division, with which ratings compare; zeros without rows. */
export const divisionTotalsSql = (divisionId: string): string =>
  `(select json_build_object(${COLUMNS.map((column) => `'${column}', coalesce(sum(every.${column}), 0)`).join(', ')})
      from player_division_totals every where every.division_id = ${divisionId})`;

/**
 * SQL: a `player_division_totals` row `t` has games that count. A player whose games are all annulled has a row of
 * zeros.
 */
export const COUNTS = 't.games > 0';

/**
 * SQL: a list with an object of `fields` for each team of a division, from its series `s` that are played and count (R5).
 * `side.conceded` are the team's goals against in one of them.
 */
const perTeamSql = (divisionId: string, fields: string, isMeant = ''): string =>
  jsonListSql(`
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)${fields}) as item
    from series s ${seriesTeamsSql('s', 'h', 'a')}
   cross join lateral (values (s.home_team_id, s.away_goals), (s.away_team_id, s.home_goals)) as side(team_id, conceded)
   where s.division_id = ${divisionId} and s.reported_at is not null and s.walkover is null${isMeant}
     and not ${isAnnulledSql('h', 'a')}
   group by side.team_id`);

/** SQL: the games that each team of a division played, by team, without those whose numbers are missing (R22). */
export const teamGamesSql = (divisionId: string): string => perTeamSql(divisionId, '', ' and s.has_player_numbers');

/** SQL: the goals against of each team of a division, with its games, also those whose numbers are missing (R22). */
export const concededSql = (divisionId: string): string => perTeamSql(divisionId, `, 'goals', sum(side.conceded)`);
