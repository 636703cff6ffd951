import { Injectable, Logger, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { ActorSource } from '../../access/actor-source.ts';
import { DbListener } from '../../db/listener.ts';

/** The code with which a socket is closed whose session has ended; clients do not come back with the same one. */
export const UNAUTHORIZED = 4401;
/** A session that was not ended but ran out is noticed within this time. */
const SWEEP_MS = 30_000;
const MOST_OF_A_SESSION = 20;

/** The sockets of this instance by their sessions, so that no socket outlives its session (T27). */
@Injectable()
export class OpenSockets implements OnModuleDestroy {
  readonly #log = new Logger('Sockets');
  readonly #sockets = new Map<string, Set<WebSocket>>();
  #sweeps: NodeJS.Timeout | null = null;

  constructor(
    private readonly listener: DbListener,
    @Optional() private readonly source?: ActorSource,
  ) {}

  /** false: the session has as many sockets as anyone needs. */
  add(sessionId: string, socket: WebSocket): boolean {
    this.#watch();
    const own = this.#sockets.get(sessionId) ?? new Set();
    if (own.size >= MOST_OF_A_SESSION) return false;
    this.#sockets.set(sessionId, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) this.#sockets.delete(sessionId);
    });
    return true;
  }

  /** Closes the sockets whose sessions do not live any more. */
  async sweep(): Promise<void> {
    const ids = [...this.#sockets.keys()];
    if (ids.length === 0 || !this.source) return;
    const live = new Set(await this.source.liveAmong(ids));
    for (const id of ids) if (!live.has(id)) this.#close(id);
  }

  onModuleDestroy(): void {
    if (this.#sweeps) clearInterval(this.#sweeps);
  }

  #watch(): void {
    if (this.#sweeps) return;
    this.#sweeps = setInterval(() => this.#sweepLater(), SWEEP_MS).unref();
    this.listener.listen('session_ended', (id) => (id === null ? this.#sweepLater() : this.#close(id)));
  }

  #sweepLater(): void {
    this.sweep().catch((error: Error) => this.#log.warn(`sessions not asked for: ${error.message}`));
  }

  #close(sessionId: string): void {
    for (const socket of this.#sockets.get(sessionId) ?? []) socket.close(UNAUTHORIZED, 'Session ended');
  }
}
