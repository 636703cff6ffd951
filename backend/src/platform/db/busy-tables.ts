import { setTimeout as sleep } from 'node:timers/promises';
import { isLockedByAnother } from './pg-error.ts';

/**
 * How long a change of the schema waits for one table, in milliseconds. Whoever comes after it waits in the same queue, and gives up
 * after two seconds (data-source.ts). It is also less than the second after which PostgreSQL looks for a deadlock, and would end
 * someone's transaction for it.
 */
export const TABLE_WAIT_MS = 500;

/** How long it tries. Others pass between two tries. */
const TRIES_FOR_MS = 30_000;
const PAUSE_MS = 300;

/**
 * Carries out a change of tables that instances use meanwhile: when one of them is in the way, everything is taken back and tried again.
 * Throws the last refusal when a table is never free.
 * @param work a transaction, or several of which those that are done need not be done again
 */
export async function onBusyTables(work: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + TRIES_FOR_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockedByAnother(error) || performance.now() > until) throw error;
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }
}
