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

/** A table was never free. Its text is for the operator. */
export class BusyTables extends Error {
  constructor(cause: unknown) {
    super(
      'A table was in use the whole half minute in which this version tried to change it, so its start ends; nothing is lost, and ' +
        'instances that run go on. Start it again: it goes on where it stopped. When it never comes through, `select pid, state, ' +
        "xact_start, query from pg_stat_activity where state <> 'idle' order by xact_start` says who holds the table " +
        '(docs/operations.md, Upgrade).',
      { cause },
    );
    this.name = 'BusyTables';
  }
}

/**
 * Carries out a change of tables that instances use meanwhile: when one of them is in the way, everything is taken back and tried again.
 * @param work a transaction, or several of which those that are done need not be done again
 * @throws BusyTables when a table is never free
 */
export async function onBusyTables(work: () => Promise<void>, triesForMs = TRIES_FOR_MS): Promise<void> {
  for (const until = performance.now() + triesForMs; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockedByAnother(error)) throw error;
      if (performance.now() > until) throw new BusyTables(error);
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }
}
