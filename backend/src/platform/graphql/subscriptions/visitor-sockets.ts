import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { callerOf } from '../../access/caller-address.ts';
import { AppConfig } from '../../config/config.ts';
import { Metrics } from '../../health/metrics.ts';

/** The most sockets of visitors from one address: a household, or a room full of people. */
export const MOST_OF_AN_ADDRESS = 50;

/** The sockets of callers without a session, in this process. Both limits are silent: their pages ask now and then (T96). */
@Injectable()
export class VisitorSockets {
  readonly #ofAddress = new Map<string, number>();
  #open = 0;
  readonly #refuse: () => void;

  constructor(
    private readonly config: AppConfig,
    metrics: Metrics,
  ) {
    metrics.level('visitor_sockets', 'Open sockets of visitors', () => this.#open);
    this.#refuse = metrics.counter('visitor_sockets_refused_total', 'Sockets of visitors beyond the limits');
  }

  /** Adds a socket. false: too many are open, of this address or altogether. */
  add(request: IncomingMessage, socket: WebSocket): boolean {
    const address = callerOf(request, this.config.trustedProxies);
    const own = this.#ofAddress.get(address) ?? 0;
    if (own >= MOST_OF_AN_ADDRESS || this.#open >= this.config.visitorSockets) {
      this.#refuse();
      return false;
    }
    this.#open++;
    this.#ofAddress.set(address, own + 1);
    socket.once('close', () => this.#remove(address));
    return true;
  }

  #remove(address: string): void {
    this.#open--;
    const left = (this.#ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }
}
