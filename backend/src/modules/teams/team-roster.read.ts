import { seasonPeriodSql } from '../refs/season.read.ts';

/** SQL: whether a `roster_entry` row is valid at a time. Both arguments are SQL. */
export const isRunningSql = (entry: string, instant: string): string =>
  `${entry}.valid_from <= ${instant} and (${entry}.valid_to is null or ${entry}.valid_to > ${instant})`;

/**
 * SQL: who was in a team at any time of a season, or played for it then: `player_id` and the `sort_order` of the last
 * entry; null for a player without an entry. `team` is the SQL of the team's id, `season` the alias of the season's
 * row.
 */
export const seasonRosterSql = (team: string, season: string): string => `
  select distinct on (member.player_id) member.player_id, member.sort_order
    from (select r.player_id, r.sort_order, r.valid_from
            from roster_entry r
           where r.team_id = ${team} and tstzrange(r.valid_from, r.valid_to) && ${seasonPeriodSql(season)}
          union all
          select totals.player_id, null, null
            from player_division_totals totals join division played on played.id = totals.division_id
           where totals.team_id = ${team} and played.season_id = ${season}.id) member
   order by member.player_id, member.valid_from desc nulls last`;
