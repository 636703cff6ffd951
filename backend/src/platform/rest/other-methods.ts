import type { Request, Response } from 'express';

/** What is needed of the router's own table: the routes, each with its methods and whether a path is one of them. */
interface Routed {
  route?: { methods: Readonly<Record<string, boolean>>; path: unknown };
  match(path: string): boolean;
}

/** No route of ours has more. */
const MOST_METHODS = 6;

/**
 * For a path that is there, by another method than the one it was called with: says which ones it has, and true. The
 * router answers only after all handlers have passed, and ours ends with one for all paths.
 */
export function answerMethod(req: Request, res: Response): boolean {
  const allowed = methodsOf(req);
  if (allowed.length === 0 || res.headersSent) return false;
  res.setHeader('Allow', allowed.join(', '));
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).json({ CODE: 405, MESSAGE: 'api.error.not-found' });
  return true;
}

function methodsOf(req: Request): string[] {
  const { stack } = (req.app as unknown as { router: { stack: readonly Routed[] } }).router;
  // the last handler stands under the API's prefix, which is taken off what it sees
  const path = req.baseUrl + req.path;
  const methods = new Set<string>();
  for (const layer of stack) {
    if (!layer.route || typeof layer.route.path !== 'string' || !layer.match(path)) continue;
    const own = Object.keys(layer.route.methods);
    // the framework's own routes take every method there is, to pass it on
    if (own.length < MOST_METHODS) for (const method of own) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  // a handler that says itself that nothing is there has been called by the right method
  return methods.size === 0 || methods.has(req.method) ? [] : [...methods.add('OPTIONS')].sort();
}
