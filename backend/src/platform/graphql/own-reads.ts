import type { IncomingMessage } from 'node:http';
import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isDeeperThan } from '../json-depth.ts';
import { MOST_LEVELS } from '../read-json.ts';
import { isFromOwnOrigin } from '../rest/own-origin.ts';
import { isAnonymous, type Headers } from '../web/security-headers.ts';

/** How long a shared cache may answer with a page of the league that has changed. */
const SHARED_SECONDS = 15;

/**
 * Says who may keep an answer to GET /graphql. Everyone reads it under the same address, so caches are told that it depends on
 * who asks: a call with a key is counted, and may be refused, and one with a login has the caller's own affairs (T98). A finished
 * answer to a visitor may be kept by a shared cache for seconds, and by all for as long as its ETag holds.
 */
export function cacheHeaders({ headers }: IncomingMessage, isFinished: boolean): Headers {
  const isVisitors = isAnonymous({ headers }) && headers['x-api-key'] === undefined;
  const shared = isFinished ? `public, max-age=0, s-maxage=${SHARED_SECONDS}` : 'no-cache';
  return [
    ['Vary', 'Authorization, Cookie, X-Api-Key'],
    ['Cache-Control', isVisitors ? shared : 'private, no-cache'],
  ];
}

/** The server library knows no HEAD. Its answer is that of a GET, whose body Node does not send. */
export function headAsGet(req: Request, _res: Response, next: NextFunction): void {
  if (req.method === 'HEAD') req.method = 'GET';
  next();
}

/**
 * Allows GET /graphql without special headers, for scripts, the site's own pages, and the pages of other sites, when they send no cookie
 * along (T133). The server library refuses every other GET that a foreign page could send (T22). Refuses variables with too many
 * levels, which are JSON in the address (T114).
 */
export function allowReads(publicUrl: string) {
  return (req: Request, res: Response, next: NextFunction): void => {
    if (req.method === 'GET') {
      // this way also answers errors, which no one else should get
      for (const [name, value] of cacheHeaders(req, false)) {
        // a login has said already that its answer is kept nowhere
        if (!res.hasHeader(name)) res.setHeader(name, value);
      }
      if (isFromOwnOrigin(req, publicUrl) || isAnonymous(req)) req.headers['apollo-require-preflight'] = '1';
      if (hasDeepJson(req.query)) return next(new BadRequestException());
    }
    next();
  };
}

/** The parts of a query in an address that are JSON. */
const JSON_PARTS = ['variables', 'extensions'];

const hasDeepJson = (query: Request['query']): boolean =>
  JSON_PARTS.flatMap((part) => query[part] ?? []).some(
    (text) => typeof text === 'string' && isDeeperThan(text, MOST_LEVELS),
  );
