import type { Request, Response } from 'express';
import { problemBody } from '../errors/problem-body.ts';

/** The part of the router's table that is used: each route's methods, and a test of a path. */
interface Routed {
  route?: { methods: Readonly<Record<string, boolean>>; path: unknown };
  match(path: string): boolean;
}

/** No route has more methods. */
const MOST_METHODS = 6;

/**
 * Answers a call to a known path with a wrong method, and returns true. The router would do so only after all handlers,
 * but the last handler accepts every path.
 */
export function answerMethod(req: Request, res: Response): boolean {
  const allowed = methodsOf(req);
  if (allowed.length === 0 || res.headersSent) return false;
  res.setHeader('Allow', allowed.join(', '));
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).json(problemBody(405, 'api.error.wrong-method', { params: { methods: allowed.join(', ') } }));
  return true;
}

function methodsOf(req: Request): string[] {
  const { stack } = (req.app as unknown as { router: { stack: readonly Routed[] } }).router;
  // the last handler is under the API's prefix, which is missing in the path that it sees
  const path = req.baseUrl + req.path;
  const methods = new Set<string>();
  for (const layer of stack) {
    if (!layer.route || typeof layer.route.path !== 'string' || !layer.match(path)) continue;
    const own = Object.keys(layer.route.methods);
    // the framework's own routes accept every method and pass it on
    if (own.length < MOST_METHODS) for (const method of own) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  // the handler itself said that there is nothing at this path, so the method was right
  return methods.size === 0 || methods.has(req.method) ? [] : [...methods.add('OPTIONS')].sort();
}
