import type { ClientBase } from 'pg';

/** A table's columns: their SQL type, and a function that gets the value of a row. */
export type Columns<R> = Readonly<Record<string, readonly [type: string, valueOf: (row: R) => unknown]>>;

/** Few enough for one message of some megabytes. */
const ROWS_AT_ONCE = 10_000;

/** Inserts any number of rows with few statements, with one array for each column. */
export async function insertRows<R>(
  client: ClientBase,
  table: string,
  columns: Columns<R>,
  rows: readonly R[],
): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map(([type], index) => `$${index + 1}::${type}[]`);
  const sql = `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    await client.query(
      sql,
      Object.values(columns).map(([type, valueOf]) => arrayOf(type, part.map(valueOf))),
    );
  }
}

/** Most values are whole numbers. They are written here, because they need no escaping. */
const arrayOf = (type: string, values: unknown[]): unknown =>
  type === 'int' ? `{${values.map((value) => (typeof value === 'number' ? value : 'NULL')).join(',')}}` : values;

/** Makes new ids follow the inserted ones. */
export async function continueIds(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), max(id) is not null) from ${table}`,
    );
  }
}
