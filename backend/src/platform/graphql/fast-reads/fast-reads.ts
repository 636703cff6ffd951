import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequestException, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import express, { type Request, type Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../clock.ts';
import { ConcurrencyLimit } from '../../concurrency-limit.ts';
import { AppConfig } from '../../config/config.ts';
import { WEB_CONNECTIONS } from '../../db/data-source.ts';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { faultOf, unavailableFault } from '../../errors/fault.ts';
import { refuseCall } from '../../errors/refuse-call.ts';
import { ofThisRequest } from '../../logging/request-context.ts';
import { LimitReads, unitsOf } from '../../limits/limit-reads.ts';
import { cacheHeaders } from '../own-reads.ts';
import { moveHead, type Head } from '../../web/answer-head.ts';
import { FOR_ONCE, CachedResponse, sendDocument } from '../../web/cached/cached-response.ts';
import type { LightWay, Leave } from '../../web/light-way.ts';
import { AnswerCache } from './answer-cache.ts';
import { ChangeStamp } from './change-stamp.ts';
import { KnownDocuments, type ReadRequest } from './known-documents.ts';
import { isAnonymousRead, readBody, readRequest, UNREADABLE } from './read-request.ts';

const MINUTE_MS = 60_000;
/** The longest wait of a read for its turn. */
const PATIENCE_MS = 500;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The light way for anonymous reads of known documents, beside the ordinary way. It has the same guards, resolvers,
 * headers and log line, but the document is compiled, and the finished answer is cached until the league changes. All
 * other requests, and every error, go the ordinary way.
 */
@Injectable()
export class FastReads {
  private readonly answers = new AnswerCache();
  /** More reads than connections would only wait for one, with all that they have already made (docs/performance.md). */
  private readonly turns = new ConcurrencyLimit(WEB_CONNECTIONS, { patienceMs: PATIENCE_MS });

  constructor(
    private readonly stamp: ChangeStamp,
    private readonly known: KnownDocuments,
    private readonly clock: Clock,
    private readonly limits: LimitReads,
    private readonly config: AppConfig,
    private readonly schemas: GraphQLSchemaHost,
  ) {}

  /** The light way in front of Express. */
  before(): LightWay {
    return {
      takes: (req) => isAnonymousRead(req, this.config.publicUrl),
      answer: (req, res, head, leave) => {
        const asked = { req, res, head, leave };
        if (req.method === 'GET') this.answer(asked, req.url ?? '');
        else
          readBody(
            req,
            ofThisRequest((text) => this.answer(asked, text)),
          );
      },
    };
  }

  /**
   * A visitor's answer to a body of the site's own query, for pages that the server draws. It is the same cached answer
   * that the browser gets. Null when it would contain an error.
   */
  async answerToVisitor(body: string): Promise<string | null> {
    const moment = this.cacheTagOf(await this.stamp.current());
    const kept = this.answers.get(body, moment);
    if (kept) return kept.body.toString();
    const read = JSON.parse(body) as ReadRequest;
    this.known.learn(read, this.schemas.schema);
    const known = this.known.find(read);
    const text = known && (await textOf(known.run(read.variables ?? {}, { req: visitorsRequest() })));
    return text ? this.answers.put(body, moment, text).body.toString() : null;
  }

  private answer(asked: Asked, key: string): void {
    // a GET may come again with its ETag, so its answer is cached from the first one on
    const isKept = this.answers.isAskedAgain(key) || asked.req.method === 'GET';
    if (!isKept) return this.make(asked, key, null);
    this.stamp
      .current()
      .then(
        (version) => {
          const moment = this.cacheTagOf(version);
          const kept = this.answers.get(key, moment);
          if (kept) send(asked, kept);
          else this.make(asked, key, moment);
        },
        (error: unknown) => {
          // a caller who has waited for an unavailable database must not wait again on the ordinary way
          if (faultOf(error)) sendFault(asked, error);
          else this.make(asked, key, null);
        },
      )
      .catch(asked.leave);
  }

  /** Answers from the tables, or leaves the request to the ordinary way. */
  private make(asked: Asked, key: string, moment: string | null): void {
    const { req, res, head, leave } = asked;
    const refuse = (error: unknown): void => {
      moveHead(head, res);
      refuseCall(res, 'graphql', error);
    };
    const read = readRequest(req, key, this.known.persisted);
    if (read === UNREADABLE) return refuse(new BadRequestException());
    if (!read) return leave();
    this.turns
      .run(async () => {
        const text = await this.execute(read, ...asExpress(req, res));
        if (text === null) await leaveInTurn(asked);
        return text;
      })
      .then(
        (text) => {
          if (text !== null)
            send(asked, moment ? this.answers.put(key, moment, text) : new CachedResponse(text, 200, [], FOR_ONCE));
        },
        (error: unknown) => {
          // too few units are left, or the key was revoked since the door
          if (error instanceof LeagueError || faultOf(error)?.code === 'UNAUTHENTICATED') refuse(error);
          else if (faultOf(error)) sendFault(asked, error);
          else leave();
        },
      )
      .catch(leave);
  }

  /** Answers change with the league, and some with the time. The times are whole minutes. */
  private cacheTagOf(version: number): string {
    return `${version}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
  }

  private async execute(read: ReadRequest, req: Request, res: Response): Promise<string | null> {
    const known = this.known.find(read);
    if (!known) return null;
    await this.limits.charge(req, unitsOf(known.cost));
    return textOf(known.run(read.variables ?? {}, { req, res }));
  }
}

/** The text of an answer; null for one with errors. Throws when a resolver found the service unavailable. */
async function textOf(running: Promise<ExecutionResult>): Promise<string | null> {
  const result = await running;
  for (const { extensions } of result.errors ?? []) {
    if (extensions['code'] === 'SERVICE_UNAVAILABLE') throw unavailableFault(Number(extensions['retryAfter']));
  }
  // the ordinary way also ends its answers with a line break
  return result.errors ? null : `${JSON.stringify(result)}\n`;
}

/** A request without any personal data. */
const visitorsRequest = (): Request =>
  Object.assign(Object.create(express.request) as Request, {
    headers: {},
    method: 'POST',
    url: '/graphql',
    params: {},
  });

/** A request on this way. */
interface Asked {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly head: Head;
  readonly leave: Leave;
}

/**
 * Leaves the request to the ordinary way, and waits until its answer is ready, however slowly the caller takes it. So a new
 * document keeps its turn: parsed, it would wait for a connection like any read, with much more memory.
 */
const leaveInTurn = ({ res, leave }: Asked): Promise<void> =>
  new Promise((ready) => {
    // a caller who has left already does not leave again
    if (res.closed) ready();
    else res.once('prefinish', ready).once('close', ready);
    leave();
  });

/** Sends a fault in the same form as the ordinary way. */
function sendFault({ res, head }: Asked, error: unknown): void {
  moveHead(head, res);
  const fault = graphqlErrorOf(error);
  const text = JSON.stringify({ data: null, errors: [fault.toJSON()] });
  res.setHeader('Retry-After', String(fault.extensions['retryAfter']));
  res.setHeader('Cache-Control', 'no-store');
  res.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** Prepares the request as Express does before its first handler. It has Express's methods already (league-adapter.ts). */
function asExpress(req: IncomingMessage, res: ServerResponse): [Request, Response] {
  const [request, response] = [req as Request, res as Response];
  request.res = response;
  response.req = request;
  request.originalUrl = request.url;
  request.params = {};
  return [request, response];
}

function send({ req, res, head }: Asked, document: CachedResponse): void {
  head.push('Content-Type', JSON_TYPE);
  if (req.method === 'GET') head.push(...cacheHeaders(req, true).flat());
  sendDocument(req, res, document, head);
}
