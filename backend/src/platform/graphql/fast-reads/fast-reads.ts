import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../clock.ts';
import { ConcurrencyLimit } from '../../concurrency-limit.ts';
import { AppConfig } from '../../config/config.ts';
import { WEB_CONNECTIONS } from '../../db/data-source.ts';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { faultOf, unavailableFault } from '../../errors/fault.ts';
import { refuseCall } from '../../errors/refuse-call.ts';
import { LimitReads, unitsOf } from '../../limits/limit-reads.ts';
import { cacheHeaders } from '../own-reads.ts';
import { FOR_ONCE, CachedResponse, sendDocument } from '../../web/cached/cached-response.ts';
import { AnswerCache } from './answer-cache.ts';
import { ChangeStamp } from './change-stamp.ts';
import { KnownDocuments, type ReadRequest } from './known-documents.ts';
import { keyOf, visitorsRead } from './read-request.ts';

const MINUTE_MS = 60_000;
/** The longest wait of a read for its turn. */
const PATIENCE_MS = 500;
const JSON_TYPE = 'application/json; charset=utf-8';

/** A visitor's read on its way. */
interface Asked {
  readonly req: Request;
  readonly res: Response;
  readonly next: NextFunction;
  readonly read: ReadRequest;
  readonly key: string;
}

/**
 * Answers visitors' reads of known documents: a middleware of Express between the parser of bodies and the server library. It has
 * the same guards and resolvers, but the document is compiled, and the finished answer is cached until the league changes. All
 * other requests, and every error, are left to the server library.
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

  /** The middleware, for the path of GraphQL. */
  answer(req: Request, res: Response, next: NextFunction): void {
    const read = visitorsRead(req, this.config.publicUrl, this.known.persisted);
    if (!read) return next();
    const asked = { req, res, next, read, key: keyOf(read) };
    // a GET may come again with its ETag, so its answer is cached from the first one on
    const isKept = this.answers.isAskedAgain(asked.key) || req.method === 'GET';
    if (!isKept) return this.make(asked, null);
    this.stamp
      .current()
      .then(
        (version) => {
          const moment = this.cacheTagOf(version);
          const kept = this.answers.get(asked.key, moment);
          if (kept) send(req, res, kept);
          else this.make(asked, moment);
        },
        (error: unknown) => {
          // a caller who has waited for an unavailable database must not wait again for the tables
          if (faultOf(error)) sendFault(res, error);
          else this.make(asked, null);
        },
      )
      .catch(next);
  }

  /**
   * A visitor's answer to a body of the site's own query, for pages that the server draws. It is the same cached answer
   * that the browser gets. Null when it would contain an error.
   */
  async answerToVisitor(body: string): Promise<string | null> {
    const read = JSON.parse(body) as ReadRequest;
    const key = keyOf(read);
    const moment = this.cacheTagOf(await this.stamp.current());
    const kept = this.answers.get(key, moment);
    if (kept) return kept.body.toString();
    this.known.learn(read, this.schemas.schema);
    const known = this.known.find(read);
    const text = known && (await textOf(known.run(read.variables ?? {}, { req: visitorsRequest() })));
    return text ? this.answers.put(key, moment, text).body.toString() : null;
  }

  /** Answers from the tables, or leaves the request to the server library. */
  private make(asked: Asked, moment: string | null): void {
    const { req, res, next, key } = asked;
    this.turns
      .run(async () => {
        const text = await this.execute(asked);
        if (text === null) await leaveInTurn(asked);
        return text;
      })
      .then(
        (text) => {
          if (text !== null)
            send(req, res, moment ? this.answers.put(key, moment, text) : new CachedResponse(text, 200, [], FOR_ONCE));
        },
        (error: unknown) => {
          // too few units are left, or the key was revoked since the door
          if (error instanceof LeagueError || faultOf(error)?.code === 'UNAUTHENTICATED')
            refuseCall(res, 'graphql', error);
          else if (faultOf(error)) sendFault(res, error);
          else next();
        },
      )
      .catch(next);
  }

  private async execute({ req, res, read }: Asked): Promise<string | null> {
    const known = this.known.find(read);
    if (!known) return null;
    await this.limits.charge(req, unitsOf(known.cost));
    return textOf(known.run(read.variables ?? {}, { req, res }));
  }

  /** Answers change with the league, and some with the time. The times are whole minutes. */
  private cacheTagOf(version: number): string {
    return `${version}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
  }
}

/** The text of an answer; null for one with errors. Throws when a resolver found the service unavailable. */
async function textOf(running: Promise<ExecutionResult>): Promise<string | null> {
  const result = await running;
  for (const { extensions, originalError } of result.errors ?? []) {
    if (extensions['code'] === 'SERVICE_UNAVAILABLE') throw unavailableFault(Number(extensions['retryAfter']));
    // Nest's filter has not seen what a field that is no root field has thrown
    if (originalError && faultOf(originalError)?.code === 'SERVICE_UNAVAILABLE') throw originalError;
  }
  // the server library also ends its answers with a line break
  return result.errors ? null : `${JSON.stringify(result)}\n`;
}

/**
 * Leaves the request to the server library, and waits until its answer is ready, however slowly the caller takes it. So a new
 * document keeps its turn: parsed, it would wait for a connection like any read, with much more memory.
 */
const leaveInTurn = ({ res, next }: Asked): Promise<void> =>
  new Promise((ready) => {
    // a caller who has left already does not leave again
    if (res.closed) ready();
    else res.once('prefinish', ready).once('close', ready);
    next();
  });

/** A request without any personal data. */
const visitorsRequest = (): Request =>
  Object.assign(Object.create(express.request) as Request, {
    headers: {},
    method: 'POST',
    url: '/graphql',
    params: {},
  });

/** Sends a fault in the same form as the server library. */
function sendFault(res: Response, error: unknown): void {
  const fault = graphqlErrorOf(error);
  res.setHeader('Retry-After', String(fault.extensions['retryAfter']));
  res.setHeader('Cache-Control', 'no-store');
  res.status(200).json({ data: null, errors: [fault.toJSON()] });
}

function send(req: Request, res: Response, document: CachedResponse): void {
  res.setHeader('Content-Type', JSON_TYPE);
  if (req.method === 'GET') for (const [name, value] of cacheHeaders(req, true)) res.setHeader(name, value);
  sendDocument(req, res, document);
}
