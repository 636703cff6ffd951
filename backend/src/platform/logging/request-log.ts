import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { callerOf } from '../access/actor-source.ts';
import { requestId } from './request-context.ts';
import { logRequest } from './logger.ts';

/**
 * The request's path as a template. Paths can contain tokens, templates cannot (T14). A request without a handler is
 * named by its first path segment.
 */
export function routeOf(req: IncomingMessage & Partial<Pick<Request, 'route' | 'originalUrl'>>): string {
  const route = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof route === 'string') return route;
  const url = req.originalUrl ?? req.url ?? '/';
  const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url;
  if (path === '/graphql') return path;
  return path.startsWith('/assets/') ? '/assets/*' : path.startsWith('/api/') ? '/api/*' : '/*';
}

/** One line for each answered request. */
export function logRequests(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const started = performance.now();
  const id = requestId();
  res.once('finish', () => {
    const level = res.statusCode >= 500 ? 'error' : 'info';
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logRequest(level, {
      requestId: id,
      method: req.method,
      route: routeOf(req),
      status: res.statusCode,
      ms,
      userId: callerOf(req),
    });
  });
  next();
}
