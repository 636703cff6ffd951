import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../src/platform/db/db.ts';

/** Waits until all work outside of the league is finished. The test's time limit ends it. */
export async function outboxSettled(db: Db): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ n: number }>(
      'select count(*)::int as n from outbox_entry where done_at is null and dead_at is null',
    );
    if (row?.n === 0) return;
    await sleep(25);
  }
}

/**
 * Waits until all work is finished, and makes each attempt after a failed one due at once: how long the league would have
 * waited is a rule with tests of its own. Returns how many attempts were brought forward.
 */
export async function outboxSettledAtOnce(db: Db): Promise<number> {
  let broughtForward = 0;
  const settled = outboxSettled(db).then(() => true);
  while (!(await Promise.race([settled, sleep(25)]))) {
    const due = await db.query(BRING_FORWARD);
    broughtForward += due.length;
  }
  return broughtForward;
}

const BRING_FORWARD = `
  with due as (
    update outbox_entry set next_at = now()
     where attempts > 0 and locked_until is null and done_at is null and dead_at is null and next_at > now()
    returning id)
  select pg_notify('outbox', '') from due`;
