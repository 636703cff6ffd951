import type { NextFunction, Request, Response } from 'express';
import { callerOf } from '../access/actor-source.ts';
import { log } from './logger.ts';

/**
 * The place a request went to, as a template: paths can carry tokens, templates cannot (T14). Whatever no handler
 * took is named by its first segment.
 */
export function routeOf(req: Request): string {
  const route = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof route === 'string') return route;
  const path = req.originalUrl.split('?', 1)[0] ?? '/';
  if (path === '/graphql') return path;
  return path.startsWith('/assets/') ? '/assets/*' : path.startsWith('/api/') ? '/api/*' : '/*';
}

/** One line for each answered request. */
export function logRequests(req: Request, res: Response, next: NextFunction): void {
  const started = performance.now();
  res.once('finish', () => {
    const level = res.statusCode >= 500 ? 'error' : 'info';
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log[level](
      { method: req.method, route: routeOf(req), status: res.statusCode, ms, userId: callerOf(req) },
      'request',
    );
  });
  next();
}
