import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { callerOf } from '../../access/caller-address.ts';
import { PerRequest } from '../../per-request.ts';
import { Clock } from '../../clock.ts';
import { AppConfig } from '../../config/config.ts';
import { Metrics } from '../../health/metrics.ts';
import { CallBuckets } from '../../limits/call-buckets.ts';
import { Places } from '../../limits/places.ts';

/** The most sockets of visitors from one address: a household, or a room full of people. */
export const MOST_OF_AN_ADDRESS = 50;

/**
 * The sockets of callers without a session, and those that have not yet said who they are, in this process. The limits are silent: their
 * pages ask now and then (T96, T110).
 */
@Injectable()
export class VisitorSockets {
  readonly #visiting: Places;
  readonly #arriving: Places;
  readonly #arrivals: CallBuckets;
  readonly #arrived = new PerRequest<IncomingMessage, () => void>();
  readonly #refuse: () => void;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const most = { ofOne: MOST_OF_AN_ADDRESS, ofAll: config.visitorSockets };
    this.#visiting = new Places(most);
    this.#arriving = new Places(most);
    this.#arrivals = new CallBuckets(config.readLimit);
    metrics.level('visitor_sockets', 'Open sockets of visitors', () => this.#visiting.taken);
    metrics.level('arriving_sockets', 'Sockets that have not said who they are', () => this.#arriving.taken);
    this.#refuse = metrics.counter('visitor_sockets_refused_total', 'Sockets beyond the limits of addresses');
  }

  /**
   * Counts a connection that asks to become a socket, until `settle` or its end. false: its address has too many that have said nothing
   * yet, or has opened as many in a minute as it may read.
   */
  arrive(request: IncomingMessage, stream: Duplex): boolean {
    const address = this.#addressOf(request);
    const wait = this.#arrivals.take(address, this.clock.steady());
    const giveBack = wait > 0 ? null : this.#arriving.take(address);
    if (!giveBack) {
      this.#refuse();
      return false;
    }
    this.#arrived.set(request, giveBack);
    stream.once('close', giveBack);
    return true;
  }

  /** A socket has said who it is, and counts as arriving no longer. */
  settle(request: IncomingMessage): void {
    this.#arrived.get(request)?.();
  }

  /** Adds a visitor's socket. false: too many are open, of this address or altogether. */
  add(request: IncomingMessage, socket: WebSocket): boolean {
    const giveBack = this.#visiting.take(this.#addressOf(request));
    if (!giveBack) {
      this.#refuse();
      return false;
    }
    socket.once('close', giveBack);
    return true;
  }

  #addressOf(request: IncomingMessage): string {
    return callerOf(request, this.config.trustedProxies);
  }
}
