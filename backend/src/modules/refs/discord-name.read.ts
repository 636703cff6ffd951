/**
 * How the chat platform shows a player: their account's name, with the old four-digit ending where it still has one,
 * else what staff have noted. By the aliases of the `player` row and of its `app_user` row, if any.
 */
export const discordNameSql = (player: string, user: string): string =>
  `coalesce(${user}.discord_username || case when ${user}.discord_discriminator = '0' then '' else '#' || ${user}.discord_discriminator end, ${player}.discord_name)`;
