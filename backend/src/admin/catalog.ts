import type { Client } from 'pg';

/** A table in a backup: the parts that can be read and written back. */
export interface StoredTable {
  name: string;
  /** Without generated columns, which the database computes. */
  columns: string[];
  /** The columns of the primary key. Rows are written in its order, so that the same data gives the same file. */
  key: string[];
  /** The column with a generated number, if there is one. */
  identity: string | null;
  /** False: the rows belong to the present only, and are not restored. */
  isKept: boolean;
}

/**
 * Not league data: TypeORM's own table, the counters that only grow, the list of erased people, which an older backup
 * must not shorten, the results of this database's nightly checks, which instance reads replays now, and what instances tell operators.
 */
const LEFT_OUT = [
  'migrations',
  'change_stamp',
  'event_counter',
  'erased_person',
  'totals_check',
  'replay_reading',
  'instance',
  'operation_count',
];

/**
 * Logins: a restore must not bring back a session that was ended later, so everyone signs in again. Work for the chat:
 * in the old database it is done by now, and a copy on another machine must not do it. Events: readers have read them, and
 * what has happened since is taken back by the restore, not by events.
 */
const PASSING = ['session', 'refresh_token', 'login_state', 'outbox_entry', 'league_event', 'webhook_delivery'];

/** The league's tables by name. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            coalesce(array_agg(a.attname::text order by array_position(k.conkey, a.attnum))
                       filter (where a.attnum = any(k.conkey)), '{}') as key,
            max(a.attname::text) filter (where a.attidentity <> '') as identity,
            c.relname <> all($2) as "isKept"
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
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

/** Filled by their migrations and by the first start, so a new database has them too. */
const NEVER_EMPTY = ['six_mans_floor', 'live_stream', 'key_check'];

/** The number of rows in the tables together, without those that every database has. */
export async function countRows(client: Client, tables: readonly StoredTable[]): Promise<number> {
  const filled = tables.filter(({ name }) => !NEVER_EMPTY.includes(name));
  const counts = filled.map(({ name }) => `(select count(*) from ${client.escapeIdentifier(name)})`);
  const { rows } = await client.query<{ n: string }>(`select (${counts.join(' + ') || '0'})::text as n`);
  return Number(rows[0]?.n ?? 0);
}
