/** SQL: the team with this id; for one that was merged into another, the team that stayed (R47). */
export const presentTeamSql = (id: string): string =>
  `coalesce((select merged.into_team_id from merged_team merged where merged.team_id = ${id}), ${id})`;
