import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Application, Request, Response } from 'express';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../clock.ts';
import { AppConfig } from '../../config/config.ts';
import { graphqlErrorOf } from '../../errors/errors.filter.ts';
import { faultOf, unavailable } from '../../errors/fault.ts';
import { refuseCall } from '../../errors/refuse-call.ts';
import { LimitReads, unitsOf } from '../../limits/limit-reads.ts';
import { sendDocument, type KeptDocument } from '../../web/kept-document.ts';
import { AnswerCache } from './answer-cache.ts';
import { ChangeStamp } from './change-stamp.ts';
import { KnownDocuments, type ReadRequest } from './known-documents.ts';
import { isAnonymousRead, readBody, readRequest } from './read-request.ts';

const MINUTE_MS = 60_000;
const JSON_TYPE = 'application/json; charset=utf-8';

/** What answers a request that no one has answered. */
export type LastStep = (req: IncomingMessage, res: ServerResponse, error?: unknown) => void;

/** What is done first with every request: a middleware that needs nothing of Express. What it answers is answered. */
export type FirstStep = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * A short way for anonymous reads of known documents, beside the ordinary one and not instead of it: same guards, same
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

  /**
   * Puts the short way in front of `app`; `prepare` is what the application does first with every request, and `last`
   * what is done with those that it leaves.
   */
  attach(server: Server, app: Application, prepare: FirstStep, last: LastStep): void {
    const prepared = new WeakSet<IncomingMessage>();
    app.use((req, res, next) => (prepared.has(req) ? next() : prepare(req, res, next)));
    const handle = app as unknown as (
      req: IncomingMessage,
      res: ServerResponse,
      next: (error?: unknown) => void,
    ) => void;
    const ordinary = (req: IncomingMessage, res: ServerResponse): void =>
      handle(req, res, (error) => last(req, res, error));
    const further = (req: IncomingMessage, res: ServerResponse): void => {
      prepared.add(req);
      ordinary(req, res);
    };
    server.removeAllListeners('request');
    server.on('request', (req, res) => {
      if (!isAnonymousRead(req, this.config.publicUrl)) return ordinary(req, res);
      prepare(req, res, () => {
        this.answer(app, req, res).then(
          (answered) => answered || further(req, res),
          (error: unknown) => {
            if (error instanceof LeagueError) return refuseCall(res, 'graphql', error);
            return faultOf(error) ? sendFault(res, error) : further(req, res);
          },
        );
      });
    });
  }

  /** Answers and says so, or leaves the request to the ordinary way. */
  private async answer(app: Application, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const isGet = req.method === 'GET';
    const key = isGet ? (req.url ?? '') : await readBody(req);
    // a GET may come back with its ETag, so its answer is kept from the first one on
    const isKept = this.answers.isAskedAgain(key) || isGet;
    const moment = isKept ? await this.moment().catch(nothingUnlessAway) : null;
    const cached = moment && this.answers.get(key, moment);
    if (cached) return send(req, res, cached);
    const read = readRequest(req, key);
    const text = read && (await this.execute(read, ...asExpress(app, req, res)));
    if (!text) return false;
    return moment ? send(req, res, this.answers.put(key, moment, text)) : sendOnce(res, text);
  }

  /** Answers change with the league, and some with the time of day: kick-offs are on whole minutes. */
  private async moment(): Promise<string> {
    return `${await this.stamp.current()}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
  }

  private async execute(read: ReadRequest, req: Request, res: Response): Promise<string | null> {
    const known = this.known.find(read);
    if (!known) return null;
    this.limits.charge(req, unitsOf(known.cost));
    const result = await known.run(read.variables ?? {}, { req, res });
    for (const { extensions } of result.errors ?? []) {
      if (extensions['code'] === 'SERVICE_UNAVAILABLE') throw unavailable(Number(extensions['retryAfter']));
    }
    return result.errors ? null : JSON.stringify(result);
  }
}

/** Who has waited for a database that is away is not to wait a second time, on the ordinary way. */
function nothingUnlessAway(error: unknown): null {
  if (faultOf(error)) throw error;
  return null;
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

function send(req: IncomingMessage, res: ServerResponse, document: KeptDocument): true {
  res.setHeader('Content-Type', JSON_TYPE);
  sendDocument(req, res, document);
  return true;
}

/** An answer that no one is expected to ask for again. */
function sendOnce(res: ServerResponse, text: string): true {
  res.setHeader('Cache-Control', 'no-cache');
  res.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) }).end(text);
  return true;
}
