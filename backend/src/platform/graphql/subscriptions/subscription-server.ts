import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { Context } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { actorOf, ActorSource, bindActorSource } from '../../access/actor-source.ts';
import { AppConfig } from '../../config/config.ts';
import { Fault } from '../../errors/fault.ts';
import { LimitReads, unitsOf } from '../../limits/limit-reads.ts';
import { readAccessToken } from '../../rest/access-token.ts';
import { isFromOwnOrigin } from '../../rest/own-origin.ts';
import { formatError } from '../format-error.ts';
import { connectSocket } from './connect-socket.ts';
import type { SocketExtra } from './connect-socket.ts';
import { OpenSockets, UNAUTHORIZED } from './open-sockets.ts';
import { readOperation } from './read-operation.ts';
import { socketRequest } from './socket-request.ts';
import { VisitorSockets } from './visitor-sockets.ts';

const PATH = '/graphql';
/** The largest message in bytes, the same as a body over HTTP (T27). */
const LARGEST_MESSAGE = 64 * 1024;
const MOST_SUBSCRIPTIONS = { session: 10, visitor: 2 } as const;
const CLOSE = { badRequest: 4400, tooMany: 4429, goingAway: 1001, tryAgainLater: 1013 } as const;

type Params = Record<string, unknown> | undefined;
/** Has the request that resolvers see, after the socket is accepted. */
type OurExtra = SocketExtra & { req?: Request; isVisitor?: boolean };

/**
 * Subscriptions over graphql-ws at GraphQL's path. Signed-in callers name themselves by the cookie of the site's own
 * pages, or by `accessToken` in the connection's parameters. Callers without a token are visitors: they get the public
 * subscriptions, while there is room. Foreign pages get no socket.
 */
@Injectable()
export class SubscriptionServer implements BeforeApplicationShutdown {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    handleProtocols,
  });
  private isClosing = false;

  constructor(
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly config: AppConfig,
    private readonly open: OpenSockets,
    private readonly visitors: VisitorSockets,
    private readonly limits: LimitReads,
    @Optional() private readonly source?: ActorSource,
  ) {}

  attach(server: Server): void {
    const protocol = makeServer<Params, OurExtra>({
      onConnect: (context) => this.admit(context),
      onSubscribe: ({ subscriptions, extra }, _id, payload) => {
        const most = MOST_SUBSCRIPTIONS[extra.isVisitor ? 'visitor' : 'session'];
        if (Object.keys(subscriptions).length > most) return [tooMany(most)];
        const charge = this.limits.ofMessage(extra.request);
        return readOperation(this.schemaHost.schema, payload, (cost) => charge(unitsOf(cost)));
      },
      context: ({ extra }) => ({ req: extra.req }),
      onNext: (_context, _id, _payload, _args, result) => formatted(result),
      onError: (_context, _id, _payload, errors) => errors.map(toFormatted),
    });
    server.on('upgrade', (req, socket, head) => {
      if (this.refuses(req, socket)) return;
      this.sockets.handleUpgrade(req, socket, head, (client) => connectSocket(protocol, client, req));
    });
  }

  /** Closes all sockets. Clients connect again by themselves, to another instance. */
  close(): void {
    this.isClosing = true;
    for (const socket of this.sockets.clients) socket.close(CLOSE.goingAway, 'Going away');
  }

  beforeApplicationShutdown(): void {
    this.close();
    for (const socket of this.sockets.clients) socket.terminate();
  }

  private refuses(req: IncomingMessage, socket: Duplex): boolean {
    const refusal = this.refusalOf(req);
    if (refusal === null) return false;
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    return true;
  }

  private refusalOf(req: IncomingMessage): string | null {
    if (this.isClosing) return '503 Service Unavailable';
    if (req.url?.split('?')[0] !== PATH) return '404 Not Found';
    return isFromOwnOrigin(socketRequest(req), this.config.publicUrl) ? null : '403 Forbidden';
  }

  /** Accepts the holder of a valid session, and visitors while there is room. Others get the reason as the close code. */
  private async admit({ extra, connectionParams }: Context<Params, OurExtra>): Promise<boolean> {
    const req = socketRequest(extra.request, connectionParams?.['accessToken']);
    if (this.source) bindActorSource(req, this.source, this.config);
    const code = await actorOf(req).then(
      ({ sessionId }) => {
        if (sessionId === null) return this.admitVisitor(req, extra);
        return this.open.add(sessionId, extra.socket) ? null : CLOSE.tooMany;
      },
      (error: unknown) => (error instanceof Fault ? CLOSE.badRequest : CLOSE.tryAgainLater),
    );
    if (code !== null) extra.socket.close(code);
    extra.req = req;
    return code === null;
  }

  /** A token that is no longer valid is refused, so that its page notices. */
  private admitVisitor(req: Request, extra: OurExtra): number | null {
    if (hasToken(req, this.config)) return UNAUTHORIZED;
    extra.isVisitor = true;
    return this.visitors.add(extra.request, extra.socket) ? null : CLOSE.tryAgainLater;
  }
}

/** Has the caller sent anything as a token? */
const hasToken = (req: Request, config: AppConfig): boolean =>
  (req.body as { accessToken?: unknown }).accessToken !== undefined || readAccessToken(req, config) !== null;

const tooMany = (most: number): GraphQLError =>
  new GraphQLError(`At most ${most} subscriptions at a time`, { extensions: { code: 'BAD_USER_INPUT' } });

const toFormatted = (error: GraphQLError): GraphQLFormattedError =>
  formatError(error.toJSON(), error.originalError ?? error);

function formatted({ errors, ...result }: ExecutionResult): FormattedExecutionResult {
  return errors ? { ...result, errors: errors.map(toFormatted) } : result;
}
