import pg from 'pg';
import { allowApplication } from './app-login.ts';
import { createDataSource } from './data-source.ts';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_264_001;
/** Another instance that starts at the same time may be migrating; longer than this and something is wrong. */
const WAIT_MS = 60_000;

/**
 * Brings the database up to date and returns the names of the migrations that ran. Safe to call from several
 * instances at once: one migrates, the others wait for it and find nothing to do.
 * @param url as the login that owns the tables
 * @param appUrl as the application's login, when it is another one: it may work with the data, and is made if need be
 */
export async function migrate(url: string, appUrl = url): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url });
  // a connection cut while waiting is reported by the statement on it
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    await guard.query(`set lock_timeout = ${WAIT_MS}`);
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await runPending(url);
    await allowApplication(guard, appUrl);
    return ran;
  } finally {
    await guard.end();
  }
}

async function runPending(url: string): Promise<string[]> {
  const dataSource = await createDataSource(url, { purpose: 'operator', poolSize: 2 }).initialize();
  try {
    const ran = await dataSource.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
