import type pg from 'pg';
import { noteStatement } from '../operations/noted-operations.ts';
import { isDatabaseAway, isPlanOld } from './pg-error.ts';

/** The most reads that share a connection. */
const TOGETHER = 8;
/** A read that took longer the last time, in milliseconds, is sent alone: those behind it would wait. */
const QUICK_MS = 20;
/** When the next answer of a group takes longer, in milliseconds, those behind it are asked again. A quick one takes less. */
const LATE_MS = 250;
/** How often this is looked for, in milliseconds. */
const LOOK_MS = 100;

/** A statement that each connection prepares under its name. */
type NamedStatement = pg.QueryConfig & { name: string };

/** A read, with the one who waits for it. Only its first answer or error counts. */
interface Asked {
  readonly statement: NamedStatement;
  isSettled: boolean;
  readonly answer: (rows: pg.QueryResultRow[]) => void;
  readonly fail: (error: unknown) => void;
}

/** Reads that were sent over one connection. */
interface Group {
  /** Those without an answer, in their order; a read that is asked again is none of them. */
  readonly waiting: Set<Asked>;
  /** When the last answer came. */
  since: number;
}

/**
 * Sends the reads that are asked for in the same round of the event loop together: over one connection, without waiting
 * between them (the driver's pipeline mode). So both sides write and wake up less often. Each is still a transaction of
 * its own. A read that was slow the last time, or was not seen before, has a connection to itself. One that is
 * slow all the same, or loses the connection, does not fail those behind it: they are asked again
 * (docs/decisions/008-how-reads-stay-fast.md).
 */
export class SharedReads {
  #asked: Asked[] = [];
  /** The names of the reads that were answered soon the last time. */
  readonly #quick = new Set<string>();
  /** Groups in which one could hold up others. */
  readonly #groups = new Set<Group>();
  #looking: NodeJS.Timeout | null = null;
  readonly #pool: () => pg.Pool;
  readonly #quickMs: number;

  /** @param quickMs for tests on a machine that may be slow */
  constructor(pool: () => pg.Pool, quickMs = QUICK_MS) {
    this.#pool = pool;
    this.#quickMs = quickMs;
  }

  /**
   * The rows of the read. Fails with the driver's errors, as the pool does.
   * @param isFirst it does not wait behind other reads
   */
  rows(statement: NamedStatement, isFirst = false): Promise<pg.QueryResultRow[]> {
    return new Promise((answer, fail) => {
      const asked: Asked = { statement, isSettled: false, answer, fail };
      const amount = isFirst ? this.#asked.unshift(asked) : this.#asked.push(asked);
      if (amount === 1) setImmediate(() => this.#sendAll());
    });
  }

  #sendAll(): void {
    const asked = this.#asked;
    this.#asked = [];
    const quick: Asked[] = [];
    for (const one of asked) {
      if (this.#quick.has(one.statement.name)) quick.push(one);
      else void this.#send([one]);
    }
    for (let from = 0; from < quick.length; from += TOGETHER) void this.#send(quick.slice(from, from + TOGETHER));
  }

  async #send(group: readonly Asked[]): Promise<void> {
    try {
      const client = await this.#pool().connect();
      // one that is asked again may have had its answer meanwhile
      const left = group.filter(({ isSettled }) => !isSettled);
      client.release(await this.#answer(client, left));
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  /** Answers them all. Returns an error after which the connection cannot be used again. */
  async #answer(client: pg.PoolClient, reads: readonly Asked[]): Promise<Error | undefined> {
    let lost: Error | undefined;
    const group: Group = { waiting: new Set(reads), since: performance.now() };
    if (reads.length > 1) this.#watch(group);
    const { stream } = client.connection;
    stream.cork();
    const all = reads.map(async (asked) => {
      const { statement } = asked;
      try {
        asked.answer(await rowsOf(client, statement, (error) => (lost = error)));
        asked.isSettled = true;
      } catch (error) {
        if (isDatabaseAway(error)) {
          lost = error as Error;
          this.#askOthersAgain(group);
        }
        if (group.waiting.has(asked)) asked.fail(error);
      }
      group.waiting.delete(asked);
      // the time since the answer before it is its own
      const now = performance.now();
      noteStatement(statement, now - group.since);
      if (now - group.since > this.#quickMs) this.#quick.delete(statement.name);
      else this.#quick.add(statement.name);
      group.since = now;
    });
    stream.uncork();
    await Promise.all(all);
    this.#groups.delete(group);
    return lost;
  }

  /** Asks those behind the first one again when the group has had no answer for too long. One timer serves all groups. */
  #watch(group: Group): void {
    this.#groups.add(group);
    // answers that have arrived while the process was busy come first
    this.#looking ??= setTimeout(() => setImmediate(() => this.#look()), LOOK_MS).unref();
  }

  #look(): void {
    this.#looking = null;
    const lateSince = performance.now() - LATE_MS;
    for (const group of [...this.#groups]) {
      this.#groups.delete(group);
      if (group.since < lateSince) this.#askOthersAgain(group);
      else this.#watch(group);
    }
  }

  #askOthersAgain({ waiting }: Group): void {
    const [, ...behind] = waiting;
    for (const one of behind) {
      waiting.delete(one);
      void this.#send([one]);
    }
  }
}

/**
 * The rows of the statement, planned for this once when the connection's plan of it is old. A client's connection must be
 * closed after that.
 * @param close hears of such a connection
 */
export async function rowsOf(
  on: pg.Pool | pg.PoolClient,
  statement: pg.QueryConfig,
  close?: (error: Error) => void,
): Promise<pg.QueryResultRow[]> {
  try {
    return (await on.query<pg.QueryResultRow>(statement)).rows;
  } catch (error) {
    if (!isPlanOld(error)) throw error;
    close?.(error as Error);
    const { text, values = [] } = statement;
    return (await on.query<pg.QueryResultRow>({ text, values })).rows;
  }
}
