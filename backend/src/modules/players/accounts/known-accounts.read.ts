/**
 * SQL: the known accounts, in lower case. A PSN name that a player has typed counts too, because replay files since
 * October 2024 contain it.
 */
export const knownAccountsSql = `
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> ''`;
