import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequestException, Injectable } from '@nestjs/common';
import type { Application, Request, Response } from 'express';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../clock.ts';
import { AppConfig } from '../../config/config.ts';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { faultOf, unavailable } from '../../errors/fault.ts';
import { refuseCall } from '../../errors/refuse-call.ts';
import { ofThisRequest } from '../../logging/request-context.ts';
import { LimitReads, unitsOf } from '../../limits/limit-reads.ts';
import { sendDocument, type KeptDocument } from '../../web/kept-document.ts';
import type { LightWay } from '../../web/light-way.ts';
import { AnswerCache } from './answer-cache.ts';
import { ChangeStamp } from './change-stamp.ts';
import { KnownDocuments, type ReadRequest } from './known-documents.ts';
import { isAnonymousRead, readBody, readRequest, UNREADABLE } from './read-request.ts';

const MINUTE_MS = 60_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The light way of anonymous reads of known documents, beside the ordinary one and not instead of it: same guards, same
 * resolvers, same headers and log line, but the document is compiled and the finished answer kept for as long as the
 * league does not change. Everything else, and every error, goes the ordinary way.
 */
@Injectable()
export class FastReads {
  private readonly answers = new AnswerCache();

  constructor(
    private readonly stamp: ChangeStamp,
    private readonly known: KnownDocuments,
    private readonly clock: Clock,
    private readonly limits: LimitReads,
    private readonly config: AppConfig,
  ) {}

  /** The way in front of `app`. */
  before(app: Application): LightWay {
    return {
      takes: (req) => isAnonymousRead(req, this.config.publicUrl),
      answer: (req, res, leave) => {
        const asked = { app, req, res, leave };
        if (req.method === 'GET') this.answer(asked, req.url ?? '');
        else
          readBody(
            req,
            ofThisRequest((text) => this.answer(asked, text)),
          );
      },
    };
  }

  private answer(asked: Asked, key: string): void {
    // a GET may come back with its ETag, so its answer is kept from the first one on
    const isKept = this.answers.isAskedAgain(key) || asked.req.method === 'GET';
    if (!isKept) return this.make(asked, key, null);
    this.stamp
      .current()
      .then(
        (version) => {
          const moment = this.momentOf(version);
          const kept = this.answers.get(key, moment);
          if (kept) send(asked, kept);
          else this.make(asked, key, moment);
        },
        (error: unknown) => {
          // who has waited for a database that is away is not to wait a second time, on the ordinary way
          if (faultOf(error)) sendFault(asked.res, error);
          else this.make(asked, key, null);
        },
      )
      .catch(asked.leave);
  }

  /** Answers from the tables, or leaves the request to the ordinary way. */
  private make(asked: Asked, key: string, moment: string | null): void {
    const { app, req, res, leave } = asked;
    const read = readRequest(req, key);
    if (read === UNREADABLE) return refuseCall(res, 'graphql', new BadRequestException());
    if (!read) return leave();
    this.execute(read, ...asExpress(app, req, res))
      .then(
        (text) => {
          if (!text) leave();
          else if (moment) send(asked, this.answers.put(key, moment, text));
          else sendOnce(res, text);
        },
        (error: unknown) => {
          if (error instanceof LeagueError) refuseCall(res, 'graphql', error);
          else if (faultOf(error)) sendFault(res, error);
          else leave();
        },
      )
      .catch(leave);
  }

  /** Answers change with the league, and some with the time of day: kick-offs are on whole minutes. */
  private momentOf(version: number): string {
    return `${version}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
  }

  private async execute(read: ReadRequest, req: Request, res: Response): Promise<string | null> {
    const known = this.known.find(read);
    if (!known) return null;
    this.limits.charge(req, unitsOf(known.cost));
    const result = await known.run(read.variables ?? {}, { req, res });
    for (const { extensions } of result.errors ?? []) {
      if (extensions['code'] === 'SERVICE_UNAVAILABLE') throw unavailable(Number(extensions['retryAfter']));
    }
    // the ordinary way ends its answers with a line break
    return result.errors ? null : `${JSON.stringify(result)}\n`;
  }
}

/** A request on this way. */
interface Asked {
  readonly app: Application;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly leave: (error?: unknown) => void;
}

/** As the ordinary way answers what was asked and could not be answered. */
function sendFault(res: ServerResponse, error: unknown): void {
  const fault = graphqlErrorOf(error);
  const text = JSON.stringify({ data: null, errors: [fault.toJSON()] });
  res.setHeader('Retry-After', String(fault.extensions['retryAfter']));
  res.setHeader('Cache-Control', 'no-store');
  res.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** What Express does with a request before its first handler. */
function asExpress(app: Application, req: IncomingMessage, res: ServerResponse): [Request, Response] {
  const { request: requests, response: responses } = app as unknown as { request: object; response: object };
  const request = Object.setPrototypeOf(req, requests) as Request;
  const response = Object.setPrototypeOf(res, responses) as Response;
  request.res = response;
  response.req = request;
  request.originalUrl = request.url;
  request.params = {};
  return [request, response];
}

function send({ req, res }: Asked, document: KeptDocument): void {
  res.setHeader('Content-Type', JSON_TYPE);
  sendDocument(req, res, document);
}

/** An answer that no one is expected to ask for again. */
function sendOnce(res: ServerResponse, text: string): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) }).end(text);
}
