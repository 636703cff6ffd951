import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const WAITING = `
  select count(*)::int as waiting from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`;
const PATIENCE_MS = 1500;

/** Rows that a test keeps locked while it lets calls run into each other. */
export interface HeldRows {
  table: 'app_user' | 'division' | 'approval_request' | 'player' | 'season' | 'setting' | 'team';
  ids: readonly (number | string)[];
}

/**
 * Starts calls that run into rows which someone else holds, waits until every one of them stands there, and only then
 * lets them go: they overlap whatever the machine's speed is. Answers what came of each, in their order. What the holder
 * changes `meanwhile` is what they find.
 */
export async function collide<T>(
  url: string,
  rows: HeldRows,
  calls: readonly (() => Promise<T>)[],
  meanwhile?: (holder: pg.Client) => Promise<unknown>,
): Promise<T[]> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('begin');
    const key = rows.table === 'setting' ? 'key' : 'id';
    await holder.query(`select 1 from ${rows.table} where ${key} = any($1) for update`, [rows.ids]);
    const running = Promise.all(calls.map((call) => call()));
    // the failure of one is told by the caller; here it must not end the process while others are still waited for
    running.catch(() => undefined);
    await untilWaiting(holder, calls.length);
    await meanwhile?.(holder);
    await holder.query('commit');
    return await running;
  } finally {
    await holder.end();
  }
}

/** Until so many backends of this database stand at a lock. Throws when they do not come. */
export async function untilWaiting(client: pg.Client, backends: number): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let waiting = 0;
  while (Date.now() < giveUpAt) {
    // a transaction goes on seeing the activity that it saw first
    await client.query('select pg_stat_clear_snapshot()');
    ({ waiting } = (await client.query<{ waiting: number }>(WAITING)).rows[0] ?? { waiting: 0 });
    if (waiting === backends) return;
    await sleep(2);
  }
  throw new Error(`${waiting} of ${backends} calls wait: they do not overlap`);
}
