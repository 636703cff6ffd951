import type { NextFunction, Request, Response } from 'express';
import { isFromOwnOrigin } from '../rest/own-origin.ts';

/**
 * Allows GET /graphql without special headers, for scripts and the site's own pages. The server library refuses every
 * GET that a foreign page could send. A request that cannot come from a foreign page needs no such header (T22).
 */
export function allowOwnReads(publicUrl: string) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    if (req.method === 'GET' && isFromOwnOrigin(req, publicUrl)) req.headers['apollo-require-preflight'] = '1';
    next();
  };
}
