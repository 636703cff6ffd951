import { createServer, IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application } from 'express';

/**
 * Express, and a server whose requests and answers have Express's methods from the start. Otherwise Express gives each of them another
 * prototype, which V8 does not expect of an object in use: everything that reads or writes it later costs several times as much.
 */
export class LeagueAdapter extends ExpressAdapter {
  readonly #open = new Set<Socket>();

  override initHttpServer(): void {
    const app = this.getInstance<Application>();
    const server = createServer(messagesOf(app), app);
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    this.setHttpServer(server);
  }

  /** Closes all connections, also those of browsers that keep theirs for later. */
  override close(): Promise<unknown> | undefined {
    for (const socket of this.#open) socket.destroy();
    return super.close();
  }
}

/** The classes of `app`'s requests and answers. Express finds the prototypes in place that it would give them. */
function messagesOf(app: Application): Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>> {
  const given = app as unknown as { request: object; response: object };
  class LeagueRequest extends IncomingMessage {}
  class LeagueResponse<From extends IncomingMessage> extends ServerResponse<From> {}
  Object.setPrototypeOf(LeagueRequest.prototype, given.request);
  Object.setPrototypeOf(LeagueResponse.prototype, given.response);
  given.request = LeagueRequest.prototype;
  given.response = LeagueResponse.prototype;
  return { IncomingMessage: LeagueRequest, ServerResponse: LeagueResponse };
}
