/** Small pieces of SQL for read models: the JSON that a page reads is built by PostgreSQL, not from entities. */

/** An instant as JSON text in UTC, such as 2026-02-01T18:30:00.000Z, whatever the session's time zone is. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The one JSON column `item` of a sub-select as one list, in the sub-select's order; [] when it has no rows. */
export const jsonListSql = (select: string): string =>
  `coalesce((select json_agg(listed.item) from (${select}) listed), '[]'::json)`;

/** All columns of a sub-select as one list of objects, in the sub-select's order; [] when it has no rows. */
export const rowListSql = (select: string): string =>
  `coalesce((select json_agg(listed) from (${select}) listed), '[]'::json)`;
