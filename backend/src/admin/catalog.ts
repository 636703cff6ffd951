import type { Client } from 'pg';

/** A table as a backup sees it: what can be read from it and written back. */
export interface StoredTable {
  name: string;
  /** Without generated columns, which compute themselves. */
  columns: string[];
  /** The column that numbers itself, if there is one. */
  identity: string | null;
  /** False: its rows belong to this moment and are not brought back. */
  isKept: boolean;
}

/**
 * Not league data: TypeORM's own record, the counter that only ever moves forward, the list of the erased, which an
 * older backup must not shorten, and what this database's nightly checks found.
 */
const LEFT_OUT = ['migrations', 'change_stamp', 'erased_person', 'totals_check'];

/**
 * Logins: a restore must not bring back one that was ended since, so everyone signs in again after it. Work for the
 * chat: what was under way is done by now, and a copy on another machine must do nothing there.
 */
const PASSING = ['session', 'refresh_token', 'login_state', 'outbox_entry'];

/** The league's tables by name. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            max(a.attname::text) filter (where a.attidentity <> '') as identity,
            c.relname <> all($2) as "isKept"
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      group by c.relname
      order by c.relname`,
    [LEFT_OUT, PASSING],
  );
  return rows;
}

/** Names of the migrations that made this database, oldest first. */
export async function migrationNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by timestamp');
  return rows.map((row) => row.name);
}

/** Filled by their migrations and by the first start: a new database has them too. */
const NEVER_EMPTY = ['six_mans_floor', 'live_stream', 'key_check'];

/** How many rows the tables hold together, beside those that every database has. */
export async function countRows(client: Client, tables: readonly StoredTable[]): Promise<number> {
  const filled = tables.filter(({ name }) => !NEVER_EMPTY.includes(name));
  const counts = filled.map(({ name }) => `(select count(*) from ${client.escapeIdentifier(name)})`);
  const { rows } = await client.query<{ n: string }>(`select (${counts.join(' + ') || '0'})::text as n`);
  return Number(rows[0]?.n ?? 0);
}
