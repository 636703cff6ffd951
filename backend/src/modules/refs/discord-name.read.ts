/**
 * SQL: a player's name in the chat: their account's name, with the old four-digit number where it still has one;
 * without an account, the name that staff have noted. The arguments are the aliases of the `player` row and of its
 * `app_user` row, if any.
 */
export const discordNameSql = (player: string, user: string): string =>
  `coalesce(${user}.discord_username || case when ${user}.discord_discriminator = '0' then '' else '#' || ${user}.discord_discriminator end, ${player}.discord_name)`;
