/** SQL that finds the series in which records are set, from the stored largest number of each series (R30). */
import { RECORD_KINDS, RECORDS } from '../../../domain/competition/records/records.ts';

/** The columns of `series_high`: a record of a game or a series is the largest number in one of them. */
const HIGH_COLUMNS = RECORD_KINDS.filter((kind) => (['game', 'series'] as string[]).includes(RECORDS[kind].scope)).map(
  (kind) => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/**
 * SQL: the rows of a table that have the largest number in some column. Each column is walked through from the top of its
 * index, until the number is less: nothing else of the table is read.
 */
export const topRowsSql = (table: string, columns: readonly string[]): string =>
  columns
    .map(
      (column) => `
    (select t.* from ${table} t where t.${column} > 0 order by t.${column} desc fetch first 1 rows with ties)`,
    )
    .join(' union');

/** SQL: does a `series_high` row have one of the numbers of `most`? */
const hasTopSql = (row: string): string =>
  HIGH_COLUMNS.map((column) => `(${row}.${column} = most.${column} and most.${column} > 0)`).join(' or ');

/** SQL that limits `held` to records of which the series of a `series_high` row holds one; all without a row. */
const heldBySql = (row: string | null): string =>
  row === null ? '' : ` where exists (select from most where ${hasTopSql(row)})`;

/**
 * SQL: the CTE `held` with the ids of the series in which the records of the whole league are set. With `row`, a `series_high`
 * row outside: none when its series holds no record.
 */
export const heldInLeagueSql = (row: string | null): string => `
  most as (select ${HIGH_COLUMNS.map((column) => `(select max(t.${column}) from series_high t) as ${column}`).join(', ')}),
  held as materialized (
    select top.series_id from (${topRowsSql('series_high', HIGH_COLUMNS)}) top${heldBySql(row)})`;

/** SQL: the same for the divisions `d` that are chosen. Their rows are read once, because a choice has no index of its own. */
export const heldInSql = (chosen: string, row: string | null): string => `
  chosen_high as materialized (select h.* from division d join series_high h on h.division_id = d.id where ${chosen}),
  most as materialized (select ${HIGH_COLUMNS.map((column) => `max(${column}) as ${column}`).join(', ')} from chosen_high),
  held as materialized (
    select h.series_id from (select c.* from chosen_high c cross join most where ${hasTopSql('c')}) h${heldBySql(row)})`;
