/** SQL: the player with this id; for one who was merged into another, the player who stayed (R23). */
export const presentPlayerSql = (id: string): string =>
  `coalesce((select merged.into_player_id from merged_player merged where merged.player_id = ${id}), ${id})`;
