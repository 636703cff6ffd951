import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral, type QueryRunner, type Repository } from 'typeorm';
import type { NamedRead } from './named-read.ts';
import type { NamedWrite } from './named-write.ts';
import { isDatabaseAway, sqlStateOf } from './pg-error.ts';

type Job = () => void | Promise<void>;

interface Ambient {
  runner: QueryRunner;
  client: pg.PoolClient;
  afterCommit: Job[];
  /** What a nested transaction threw: even when it is caught, its half cannot be committed. */
  failure: { error: unknown } | null;
}

/** serialization_failure, deadlock_detected: PostgreSQL chose this transaction to give way, and it may try again. */
const GAVE_WAY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
const RETRY_BASE_MS = 10;

/**
 * The database, for repositories; services open its transactions. A transaction is ambient: whatever runs inside
 * `work` joins it without being handed anything, and outside of one every call runs on its own.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
  readonly #ambient = new AsyncLocalStorage<Ambient | null>();
  readonly #log = new Logger('Database');
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    // TypeORM gives every connection back as a good one, also one that still waits for its answer
    this.#pool().on('release', (_error, client) => {
      if (!isReady(client)) hangUp(client);
    });
  }

  /**
   * Runs `work` in one transaction (read committed) and commits when it returns. A nested call joins the outer one; if
   * it throws, the outer one rolls back too. `work` may run up to five times when PostgreSQL makes it give way.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#ambient.getStore();
    if (outer) return joining(outer, work);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !GAVE_WAY.has(sqlStateOf(error) ?? '')) throw error;
        await sleep(Math.random() * RETRY_BASE_MS * 2 ** attempt);
      }
    }
  }

  /**
   * The entity's TypeORM repository, on the ambient transaction or the pool: for writes, locks and lookups. Write with
   * `insert` and `update`, never with `save`, which reads first. Select the key with what is selected: a row of nothing
   * but nulls is taken for none.
   */
  repo<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return (this.#ambient.getStore()?.runner.manager ?? this.#dataSource.manager).getRepository(entity);
  }

  /** Rows of one statement (also of a writing one with `returning`), on the ambient transaction or the pool. */
  async query<R>(sql: string, params: unknown[] = []): Promise<R[]> {
    return this.#run<R>({ text: sql, values: params });
  }

  /** Rows of a read model, by a statement that each connection prepares once under its name. */
  async read<R>({ name, sql }: NamedRead<R>, params: unknown[] = []): Promise<R[]> {
    return this.#run<R>({ name, text: sql, values: params });
  }

  /** What a writing or locking statement returns, by one that each connection prepares once under its name. */
  async write<R>({ name, sql }: NamedWrite<R>, params: unknown[] = []): Promise<R[]> {
    return this.#run<R>({ name, text: sql, values: params });
  }

  /**
   * Runs `job` once the ambient transaction is committed, and never if it is not; at once outside of one. It runs
   * outside of the transaction, no one waits for it, and its failure is logged: what must happen belongs in a row.
   */
  afterCommit(job: Job): void {
    const ambient = this.#ambient.getStore();
    if (ambient) ambient.afterCommit.push(job);
    else this.#start(job);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.#dataSource.isInitialized) await this.#dataSource.destroy();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.#dataSource.createQueryRunner();
    const afterCommit: Job[] = [];
    let client: pg.PoolClient | null = null;
    try {
      client = (await runner.connect()) as pg.PoolClient;
      await runner.startTransaction();
      const ambient: Ambient = { runner, client, afterCommit, failure: null };
      const result = await this.#ambient.run(ambient, work);
      if (ambient.failure) throw ambient.failure.error;
      await runner.commitTransaction();
      for (const job of afterCommit) this.#start(job);
      return result;
    } catch (error) {
      // the first error is the one to tell; a rollback fails only when the connection is gone, and then it is done
      if (isDatabaseAway(error)) hangUp(client);
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  async #run<R>(statement: pg.QueryConfig): Promise<R[]> {
    const on = this.#ambient.getStore()?.client ?? this.#pool();
    const { rows } = await on.query<R & pg.QueryResultRow>(statement);
    return rows;
  }

  #pool(): pg.Pool {
    return (this.#dataSource.driver as unknown as { master: pg.Pool }).master;
  }

  #start(job: Job): void {
    this.#ambient
      .run(null, async () => job())
      .catch((error: unknown) => this.#log.error('after commit', error instanceof Error ? error.stack : String(error)));
  }
}

/** Does the server wait for a statement? The driver knows it, and does not tell it in its types. */
const isReady = (client: pg.PoolClient): boolean => (client as unknown as { readyForQuery: boolean }).readyForQuery;

/** No one waits for a word about a rollback that may never come: the server rolls back what loses its connection. */
function hangUp(client: pg.PoolClient | null): void {
  void (client as unknown as pg.Client | null)?.end().catch(() => undefined);
}

async function joining<T>(outer: Ambient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}
