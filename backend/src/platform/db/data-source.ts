import { Logger } from '@nestjs/common';
import pg from 'pg';
import { AbstractLogger, DataSource, type MigrationInterface } from 'typeorm';
import { loadEntities } from '../../entities.ts';
import { noteStatement, SLOW_MS } from '../operations/noted-operations.ts';
import { TABLE_WAIT_MS } from './busy-tables.ts';
import { registerPgTypes } from './pg-types.ts';

/**
 * Limits of every connection, in milliseconds. A visitor's statement of three seconds is an error. A transaction that
 * is idle for five seconds only holds locks. No one waits more than two seconds for a locked row. A migration may take
 * as long as it needs, but while it waits for a table's lock, all who come after it wait too: it gives way before they do (busy-tables.ts).
 */
const LIMITS = {
  web: { statement_timeout: 3000, idle_in_transaction_session_timeout: 5000, lock_timeout: 2000 },
  operator: { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 10_000 },
  migration: { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: TABLE_WAIT_MS },
} as const;

/** How similar a name must be to a typed word to be suggested. A short name with one wrong letter has 0.5. */
const LIKENESS = { 'pg_trgm.word_similarity_threshold': 0.45 };

/**
 * When a database without an answer counts as unavailable, in milliseconds: when it cannot be reached, when all
 * connections are taken, and when it does not answer a statement (the server cancels a slow one before that). A caller
 * gets an answer within 5 seconds.
 */
const PATIENCE = {
  web: { connect: 3000, answer: 3500 },
  operator: { connect: 10_000, answer: 0 },
  migration: { connect: 10_000, answer: 0 },
} as const;

export interface DataSourceOptions {
  /** The purpose whose limits the connections have. */
  purpose?: keyof typeof LIMITS;
  /** The most connections at a time. */
  poolSize?: number;
  /**
   * The wait for rows, connections and answers in milliseconds, instead of the purpose's. For tests that delay them.
   */
  patience?: number;
  /** What it can run: see `loadMigrations`. */
  migrations?: (new () => MigrationInterface)[];
}

/**
 * How long an idle connection stays. A new one plans each statement six times before it keeps a plan, up to 40 ms each
 * (docs/decisions/017), so a burst after ten quiet seconds, the driver's own limit, would meet only new ones.
 */
const IDLE_MS = 600_000;

/** The most connections of a process that serves. */
export const WEB_CONNECTIONS = 10;

/** A connected TypeORM data source of all entities. Only migrations create the schema. */
export async function openDataSource(
  url: string,
  { purpose = 'web', poolSize = WEB_CONNECTIONS, patience, migrations = [] }: DataSourceOptions = {},
): Promise<DataSource> {
  registerPgTypes();
  const logger = new Logger('Database');
  const { connect, answer, ...limits } = patience === undefined ? waitsOf(purpose) : waiting(patience);
  const settings = Object.entries({ ...limits, ...LIKENESS, timezone: 'UTC' });
  return new DataSource({
    type: 'postgres',
    url,
    driver: pg,
    entities: await loadEntities(),
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    maxQueryExecutionTime: SLOW_MS,
    logger: new SlowStatements(),
    installExtensions: false,
    poolSize,
    connectTimeoutMS: connect,
    extra: {
      options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      query_timeout: answer,
      idleTimeoutMillis: IDLE_MS,
      // a statement is sent although those before it are not answered yet (shared-reads.ts)
      pipeline: true,
      Client: PooledClient,
    },
    // an idle connection can be cut (the server restarts); the pool opens another one, and nothing may crash
    poolErrorHandler: (error: Error) => logger.warn(`idle connection lost: ${error.message}`),
  }).initialize();
}

/** Counts slow statements of entities (`Db` counts its own), and logs nothing. */
class SlowStatements extends AbstractLogger {
  protected override writeLog(): void {
    // errors are logged where they are handled
  }

  override logQuerySlow(ms: number, text: string): void {
    noteStatement({ text }, ms);
  }
}

/**
 * A connection of the pool. It can be lost in the moment between its opening and its first use, when nothing handles its errors yet.
 * That would end the process. With this handler, its first statement fails instead.
 */
class PooledClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

const waitsOf = (purpose: keyof typeof LIMITS) => ({ ...LIMITS[purpose], ...PATIENCE[purpose] });

const waiting = (ms: number): { [name in keyof ReturnType<typeof waitsOf>]: number } => ({
  statement_timeout: ms,
  idle_in_transaction_session_timeout: ms,
  lock_timeout: ms,
  connect: ms,
  answer: ms,
});
