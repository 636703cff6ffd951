import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import { makeServer } from 'graphql-ws';
import type { Context } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { actorOf, ActorSource, bindActorSource, bindSession } from '../../access/actor-source.ts';
import { AppConfig } from '../../config/config.ts';
import { Fault } from '../../errors/fault.ts';
import { LimitReads } from '../../limits/limit-reads.ts';
import { readAccessToken } from '../../rest/access-token.ts';
import { isFromOwnOrigin } from '../../rest/own-origin.ts';
import { connectSocket, SOCKET_OPTIONS } from './connect-socket.ts';
import { formattedResult, toFormatted } from './format-result.ts';
import { OpenSockets, UNAUTHORIZED, type SessionActor } from './open-sockets.ts';
import { TOO_MUCH } from './socket-guard.ts';
import { SocketOperations, type OperationsExtra } from './socket-operations.ts';
import { socketRequest } from './socket-request.ts';
import { VisitorSockets } from './visitor-sockets.ts';

const PATH = '/graphql';
const CLOSE = { badRequest: 4400, goingAway: 1001, tryAgainLater: 1013 } as const;

type Params = Record<string, unknown> | undefined;
/** What is known of a socket after it is accepted. */
type OurExtra = OperationsExtra & { sessionId?: string };

/**
 * Subscriptions over graphql-ws at GraphQL's path. Signed-in callers name themselves by the cookie of the site's own
 * pages, or by `accessToken` in the connection's parameters. Callers without a token are visitors: they get the public
 * subscriptions, while there is room. Foreign pages get no socket.
 */
@Injectable()
export class SubscriptionServer implements BeforeApplicationShutdown {
  private readonly sockets = new WebSocketServer(SOCKET_OPTIONS);
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
    const operations = new SocketOperations(() => this.schemaHost.schema, this.limits);
    const protocol = makeServer<Params, OurExtra>({
      onConnect: (context) => this.admit(context),
      onSubscribe: ({ subscriptions: open, extra }, id, sent) => operations.read(extra, { id, sent, open }),
      context: ({ extra }) => ({ req: this.requestOf(extra) }),
      onOperation: ({ extra }, _id, sent, _args, answer) => operations.begun(extra, sent, answer),
      onNext: async ({ extra }, _id, sent, _args, result) => {
        await operations.told(extra, sent);
        return formattedResult(result);
      },
      onError: (_context, _id, _sent, errors) => errors.map(toFormatted),
      onComplete: ({ extra }, _id, sent) => operations.ended(extra, sent),
    });
    server.on('upgrade', (req, stream, head) => {
      const refusal = this.refusalOf(req, stream);
      if (refusal !== null) return refuse(stream, refusal);
      this.sockets.handleUpgrade(req, stream, head, (client) => connectSocket(protocol, client, req));
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

  private refusalOf(req: IncomingMessage, stream: Duplex): string | null {
    if (this.isClosing) return '503 Service Unavailable';
    if (req.url?.split('?')[0] !== PATH) return '404 Not Found';
    if (!isFromOwnOrigin(socketRequest(req), this.config.publicUrl)) return '403 Forbidden';
    return this.visitors.arrive(req, stream) ? null : '429 Too Many Requests';
  }

  /** Accepts the holder of a valid session, and visitors while there is room. Others get the reason as the close code. */
  private async admit({ extra, connectionParams }: Context<Params, OurExtra>): Promise<boolean> {
    const { request, socket } = extra;
    const req = socketRequest(request, connectionParams?.['accessToken']);
    if (this.source) bindActorSource(req, this.source, this.config);
    const code = await this.codeFor(req, extra).catch((error: unknown) =>
      error instanceof Fault ? CLOSE.badRequest : CLOSE.tryAgainLater,
    );
    this.visitors.settle(request);
    if (code !== null) socket.close(code);
    return code === null;
  }

  /** Null: the caller gets the socket. */
  private async codeFor(req: Request, extra: OurExtra): Promise<number | null> {
    const { request, socket } = extra;
    const actor = await actorOf(req);
    const letGo = await this.limits.whileKeyIsValid(request, () => socket.close(UNAUTHORIZED, 'Key revoked'));
    socket.once('close', letGo);
    // it may be gone since it asked; what is counted now would count for ever
    if (socket.readyState !== socket.OPEN) {
      letGo();
      return CLOSE.goingAway;
    }
    return isOfSession(actor) ? this.admitSession(actor, extra) : this.admitVisitor(req, extra);
  }

  private admitSession(actor: SessionActor, extra: OurExtra): number | null {
    extra.sessionId = actor.sessionId;
    return this.open.add(actor, extra.socket) ? null : TOO_MUCH;
  }

  /** A token that is no longer valid is refused, so that its page notices. */
  private admitVisitor(req: Request, extra: OurExtra): number | null {
    if (hasToken(req, this.config)) return UNAUTHORIZED;
    extra.isVisitor = true;
    return this.visitors.add(extra.request, extra.socket) ? null : CLOSE.tryAgainLater;
  }

  /** The request that a subscription's resolvers see. Its caller is read again, because a socket outlives roles and tokens (T111). */
  private requestOf({ request, sessionId }: OurExtra): Request {
    const req = socketRequest(request);
    if (this.source && sessionId !== undefined) bindSession(req, sessionId, this.source, this.config);
    return req;
  }
}

const isOfSession = (actor: { sessionId: string | null }): actor is SessionActor => actor.sessionId !== null;

/** Has the caller sent anything as a token? */
const hasToken = (req: Request, config: AppConfig): boolean =>
  (req.body as { accessToken?: unknown }).accessToken !== undefined || readAccessToken(req, config) !== null;

/** Answers a request for a socket that no one gets, and waits for nothing more. */
function refuse(stream: Duplex, refusal: string): void {
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
