/** The id of the season that staff have set as the current one; no row or an empty value is no season. */
export const CURRENT_SEASON_ID_SQL = `(select nullif(value, '')::int from setting where key = 'current_season')`;
/**
 * The id of the season that teams sign up for: the one that staff have named, else the current one. Whether sign-up is
 * open is another question.
 */
export const SIGNUP_SEASON_ID_SQL = `(select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), ${CURRENT_SEASON_ID_SQL}))`;

/**
 * The time of a season, by its row's alias: from the start of its first day to the end of its last, in Swedish time
 * (R14).
 */
export const seasonPeriodSql = (season: string): string =>
  `tstzrange(${season}.starts_on::timestamp at time zone 'Europe/Stockholm', (${season}.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')`;
