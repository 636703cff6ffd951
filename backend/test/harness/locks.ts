import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const WAITING = `
  select count(*)::int as waiting from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`;
/** Shorter than the waits of the tests' databases (database.ts). */
const PATIENCE_MS = 300_000;

/** The primary keys that are not called `id`. */
const KEYS: Partial<Record<LockedRows['table'], string>> = {
  setting: 'key',
  stage: 'division_id',
  replay_content: 'sha256',
  replay_file: 'sha256',
};

/** Rows that a test keeps locked while calls wait for them. */
export interface LockedRows {
  table:
    | 'app_user'
    | 'division'
    | 'approval_request'
    | 'game'
    | 'person_note'
    | 'player'
    | 'replay_content'
    | 'replay_file'
    | 'season'
    | 'season_honour'
    | 'series'
    | 'setting'
    | 'stage'
    | 'team';
  ids: readonly (number | string)[];
}

/**
 * Starts calls that need rows which another transaction has locked, waits until all of them wait for the lock, and only
 * then unlocks: so they overlap at any speed of the machine. Each starts when those before it wait, so the lock is theirs in
 * the given order. Returns their results in that order. They find what the holder has changed `meanwhile`.
 */
export async function collideCalls<T>(
  url: string,
  rows: LockedRows,
  calls: readonly (() => Promise<T>)[],
  meanwhile?: (holder: pg.Client) => Promise<unknown>,
): Promise<T[]> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('begin');
    const key = KEYS[rows.table] ?? 'id';
    await holder.query(`select 1 from ${rows.table} where ${key} = any($1) for update`, [rows.ids]);
    const running: Promise<T>[] = [];
    for (const call of calls) {
      const begun = call();
      // the caller reports a failed one; here it must not end the process while others are still running
      begun.catch(() => undefined);
      running.push(begun);
      await untilWaiting(holder, running.length);
    }
    await meanwhile?.(holder);
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    await holder.end();
  }
}

/** Waits until this many backends of the database wait for a lock. Throws when they do not. */
export async function untilWaiting(client: pg.Client, backends: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let waiting = 0;
  while (Date.now() < giveUpAt) {
    // a transaction always sees the activity of its first look
    await client.query('select pg_stat_clear_snapshot()');
    ({ waiting } = (await client.query<{ waiting: number }>(WAITING)).rows[0] ?? { waiting: 0 });
    if (waiting === backends) return;
    await sleep(2);
  }
  throw new Error(`${waiting} of ${backends} calls wait: they do not overlap`);
}
