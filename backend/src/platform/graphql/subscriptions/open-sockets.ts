import { Injectable, Logger, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { ActorSource } from '../../access/actor-source.ts';
import { DbListener } from '../../db/listener.ts';

/** The close code when a session has ended. Clients do not connect again with the same session. */
export const UNAUTHORIZED = 4401;
/** How often expired sessions are looked for. Ended ones are noticed at once. */
const SWEEP_MS = 30_000;
const MOST_OF_A_SESSION = 20;

/** The sockets of this instance by session, so that no socket lives longer than its session (T27). */
@Injectable()
export class OpenSockets implements OnModuleDestroy {
  readonly #log = new Logger('Sockets');
  readonly #sockets = new Map<string, Set<WebSocket>>();
  #sweeps: NodeJS.Timeout | null = null;

  constructor(
    private readonly listener: DbListener,
    @Optional() private readonly source?: ActorSource,
  ) {}

  /** Adds a socket. false: the session has too many sockets already. */
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

  /** Closes the sockets of sessions that are no longer valid. */
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
