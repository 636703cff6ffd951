import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Tables that tell who calls. A test that leaves them free gets to what a call needs itself. */
export const WHO_CALLS = ['app_user', 'association_member', 'player', 'session', 'user_role'];

/** Runs `work` while another one holds all tables of the database but these. */
export async function whileLocked<T>(databaseUrl: string, free: readonly string[], work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    const { rows } = await holder.query<{ names: string }>(
      `select string_agg(quote_ident(tablename), ', ') as names from pg_tables
        where schemaname = 'public' and tablename <> all($1)`,
      [free],
    );
    await holder.query(`begin; lock table ${rows[0]?.names}`);
    return await work();
  } finally {
    await holder.end();
  }
}

/** Runs `work` while every statement that waits for a table is stopped, as the server stops one that takes too long. */
export async function whileStopping<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const stopper = new pg.Client({ connectionString: databaseUrl });
  await stopper.connect();
  const done = new AbortController();
  const stop = async (): Promise<void> => {
    while (!done.signal.aborted) {
      await stopper.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      );
      await sleep(5);
    }
  };
  const stopped = stop();
  try {
    return await work();
  } finally {
    done.abort();
    await stopped;
    await stopper.end();
  }
}
