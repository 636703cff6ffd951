import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { openDataSource, type DataSourceOptions } from '../../src/platform/db/data-source.ts';

/** A migrated database. `drop` deletes it, also with open connections. */
interface NewDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database with a pool of connections that are warm: they have planned its statements and know its tables. */
interface Kept {
  database: NewDatabase;
  dataSource: DataSource;
  /** Its tables, functions and rights when it was new. */
  schema: string;
  /** The statements that bring back its rows. */
  clean: string;
}

/** A pool of connections to a database that is as new. */
interface CleanDatabase {
  dataSource: DataSource;
  url: string;
  /** Gives it back for the next test. */
  close(): Promise<void>;
}

/** Those of this worker that no test uses, by the options of their pools. */
const waiting = new Map<string, Kept[]>();

/**
 * A database as new: its only rows are those of the migrations, and its numbers begin at the first. It is cleaned when it
 * is given back. It is deleted instead when a test has changed its schema, or has left a connection open.
 */
export async function cleanDatabase(
  create: () => Promise<NewDatabase>,
  options: DataSourceOptions,
): Promise<CleanDatabase> {
  const alike = waiting.get(JSON.stringify(options)) ?? [];
  waiting.set(JSON.stringify(options), alike);
  const kept = alike.pop() ?? (await newOne(create, options));
  // those of the last `Db`
  poolOf(kept.dataSource).removeAllListeners('release');
  const { proxy, revoke } = Proxy.revocable(kept.dataSource, {
    // an application that ends leaves its connections to the next one
    get: (target, name) => (name === 'destroy' ? async () => undefined : (Reflect.get(target, name) as unknown)),
  });
  const close = async (): Promise<void> => {
    // work that a test has left behind finds no database, and not the next test's
    revoke();
    if (await isCleanAgain(kept).catch(() => false)) alike.push(kept);
    else await dropped(kept);
  };
  return { dataSource: proxy, url: kept.database.url, close };
}

/**
 * Databases that are each as `create` makes them, for tests of one file that each change one. A test gets the one of an earlier
 * test, whose rows are brought back.
 */
export function copiesOf(create: () => Promise<NewDatabase>): { copy(): Promise<NewDatabase>; drop(): Promise<void> } {
  const ready: Kept[] = [];
  return {
    copy: async () => {
      const kept = ready.pop() ?? (await newOne(create, {}));
      const giveBack = async (): Promise<void> => {
        if (await isCleanAgain(kept).catch(() => false)) ready.push(kept);
        else await dropped(kept);
      };
      return { url: kept.database.url, drop: giveBack };
    },
    drop: async () => {
      for (const kept of ready.splice(0)) await dropped(kept);
    },
  };
}

async function newOne(create: () => Promise<NewDatabase>, options: DataSourceOptions): Promise<Kept> {
  const database = await create();
  const dataSource = await openDataSource(database.url, options);
  // they do not keep a worker from ending
  Object.assign(poolOf(dataSource).options, { allowExitOnIdle: true });
  const pool = poolOf(dataSource);
  return { database, dataSource, schema: await schemaOf(pool), clean: await restoringOf(pool) };
}

const poolOf = ({ driver }: DataSource): pg.Pool => (driver as unknown as { master: pg.Pool }).master;

async function dropped({ database, dataSource }: Kept): Promise<void> {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
}

async function isCleanAgain({ dataSource, schema, clean }: Kept): Promise<boolean> {
  const pool = poolOf(dataSource);
  if (!dataSource.isInitialized || pool.idleCount < pool.totalCount || pool.waitingCount > 0) return false;
  if (!(await isAlone(pool)) || (await schemaOf(pool)) !== schema) return false;
  // creating a database is faster than deleting this many rows
  if ((await pool.query<{ bytes: number }>(SIZE)).rows[0]!.bytes > MUCH) return false;
  await pool.query(clean);
  const filled = await pool.query<{ name: string }>(FILLED);
  // an empty file again: rows that are not sorted come in the order in which they were added
  if (filled.rows.length > 0) await pool.query(`vacuum ${filled.rows.map(({ name }) => name).join(', ')}`);
  return true;
}

/** Are the pool's connections the only ones? PostgreSQL still lists a closed one for a moment. */
async function isAlone(pool: pg.Pool): Promise<boolean> {
  for (let tries = 0; tries < LOOKS; tries++) {
    const { rows } = await pool.query<{ all: number }>(CONNECTIONS);
    if (rows[0]?.all === pool.totalCount) return true;
    await sleep(5);
  }
  return false;
}

async function schemaOf(pool: pg.Pool): Promise<string> {
  return (await pool.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? '';
}

/** Statements that bring back all rows and counters as they are now, whatever is in the tables then. No trigger sees it. */
export async function restoringOf(db: pg.Pool | pg.Client): Promise<string> {
  const parts = [DELETE];
  for (const name of (await db.query<{ name: string }>(TABLES)).rows.map((row) => row.name)) {
    const { rows } = await db.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t`);
    if (rows.length === 0) continue;
    const json = pg.escapeLiteral(JSON.stringify(rows.map(({ row }) => row)));
    parts.push(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${json});`);
  }
  const { rows: counters } = await db.query<{ name: string; value: string }>(COUNTERS);
  for (const { name, value } of counters) parts.push(`select setval('${name}', ${value});`);
  return `begin; set local session_replication_role = replica; ${parts.join('\n')} commit`;
}

const LOOKS = 20;

/** Bytes of all rows. */
const MUCH = 20_000_000;

const SIZE = `
  select sum(pg_relation_size(oid))::int as bytes from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace`;

const TABLES = `
  select oid::regclass::text as name from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`;

const COUNTERS = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
   where last_value is not null`;

const DELETE = `
  do $$ declare name text; begin
    for name in ${TABLES} loop execute 'delete from ' || name; end loop;
  end $$;
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
   where last_value is not null and sequencename <> 'migrations_id_seq';`;

/** All connections to this database. */
const CONNECTIONS = `
  select count(*)::int as all from pg_stat_activity
   where datname = current_database() and backend_type = 'client backend'`;

/** Every change of a table, a column, a constraint, a trigger, a function or a right writes one of these rows again. */
const SCHEMA = `
  select concat_ws(' ',
    (select concat(count(*), ' ', sum(hashtext(c.oid || c.relname || coalesce(c.relacl::text, '')))) from pg_class c
      where c.relnamespace = 'public'::regnamespace),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_attribute where attrelid >= 16384),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_proc where oid >= 16384),
    (select concat(count(*), ' ', sum(xmin::text::bigint)) from pg_db_role_setting)) as schema`;

/** Tables that have ever had rows. */
const FILLED = `
  select oid::regclass::text as name from pg_class
   where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;
