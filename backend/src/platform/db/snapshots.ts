import pg from 'pg';
import Cursor from 'pg-cursor';
import type { NamedRead } from './named-read.ts';

/** The rows of one fetch. Only these are in memory at a time. */
const BATCH = 500;
/** The longest time of one fetch, in milliseconds. */
const FETCH_MS = 30_000;
const CONNECT_MS = 5000;

/**
 * Opens snapshots for reads that are too long for the pool's connections: exports. Each has a connection of its own, so
 * that no visitor waits for one.
 */
export class Snapshots {
  constructor(private readonly databaseUrl: string) {}

  /** @param idleMs after so many milliseconds without a fetch, PostgreSQL ends the snapshot and frees its connection */
  async open(idleMs: number): Promise<Snapshot> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      options: `-c statement_timeout=${FETCH_MS} -c idle_in_transaction_session_timeout=${idleMs} -c timezone=UTC`,
    });
    // a lost connection fails the next fetch; without a listener it would end the process
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('begin isolation level repeatable read, read only');
      return new Snapshot(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }
}

/** The database as it was at one moment. Everything that is read here belongs together. */
export class Snapshot {
  constructor(private readonly client: pg.Client) {}

  /** The rows of a small read. */
  async read<R>({ sql }: NamedRead<R>, params: readonly unknown[] = []): Promise<R[]> {
    const { rows } = await this.client.query<R & pg.QueryResultRow>(sql, [...params]);
    return rows;
  }

  /** The rows of a read of any length, a batch at a time. The next batch is fetched when it is asked for. */
  async *batches<R>({ sql }: NamedRead<R>, params: readonly unknown[] = []): AsyncGenerator<R[]> {
    const cursor = this.client.query(new Cursor<R>(sql, [...params]));
    for (;;) {
      const rows = await cursor.read(BATCH);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) break;
    }
    await cursor.close();
  }

  /** Ends it, also in the middle of a read. */
  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
