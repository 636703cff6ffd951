import type pg from 'pg';
import { isDatabaseAway, isPlanOld } from './pg-error.ts';

/** The most reads that share a connection. */
const TOGETHER = 8;
/** A read that took longer the last time, in milliseconds, is sent alone: those behind it would wait. */
const QUICK_MS = 20;

/** A statement that each connection prepares under its name. */
type NamedStatement = pg.QueryConfig & { name: string };

interface Asked {
  readonly statement: NamedStatement;
  readonly answer: (rows: pg.QueryResultRow[]) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Sends the reads that are asked for in the same round of the event loop together: over one connection, without waiting
 * between them (the driver's pipeline mode). So both sides write and wake up less often. Each is still a transaction of
 * its own. A read that was slow the last time, or was not seen before, has a connection to itself
 * (docs/decisions/042-reads-share-a-connection.md).
 */
export class SharedReads {
  #asked: Asked[] = [];
  /** The names of the reads that were answered soon the last time. */
  readonly #quick = new Set<string>();
  readonly #pool: () => pg.Pool;
  readonly #quickMs: number;

  /** @param quickMs for tests on a machine that may be slow */
  constructor(pool: () => pg.Pool, quickMs = QUICK_MS) {
    this.#pool = pool;
    this.#quickMs = quickMs;
  }

  /** The rows of the read. Fails with the driver's errors, as the pool does. */
  rows(statement: NamedStatement): Promise<pg.QueryResultRow[]> {
    return new Promise((answer, fail) => {
      if (this.#asked.push({ statement, answer, fail }) === 1) setImmediate(() => this.#sendAll());
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
      // a lost connection fails every statement; without a listener it would end the process too
      client.on('error', ignore);
      const lost = await this.#answer(client, group);
      client.off('error', ignore);
      client.release(lost);
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  /** Answers the whole group. Returns an error after which the connection cannot be used again. */
  async #answer(client: pg.PoolClient, group: readonly Asked[]): Promise<Error | undefined> {
    let lost: Error | undefined;
    let since = performance.now();
    const { stream } = client.connection;
    stream.cork();
    const all = group.map(async ({ statement, answer, fail }) => {
      try {
        const asked = client.query<pg.QueryResultRow>(statement).catch((error: unknown) => {
          if (!isPlanOld(error)) throw error;
          lost = error as Error;
          return client.query<pg.QueryResultRow>(withoutPlan(statement));
        });
        answer((await asked).rows);
      } catch (error) {
        if (isDatabaseAway(error)) lost = error as Error;
        fail(error);
      }
      // the time since the answer before it is its own
      const now = performance.now();
      if (now - since > this.#quickMs) this.#quick.delete(statement.name);
      else this.#quick.add(statement.name);
      since = now;
    });
    stream.uncork();
    await Promise.all(all);
    return lost;
  }
}

/** The same statement, to be planned for this once. */
export const withoutPlan = ({ text, values }: pg.QueryConfig): pg.QueryConfig => ({ text, values: values ?? [] });

const ignore = (): void => undefined;
