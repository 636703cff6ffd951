/**
 * SQL: whether a series counts for no team, from the `division_team` rows of its two teams. That is so while the
 * results of one of them are annulled. All sums of stored games use this. The table uses `domain/standings.ts` instead,
 * which can also compute a table that does not exist yet.
 */
export const isAnnulledSql = (home: string, away: string): string =>
  `(${home}.are_results_annulled or ${away}.are_results_annulled)`;

/** Joins the `division_team` rows of the two teams of a `series` row. */
export const seriesTeamsSql = (series: string, home: string, away: string): string => `
    join division_team ${home} on ${home}.division_id = ${series}.division_id and ${home}.team_id = ${series}.home_team_id
    join division_team ${away} on ${away}.division_id = ${series}.division_id and ${away}.team_id = ${series}.away_team_id`;

/**
 * SQL: a `series` row counts, by its own alias. It looks for one of the few teams whose results are annulled, with an index of
 * these, and not for both teams of every series.
 */
export const isInForceSql = (series: string): string =>
  `not exists (select from division_team out where out.are_results_annulled and out.division_id = ${series}.division_id
                and out.team_id in (${series}.home_team_id, ${series}.away_team_id))`;
