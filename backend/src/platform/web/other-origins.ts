import type { NextFunction, Request, Response } from 'express';
import { isPrivatePath, saysWho } from './security-headers.ts';

const OPEN = /^\/(?:api|graphql)(?:\/|$)/i;
/** What caches keep for everyone, also when the first reader had a login. */
const SAME_FOR_ALL = /^\/api\/(?:calendar|chat-images|documents|events|exports|feeds|images|previews|tracks)(?:\/|$)/i;
const READS: ReadonlySet<unknown> = new Set(['GET', 'HEAD']);
/** What a page of another site may see of an answer, besides what every page may. */
const EXPOSED =
  'ETag, Link, Content-Disposition, Feed-Position, League-Version, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
/**
 * The headers that a script may send. None of them says who asks: a key belongs on a server, a login on our own pages (T105, T22).
 * Content-Type is none of them: a read has no body, and a browser that keeps this answer would let a POST of JSON go out by it, as
 * POST is a method that needs no leave of its own.
 */
const TAKEN = 'Accept, Cache-Control, If-None-Match, Last-Event-ID';
const DAY_SECONDS = 86_400;

/**
 * Opens reads to the pages of all sites (T133). The answer is for `*`, so no browser shows it to a script that has sent cookies along,
 * and what is not the same for all is answered so to requests without a login only. Calls that write stay closed.
 */
export function openToOrigins(req: Request, res: Response, next: NextFunction): void {
  if (!OPEN.test(req.path) || isPrivatePath(req.path)) return next();
  if (isQuestion(req)) return answerQuestion(res);
  if (READS.has(req.method) && (SAME_FOR_ALL.test(req.path) || !saysWho(req))) {
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Expose-Headers', EXPOSED);
  }
  next();
}

/** Does a browser ask whether a page may make a read with headers of its own? */
const isQuestion = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && READS.has(headers['access-control-request-method']);

function answerQuestion(res: Response): void {
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': TAKEN,
    'Access-Control-Max-Age': String(DAY_SECONDS),
  });
  res.status(204).end();
}
