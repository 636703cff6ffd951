import { createServer, IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Application, Request, Response } from 'express';
import { answerTheRest } from './answer-the-rest.ts';
import { LEAST_PACE, ReaderPace } from './reader-pace.ts';

const LOOK_MS = 2000;

/**
 * Express, and a server whose requests and answers have Express's methods from the start. Otherwise Express gives each of them another
 * prototype, which V8 does not expect of an object in use: everything that reads or writes it later costs several times as much.
 */
export class LeagueAdapter extends ExpressAdapter {
  readonly #open = new Map<Socket, ReaderPace | null>();
  /** What a reader must take of any answer, page, file, stream or socket (T112). */
  readonly #pace;
  readonly #looks: NodeJS.Timeout;

  constructor({ pace = LEAST_PACE, lookMs = LOOK_MS } = {}) {
    super();
    this.#pace = pace;
    this.#looks = setInterval(() => this.#look(), lookMs).unref();
  }

  override initHttpServer(): void {
    const app = this.getInstance<Application>();
    const server = createServer(messagesOf(app), (req, res) => {
      if (!isAddress(req.url)) return void res.writeHead(400, { Connection: 'close' }).end();
      // what Express leaves to the server: a fault outside of all handlers
      app(req as Request, res as Response, (error) => answerTheRest(req, res, error));
    });
    server.on('connection', (socket) => {
      this.#open.set(socket, null);
      socket.once('close', () => this.#open.delete(socket));
    });
    this.setHttpServer(server);
  }

  /** Closes all connections, also those of browsers that keep theirs for later. */
  override close(): Promise<unknown> | undefined {
    clearInterval(this.#looks);
    for (const socket of this.#open.keys()) socket.destroy();
    return super.close();
  }

  /** Ends the connections of readers who do not take what they asked for, so that it does not stay in memory. */
  #look(): void {
    const now = performance.now();
    for (const [socket, known] of this.#open) {
      const waiting = socket.writableLength;
      if (waiting === 0 && known === null) continue;
      const reader = known ?? new ReaderPace(this.#pace);
      if (reader.isTooSlow(now, { written: socket.bytesWritten, waiting })) socket.destroy();
      else this.#open.set(socket, waiting === 0 ? null : reader);
    }
  }
}

/**
 * Can the address be read? Express would lead one that cannot past every middleware, also the limits. It is refused as the parser of HTTP
 * refuses a request.
 */
const isAddress = (url = ''): boolean => url.startsWith('/') || url === '*' || URL.canParse(url);

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
