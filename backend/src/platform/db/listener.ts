import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';

/**
 * Receives a message of the channel. null: listening has just begun, also after a lost connection, so messages may have
 * been missed.
 */
export type Heard = (payload: string | null) => void;

const CONNECT_MS = 5000;
const RETRY_MS = { first: 200, longest: 5000 };
/** How often a connection is checked, because a cut one gives no error. */
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5000;

/**
 * Receives the messages that transactions send with `pg_notify`, on every instance, after they are committed. It has
 * one connection for the whole process. The connection is opened for the first listener, and opened again when it is
 * lost.
 */
@Injectable()
export class DbListener implements OnModuleDestroy {
  readonly #log = new Logger('Listener');
  readonly #channels = new Map<string, Set<Heard>>();
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;
  #client: pg.Client | null = null;

  constructor(private readonly url: string) {}

  /** Calls `hear` for every message of the channel from now on. Returns a function that stops it. */
  listen(channel: string, hear: Heard): () => void {
    const listeners = this.#channels.get(channel);
    if (listeners) listeners.add(hear);
    else {
      this.#channels.set(channel, new Set([hear]));
      // a connection that is opened later listens to all channels anyway
      this.#client?.query(listenSql(channel)).then(
        () => this.#tell(channel, null),
        () => undefined,
      );
    }
    this.#running ??= this.#run();
    return () => void this.#channels.get(channel)?.delete(hear);
  }

  async onModuleDestroy(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    let wait = RETRY_MS.first;
    while (!this.#closing.signal.aborted) {
      const client = await this.#connect().catch(
        (error: Error) => void this.#log.warn(`no connection: ${error.message}`),
      );
      if (client) {
        wait = RETRY_MS.first;
        for (const channel of this.#channels.keys()) this.#tell(channel, null);
        await this.#untilLost(client);
      }
      await this.#pause(wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, RETRY_MS.longest);
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    // an error without a listener would end the process; the end of the connection is handled elsewhere
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    try {
      await client.connect();
      this.#client = client;
      for (const channel of this.#channels.keys()) await client.query(listenSql(channel));
    } catch (error) {
      this.#client = null;
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  async #untilLost(client: pg.Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    while (!lost.signal.aborted && !this.#closing.signal.aborted) {
      await sleep(HEARTBEAT_MS, undefined, { signal: AbortSignal.any([lost.signal, this.#closing.signal]), ref: false })
        .then(() => client.query('/* worker */ select 1'))
        .catch(() => lost.abort());
    }
    this.#client = null;
    await client.end().catch(() => undefined);
    if (!this.#closing.signal.aborted) this.#log.warn('connection lost');
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
  }

  #tell(channel: string, payload: string | null): void {
    for (const hear of this.#channels.get(channel) ?? []) hear(payload);
  }
}

const listenSql = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
