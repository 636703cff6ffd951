import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestApp } from './app.ts';

const PATIENCE_MS = 300_000;

/** How a browser, or another program, opens a socket. */
export interface SocketOptions {
  headers?: Record<string, string>;
  connectionParams?: Record<string, unknown>;
  path?: string;
}

/** A client of the application's subscriptions that records everything it receives. */
export class Socket {
  readonly heard: unknown[] = [];
  readonly errors: unknown[] = [];
  /** The code with which the server, or the network, closed it. */
  closedWith: number | null = null;
  private readonly client: Client;

  constructor(app: TestApp, { headers = {}, connectionParams = {}, path = '/graphql' }: SocketOptions = {}) {
    class Impl extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    this.client = createClient({
      url: `${app.url.replace('http', 'ws')}${path}`,
      webSocketImpl: Impl,
      connectionParams,
      retryAttempts: 0,
      lazy: true,
      lazyCloseTimeout: 500,
      onNonLazyError: () => undefined,
      on: { closed: (event) => (this.closedWith = (event as { code: number }).code) },
    });
  }

  /** Subscribes. Returns a function that stops it. */
  subscribe(query = 'subscription { unreadNotifications }'): () => void {
    return this.client.subscribe<Record<string, unknown>>(
      { query },
      {
        next: ({ data, errors }) => {
          if (errors) this.errors.push(...errors);
          else this.heard.push(...Object.values(data ?? {}));
        },
        error: (error) => this.errors.push(...(Array.isArray(error) ? error : [error])),
        complete: () => undefined,
      },
    );
  }

  /** Waits until the condition is true. Throws when it does not become true. */
  async until(what: (socket: Socket) => boolean): Promise<this> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (!what(this)) {
      if (Date.now() > giveUpAt) throw new Error(`heard ${JSON.stringify(this.heard)}, closed with ${this.closedWith}`);
      await sleep(2);
    }
    return this;
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
