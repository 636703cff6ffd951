import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { callerOf } from '../access/actor-source.ts';
import { requestId } from './request-context.ts';
import type { AnsweredRequest } from './logger.ts';

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

/** Tells others of each answered request, when its answer is sent. A middleware. */
export function tellAnswers(...tell: ((answer: AnsweredRequest) => void)[]) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const started = performance.now();
    const id = requestId() ?? '';
    res.on('finish', () => {
      const answer = {
        requestId: id,
        method: req.method ?? '',
        route: routeOf(req),
        status: res.statusCode,
        ms: performance.now() - started,
        userId: callerOf(req),
      };
      for (const one of tell) one(answer);
    });
    next();
  };
}
