import type { Db } from '../../src/platform/db/db.ts';
import type { NamedRead } from '../../src/platform/db/named-read.ts';
import { groupBy } from '../../src/platform/group-by.ts';

/** Tables that change with every visit to the site, and contain nothing of the league. */
export const RESTLESS = [
  'change_stamp',
  'instance',
  'live_stream',
  'login_state',
  'operation_count',
  'rate_limit',
  'refresh_token',
  'session',
];

/** What is read: by which name, without which tables, and the SQL of what is told of a row `t` of a table. */
interface RowsToRead {
  name: string;
  without: readonly string[];
  told: (table: string) => string;
}

/** What is told of each row, by table in the order of their names; an empty list for a table without rows. */
export async function tableRows<T>(db: Db, { name, without, told }: RowsToRead): Promise<[table: string, rows: T[]][]> {
  const tables = await db.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [without],
  );
  // sums within the statement would make PostgreSQL start parallel workers, which takes 30 times as long as the rows
  const parts = tables.map(({ table }) => `select '${table}' as table, ${told(table)} as row from "${table}" t`);
  // prepared once, because its plan takes longer than its rows
  const statement = { name: `${name} of ${tables.length} tables`, sql: parts.join(' union all ') };
  const rows = groupBy(await db.read(statement as NamedRead<{ table: string; row: T }>), ({ table }) => table);
  return tables.map(({ table }) => [table, (rows.get(table) ?? []).map(({ row }) => row)]);
}
