import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { CachedResponse, sendDocument } from './cached/cached-response.ts';
import { toolPolicyHeaders } from './security-headers.ts';

/** The built page of GraphiQL. Its own address is /graphql. */
export const GRAPHIQL_PAGE = '/graphiql.html';

/**
 * GET /graphql from a browser: GraphiQL, for trying queries (docs/decisions/035). All other requests go on to the API, and
 * so does this one when the site is not built.
 */
export function graphiqlPage(webRoot: string): RequestHandler {
  const file = join(webRoot, GRAPHIQL_PAGE);
  const page = existsSync(file) ? pageOf(readFileSync(file, 'utf8')) : null;
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!page || !isRead || req.path !== '/' || req.query['query'] !== undefined) return next();
    if (req.accepts(['json', 'html']) !== 'html') return next();
    // the same address answers programs with data
    res.vary('Accept');
    sendDocument(req, res, page);
  };
}

const pageOf = (html: string): CachedResponse =>
  new CachedResponse(html, 200, [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['X-Robots-Tag', 'noindex'],
    ...toolPolicyHeaders(),
  ]);
