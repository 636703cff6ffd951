import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral, type QueryRunner, type Repository } from 'typeorm';
import type { NamedRead } from './named-read.ts';
import { namedWrite, type NamedWrite } from './named-write.ts';
import { GaveWay, isDatabaseAway, isLockedByAnother, isPlanOld, sqlStateOf } from './pg-error.ts';
import { noteError, noteStatement } from '../operations/noted-operations.ts';
import { rowsOf, SharedReads } from './shared-reads.ts';
import { TextNames } from './text-names.ts';

type Job = () => void | Promise<void>;

interface Ambient {
  runner: QueryRunner;
  client: pg.PoolClient;
  afterCommit: Job[];
  /** The error of a nested transaction. Also when it is caught, the whole transaction cannot be committed. */
  failure: { error: unknown } | null;
  /** Others may have the connection by now. */
  isOver: boolean;
}

/**
 * serialization_failure, deadlock_detected: PostgreSQL stopped this transaction in favour of another, so it may try
 * again.
 */
const GAVE_WAY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;
const RETRY_BASE_MS = 10;

/** Ends a rehearsal. */
const REHEARSED = new Error('rehearsed');

const ADVISORY_LOCK = namedWrite('advisory-lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/**
 * The database for repositories; services open its transactions. A transaction is ambient: everything that runs inside
 * `work` uses it without an argument. Outside of one, every call has its own.
 */
@Injectable()
export class Db implements OnApplicationShutdown {
  readonly #ambient = new AsyncLocalStorage<Ambient | null>();
  readonly #textNames = new TextNames();
  readonly #sharedReads = new SharedReads(() => this.#pool());
  readonly #log = new Logger('Database');
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
    // TypeORM returns every connection to the pool as a good one, also one that still waits for an answer
    this.#pool().on('release', (_error, client) => {
      if (isBusy(client)) hangUp(client);
    });
  }

  /**
   * Runs `work` in one transaction (read committed) and commits when it returns. A nested call joins the outer one;
   * when it throws, the outer one rolls back too. `work` may run up to five times when PostgreSQL stops it in favour of
   * another transaction, or a migration has changed what it reads. Throws `GaveWay` when another one is in the way for too long.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#ambient.getStore();
    if (outer) return joining(outer, work);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !mayTryAgain(error)) throw isLockedByAnother(error) ? new GaveWay(error) : error;
        await sleep(Math.random() * RETRY_BASE_MS * 2 ** attempt);
      }
    }
  }

  /**
   * Runs `work` in a transaction that is rolled back, to learn whether it would be refused. What waits for the commit
   * never runs. Not inside another transaction: it would be rolled back too.
   */
  async rehearse(work: () => Promise<unknown>): Promise<void> {
    try {
      await this.transaction(async () => {
        await work();
        throw REHEARSED;
      });
    } catch (error) {
      if (error !== REHEARSED) throw error;
    }
  }

  /**
   * The entity's TypeORM repository, on the ambient transaction or the pool: for writes, locks and lookups. Write with
   * `insert` and `update`, never with `save`, which reads first. Always select the key too: TypeORM reads a row with
   * only nulls as no row.
   */
  repo<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return (this.#ambient.getStore()?.runner.manager ?? this.#dataSource.manager).getRepository(entity);
  }

  /** The rows of one statement (also of a write with `returning`), on the ambient transaction or the pool. */
  async query<R>(sql: string, params: unknown[] = []): Promise<R[]> {
    return this.#run<R>({ text: sql, values: params });
  }

  /**
   * The rows of a read that is made from what a reader chose: filters, an order, a place in a list. Each connection prepares
   * the texts that are asked for again.
   */
  async chosen<R>(sql: string, params: unknown[]): Promise<R[]> {
    return this.#run<R>({ name: this.#textNames.nameOf(sql), text: sql, values: params });
  }

  /**
   * The rows of a read model. Each connection prepares the statement once, by its name. Outside of a transaction, reads
   * that are asked for at the same time share a connection.
   */
  async read<R>({ name, sql, isFirst }: NamedRead<R>, params: unknown[] = []): Promise<R[]> {
    const statement = { name, text: sql, values: params };
    if (this.#ambient.getStore()) return this.#run<R>(statement);
    return (await this.#sharedReads.rows(statement, isFirst)) as R[];
  }

  /** The rows that a write or a lock returns. Each connection prepares the statement once, by its name. */
  async write<R>({ name, sql }: NamedWrite<R>, params: unknown[] = []): Promise<R[]> {
    return this.#run<R>({ name, text: sql, values: params });
  }

  /**
   * Waits until no other transaction holds `word`, and holds it until the ambient one ends. Locks something that has no
   * row yet, such as a name.
   */
  async advisoryLock(word: string): Promise<void> {
    await this.write(ADVISORY_LOCK, [word]);
  }

  /**
   * Runs `job` after the ambient transaction is committed, and never after a rollback; outside of a transaction, at
   * once. The job runs outside of the transaction, the caller does not wait for it, and its failure is logged. Work
   * that must happen belongs in a row.
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
      const ambient: Ambient = { runner, client, afterCommit, failure: null, isOver: false };
      const result = await this.#ambient.run(ambient, work).finally(() => (ambient.isOver = true));
      if (ambient.failure) throw ambient.failure.error;
      await runner.commitTransaction();
      for (const job of afterCommit) this.#start(job);
      return result;
    } catch (error) {
      // the caller gets the first error; a rollback fails only when the connection is lost, and then the server rolls
      // back
      if (isDatabaseAway(error) || isPlanOld(error)) hangUp(client);
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  async #run<R>(statement: pg.QueryConfig): Promise<R[]> {
    const ambient = this.#ambient.getStore();
    if (ambient?.isOver) throw new Error('the transaction of this statement is over');
    const begun = performance.now();
    try {
      if (ambient) return (await ambient.client.query<R & pg.QueryResultRow>(statement)).rows;
      // the pool closes the connection of a statement that failed, but others may have old plans too
      return (await rowsOf(this.#pool(), statement)) as R[];
    } finally {
      noteStatement(statement, performance.now() - begun);
    }
  }

  #pool(): pg.Pool {
    const { master } = this.#dataSource.driver as unknown as { master?: pg.Pool };
    // the process ends; the driver's own words for it
    if (!master) throw new Error('Driver not Connected');
    return master;
  }

  #start(job: Job): void {
    this.#ambient
      .run(null, async () => job())
      .catch((error: unknown) => {
        this.#log.error('after commit', error instanceof Error ? error.stack : String(error));
        noteError('after commit', error);
      });
  }
}

const mayTryAgain = (error: unknown): boolean => GAVE_WAY.has(sqlStateOf(error) ?? '') || isPlanOld(error);

/** Fields that the driver has, but its types do not: the statement being answered, those sent after it, and those to send. */
interface Statements {
  _activeQuery: unknown;
  _sentQueryQueue: unknown[];
  _queryQueue: unknown[];
}

/**
 * Does a statement still wait for its answer? A refused statement does not count: the server may not have said yet that it
 * is ready, but the next statement waits for that.
 */
function isBusy(client: pg.PoolClient): boolean {
  const { _activeQuery: current, _sentQueryQueue: sent, _queryQueue: queue } = client as unknown as Statements;
  return current !== null || sent.length > 0 || queue.length > 0;
}

/** Closes the connection. Its rollback may never be answered, and the server rolls back a lost connection itself. */
function hangUp(client: pg.PoolClient | null): void {
  // tells the pool; but this end would wait for the answers of statements that are sent
  void (client as unknown as pg.Client | null)?.end().catch(() => undefined);
  client?.connection.stream.destroy();
}

async function joining<T>(outer: Ambient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= { error };
    throw error;
  }
}
