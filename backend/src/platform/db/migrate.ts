import pg from 'pg';
import { allowApplication } from './app-login.ts';
import { createDataSource } from './data-source.ts';

/** The number of the lock. Nothing else in the database uses it. */
const MIGRATION_LOCK = 7_264_001;
/** How long to wait for another instance that migrates. A longer wait means that something is wrong. */
const WAIT_MS = 60_000;

/**
 * Brings the database up to date and returns the names of the migrations that ran. Several instances may call it at the
 * same time: one migrates, the others wait and have nothing left to do.
 * @param url with the login that owns the tables
 * @param appUrl with the application's login, if it is another one; it gets its rights, and is created if it is missing
 */
export async function migrate(url: string, appUrl = url): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url });
  // the waiting statement reports a cut connection
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
