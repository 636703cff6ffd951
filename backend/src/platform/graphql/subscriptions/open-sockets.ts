import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger, Optional, type OnModuleDestroy } from '@nestjs/common';
import type { WebSocket } from 'ws';
import type { Actor } from '../../../domain/actor.ts';
import { ActorSource } from '../../access/actor-source.ts';
import { DbListener } from '../../db/listener.ts';
import { Places } from '../../limits/places.ts';

/** The close code when a session has ended. Clients do not connect again with the same session. */
export const UNAUTHORIZED = 4401;
/** The close code when a person's rights have changed. Clients connect again, and get what they may have now. */
const CONNECT_AGAIN = 4205;
/** How often expired sessions are looked for. Ended ones, and changed rights, are noticed at once. */
const SWEEP_MS = 30_000;
const MOST_OF_A_SESSION = 20;
/** An account can log in again and again, and each session has sockets of its own (T128). */
export const MOST_OF_AN_ACCOUNT = 60;

/** A signed-in caller, as they were when their socket was opened. */
export type SessionActor = Actor & { readonly sessionId: string };

/** The sockets of this instance by session, so that no socket lives longer than its session (T27) or its person's rights (T111). */
@Injectable()
export class OpenSockets implements OnModuleDestroy {
  readonly #log = new Logger('Sockets');
  readonly #sockets = new Map<string, Map<WebSocket, SessionActor>>();
  readonly #ofAccounts = new Places({ ofOne: MOST_OF_AN_ACCOUNT, ofAll: Infinity });
  #sweeps: NodeJS.Timeout | null = null;

  constructor(
    private readonly listener: DbListener,
    @Optional() private readonly source?: ActorSource,
  ) {}

  /** Adds a socket. false: its session, or its account, has too many sockets already. */
  add(actor: SessionActor, socket: WebSocket): boolean {
    const { sessionId, userId } = actor;
    this.#watch();
    const own = this.#sockets.get(sessionId) ?? new Map<WebSocket, SessionActor>();
    const giveBack = own.size < MOST_OF_A_SESSION && this.#ofAccounts.take(String(userId));
    if (!giveBack) return false;
    this.#sockets.set(sessionId, own.set(socket, actor));
    socket.once('close', () => {
      giveBack();
      own.delete(socket);
      if (own.size === 0) this.#sockets.delete(sessionId);
    });
    return true;
  }

  /** Closes the sockets of sessions that are no longer valid, and of people who are not who they were. */
  async sweep(): Promise<void> {
    const ids = [...this.#sockets.keys()];
    if (ids.length === 0 || !this.source) return;
    const present = new Map((await this.source.actorsOf(ids)).map((actor) => [actor.sessionId, actor]));
    for (const id of ids) {
      const now = present.get(id);
      if (!now) this.#end(id);
      else for (const [socket, was] of this.#ofSession(id)) if (!isDeepStrictEqual(now, was)) comeAgain(socket);
    }
  }

  onModuleDestroy(): void {
    if (this.#sweeps) clearInterval(this.#sweeps);
  }

  /** What schema/functions/rights.sql tells: null, when messages may have been missed. */
  #watch(): void {
    if (this.#sweeps) return;
    this.#sweeps = setInterval(() => this.#sweepLater(), SWEEP_MS).unref();
    this.listener.listen('session_ended', (id) => (id === null ? this.#sweepLater() : this.#end(id)));
    this.listener.listen('rights_changed', (userId) => {
      if (userId !== null) this.#changed(Number(userId));
    });
  }

  #sweepLater(): void {
    this.sweep().catch((error: Error) => this.#log.warn(`sessions not asked for: ${error.message}`));
  }

  #changed(userId: number): void {
    for (const own of this.#sockets.values())
      for (const [socket, actor] of own) if (actor.userId === userId) comeAgain(socket);
  }

  #end(sessionId: string): void {
    for (const [socket] of this.#ofSession(sessionId)) socket.close(UNAUTHORIZED, 'Session ended');
  }

  #ofSession(sessionId: string): Iterable<[WebSocket, SessionActor]> {
    return this.#sockets.get(sessionId) ?? [];
  }
}

const comeAgain = (socket: WebSocket): void => socket.close(CONNECT_AGAIN, 'Rights changed');
