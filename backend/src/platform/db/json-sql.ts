/** Small parts of SQL for read models. PostgreSQL builds the JSON that a page reads; there are no entities. */

/** An instant as JSON text in UTC, such as 2026-02-01T18:30:00.000Z, in any time zone of the session. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The JSON column `item` of a sub-select as one list, in its order; [] without rows. */
export const jsonListSql = (select: string): string =>
  `coalesce((select json_agg(listed.item) from (${select}) listed), '[]'::json)`;

/** All columns of a sub-select as one list of objects, in its order; [] without rows. */
export const rowListSql = (select: string): string =>
  `coalesce((select json_agg(listed) from (${select}) listed), '[]'::json)`;
