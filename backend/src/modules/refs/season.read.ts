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
 * SQL condition: the season is made early (R16). Its first day has not come, and staff have not made it current. `now` is the
 * placeholder of the present time. It is seen where somebody asks for it, and stands for nobody's present.
 */
export const isComingSql = (season: string, now: string): string =>
  `(${season}.id is distinct from ${CURRENT_SEASON_ID_SQL}
    and ${season}.starts_on > (${now}::timestamptz at time zone 'Europe/Stockholm')::date)`;

/** SQL condition: the division is of a season that is made early. The ids are read once for a whole statement. */
export const isOfComingSeasonSql = (divisionId: string, now: string): string =>
  `${divisionId} = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where ${isComingSql('coming', now)}))`;

/** SQL order: the current season, then the others from the newest to the oldest, and at last those that are made early (R16). */
export const presentFirstSql = (season: string, now: string): string =>
  `(${season}.id = ${CURRENT_SEASON_ID_SQL}) is true desc, ${isComingSql(season, now)}, ${season}.starts_on desc, ${season}.id desc`;

/** SQL: the id of the season that is meant where none is named: the current one, between two seasons the one that began last. */
export const presentSeasonIdSql = (now: string): string =>
  `(select present.id from season present order by ${presentFirstSql('present', now)} limit 1)`;

/**
 * SQL: the team takes no part in the season, but in another one of the same time. Then the season is none of the team's: it would be
 * an empty part of its page, and of its players' pages.
 */
export const playsElsewhereSql = (teamId: string, season: string): string => `(
  not exists (select from division_team own where own.team_id = ${teamId} and own.season_id = ${season}.id)
  and exists (select from division_team theirs join season other on other.id = theirs.season_id
               where theirs.team_id = ${teamId} and ${seasonPeriodSql('other')} && ${seasonPeriodSql(season)}))`;
