import pg from 'pg';
import { allowApplication } from './app-login.ts';
import { onBusyTables } from './busy-tables.ts';
import { openDataSource } from './data-source.ts';
import { applyFunctions } from './functions.ts';
import { loadMigrations, migrationNames } from './migrations.ts';
import { assertNotReplaced } from './replaced-migrations.ts';

/** The number of the lock. Nothing else in the database uses it. */
const MIGRATION_LOCK = 7_264_001;
/** How long to wait for another instance that migrates, which waits for tables itself. A longer wait means that something is wrong. */
const WAIT_MS = 120_000;

/**
 * Brings the database up to date and returns the names of the migrations that ran: first the migrations, then the
 * functions and triggers. Several instances may call it at the same time: one migrates, the others wait and have nothing
 * left to do. Throws `OldDatabase`, before any change, for one that was made by migrations of long ago,
 * and `BusyTables` when a table is never free.
 * @param url with the login that owns the tables
 * @param appUrl with the application's login, if it is another one; it gets its rights, and is created if it is missing
 */
export async function migrateDatabase(url: string, appUrl = url): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url });
  // the waiting statement reports a cut connection
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    await guard.query(`set lock_timeout = ${WAIT_MS}`);
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const former = new Set(await namesIn(guard));
    assertNotReplaced([...former]);
    const isPending = migrationNames().some((name) => !former.has(name));
    if (isPending) await onBusyTables(() => runPending(url));
    await applyFunctions(guard);
    await allowApplication(guard, appUrl);
    return (await namesIn(guard)).filter((name) => !former.has(name));
  } finally {
    await guard.end();
  }
}

/** The migrations that have made this database so far. */
async function namesIn(guard: pg.Client): Promise<string[]> {
  const { rows: tables } = await guard.query(`select where to_regclass('migrations') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await guard.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

async function runPending(url: string): Promise<void> {
  const migrations = await loadMigrations();
  const dataSource = await openDataSource(url, { purpose: 'migration', poolSize: 2, migrations });
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
