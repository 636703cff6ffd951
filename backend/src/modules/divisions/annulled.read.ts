/**
 * Whether a series counts for no one, by the `division_team` rows of its two teams: while the results of one of them are
 * annulled. Everything that adds up stored games asks this. The table asks `domain/standings.ts`, which can also be asked
 * what would be.
 */
export const isAnnulledSql = (home: string, away: string): string =>
  `(${home}.are_results_annulled or ${away}.are_results_annulled)`;

/** Joins the `division_team` rows of the two teams of a `series` row. */
export const seriesTeamsSql = (series: string, home: string, away: string): string => `
    join division_team ${home} on ${home}.division_id = ${series}.division_id and ${home}.team_id = ${series}.home_team_id
    join division_team ${away} on ${away}.division_id = ${series}.division_id and ${away}.team_id = ${series}.away_team_id`;
