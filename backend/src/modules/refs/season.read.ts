/** SQL: the id of the current season; null when the setting has no row or is empty. */
export const CURRENT_SEASON_ID_SQL = `(select nullif(value, '')::int from setting where key = 'current_season')`;
/**
 * SQL: the id of the season that teams sign up for: the chosen one, or the current one. Whether sign-up is open is
 * stored elsewhere.
 */
export const SIGNUP_SEASON_ID_SQL = `(select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), ${CURRENT_SEASON_ID_SQL}))`;

/**
 * SQL: the time of a season, by its row's alias: from the start of its first day to the end of its last, in Swedish
 * time (R14).
 */
export const seasonPeriodSql = (season: string): string =>
  `tstzrange(${season}.starts_on::timestamp at time zone 'Europe/Stockholm', (${season}.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')`;

/**
 * SQL: the team takes no part in the season, but in another one of the same time. Then the season is none of the team's: it would be
 * an empty part of its page, and of its players' pages.
 */
export const playsElsewhereSql = (teamId: string, season: string): string => `(
  not exists (select from division_team own where own.team_id = ${teamId} and own.season_id = ${season}.id)
  and exists (select from division_team theirs join season other on other.id = theirs.season_id
               where theirs.team_id = ${teamId} and ${seasonPeriodSql('other')} && ${seasonPeriodSql(season)}))`;
