import { once } from 'node:events';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LeagueError } from '../../domain/league-error.ts';
import { callerOf } from '../access/caller-address.ts';
import { AppConfig } from '../config/config.ts';
import { Metrics } from '../health/metrics.ts';
import { Places } from '../limits/places.ts';

/** One event of a stream. */
export interface StreamedEvent {
  id: number;
  /** null: without a name. */
  event: string | null;
  data: object;
}

/** What a stream tells. */
export interface StreamSource<T> extends AsyncIterableIterator<T> {
  /** The id up to which the reader has all that they asked for. It also grows past values that they did not ask for. */
  reached: () => number;
}

/** The most streams of one address, in this process. */
export const MOST_STREAMS = 10;
/** So many events are told for a unit of the reader's limit, as many as a page of them over REST has. */
const EVENTS_OF_A_UNIT = 100;
/** When a client comes back, in milliseconds. */
const RETRY_MS = 3000;

/** The open streams of server-sent events in this process (T99). */
@Injectable()
export class OpenStreams implements BeforeApplicationShutdown {
  readonly #open = new Set<OpenStream>();
  readonly #places: Places;
  readonly #refuse: () => void;
  /** A client that takes no more for this long is closed. It comes back, and continues after its last event. */
  slowMs = 20_000;
  /** So often every stream says something: proxies keep the connection, and a client that is gone is noticed. */
  heartbeatMs = 15_000;

  constructor(
    private readonly config: AppConfig,
    metrics: Metrics,
  ) {
    this.#places = new Places({ ofOne: MOST_STREAMS, ofAll: config.visitorSockets });
    metrics.level('event_streams', 'Open streams of events', () => this.#open.size);
    this.#refuse = metrics.counter('event_streams_refused_total', 'Streams of events beyond the limits');
  }

  /** A place for a stream. Refuses it when too many are open, of this address or altogether (TOO_MANY_REQUESTS). */
  open(req: Request, res: Response): OpenStream {
    const giveBack = this.#places.take(callerOf(req, this.config.trustedProxies));
    if (!giveBack) {
      this.#refuse();
      throw new LeagueError('TOO_MANY_REQUESTS', 'api.events.too-many-streams', {
        params: { retryAfter: 60, limit: MOST_STREAMS },
      });
    }
    const stream = new OpenStream(res, this, () => {
      this.#open.delete(stream);
      giveBack();
    });
    this.#open.add(stream);
    return stream;
  }

  /** Is any stream open? */
  get areOpen(): boolean {
    return this.#open.size > 0;
  }

  /** Ends all streams. Clients connect again by themselves, to another instance. */
  close(): void {
    for (const stream of this.#open) stream.end();
  }

  beforeApplicationShutdown(): void {
    this.close();
  }
}

/** One answer that stays open. */
export class OpenStream {
  readonly #gone = new AbortController();

  constructor(
    private readonly res: Response,
    private readonly times: { slowMs: number; heartbeatMs: number },
    /** Gives the place back; a second call does nothing. */
    readonly release: () => void,
  ) {
    res.once('close', () => this.#gone.abort());
  }

  /**
   * Sends each value as it comes, until the source or the connection ends. The beginning and each heartbeat say how far the reader is,
   * so that one who gets few values or none comes back to a place that is still there.
   * @param charge takes a unit for what it goes on to tell; when it throws, the stream ends
   */
  async send<T>(
    source: StreamSource<T>,
    toEvent: (value: T) => StreamedEvent,
    charge: () => Promise<void>,
  ): Promise<void> {
    const { res } = this;
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    if (res.req.method === 'HEAD') {
      void source.return?.();
      return void res.end();
    }
    let newest = source.reached();
    res.write(`retry: ${RETRY_MS}\nid: ${newest}\n\n`);
    const heartbeat = setInterval(() => {
      newest = Math.max(newest, source.reached());
      res.write(`:\nid: ${newest}\n\n`);
    }, this.times.heartbeatMs).unref();
    const stop = (): void => void source.return?.();
    this.#gone.signal.addEventListener('abort', stop, { once: true });
    try {
      if (this.#gone.signal.aborted) stop();
      let told = 0;
      for await (const value of source) {
        if (++told % EVENTS_OF_A_UNIT === 0) await charge();
        const { id, event, data } = toEvent(value);
        newest = id;
        const name = event === null ? '' : `event: ${event}\n`;
        if (!res.write(`id: ${id}\n${name}data: ${JSON.stringify(data)}\n\n`)) await this.#untilTaken();
      }
    } catch {
      // the head is sent, so the stream can only end; the client comes back and is told why
    } finally {
      clearInterval(heartbeat);
      res.end();
    }
  }

  /** Ends the stream after what is already written. */
  end(): void {
    this.#gone.abort();
  }

  /** A client that does not take what it asked for must not fill the memory. */
  async #untilTaken(): Promise<void> {
    const late = AbortSignal.any([this.#gone.signal, AbortSignal.timeout(this.times.slowMs)]);
    await once(this.res, 'drain', { signal: late }).catch(() => {
      this.#gone.abort();
      this.res.destroy();
    });
  }
}
