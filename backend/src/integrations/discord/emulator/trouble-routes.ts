import { setTimeout as sleep } from 'node:timers/promises';
import { json, Router, type NextFunction, type Request, type Response } from 'express';
import type { EmulatorState, Trouble } from './emulator-state.ts';

const MODES: readonly Trouble['mode'][] = ['rate-limited', 'error', 'hang', 'slow', 'late', 'lost', 'garbage'];
const UNAVAILABLE = 503;

/** Controls of the emulator for tests: the log of the bot's calls, and being slow or unavailable for a while. */
export function controlRoutes(state: EmulatorState): Router {
  const routes = Router();
  routes.get('/log', (_req, res) => void res.json(state.log));
  routes.post('/trouble', json(), (req, res) => {
    state.trouble = troubleOf(req.body);
    res.json({ trouble: state.trouble });
  });
  return routes;
}

/** Applies the requested trouble to a call, if there is any. */
export function troubleStep(state: EmulatorState) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const trouble = state.takeTrouble(req.method, req.path);
    if (trouble === null) next();
    else TROUBLES[trouble.mode](trouble, res, next);
  };
}

const TROUBLES: Record<Trouble['mode'], (trouble: Trouble, res: Response, next: NextFunction) => void> = {
  // the caller's own timeout must end this
  hang: () => undefined,
  error: ({ status, code }, res) =>
    void res.status(status).json({ message: 'upstream connect error', ...(code !== null && { code }) }),
  garbage: (_trouble, res) => void res.type('html').send('<!doctype html><title>Just a moment</title>'),
  'rate-limited': ({ ms }, res) => {
    const seconds = ms / 1000;
    res.setHeader('Retry-After', String(Math.ceil(seconds)));
    res.setHeader('X-RateLimit-Scope', 'shared');
    res.setHeader('X-RateLimit-Limit', '5');
    res.setHeader('X-RateLimit-Remaining', '0');
    res.setHeader('X-RateLimit-Reset-After', String(seconds));
    res.status(429).json({ message: 'You are being rate limited.', retry_after: seconds, global: false });
  },
  late: ({ ms }, _res, next) => void sleep(ms, undefined, { ref: false }).then(() => next()),
  slow: ({ ms }, res, next) => {
    const send = res.send.bind(res);
    const end = res.end.bind(res) as () => Response;
    res.send = (body: unknown) => {
      void sleep(ms, undefined, { ref: false }).then(() => {
        res.end = end;
        if (!res.destroyed) send(body);
      });
      return res;
    };
    // answers without a body only call `end`
    res.end = ((): Response => (void sleep(ms, undefined, { ref: false }).then(() => end()), res)) as Response['end'];
    next();
  },
  lost: (_trouble, res, next) => {
    const cut = (): Response => (res.socket?.destroy(), res);
    res.send = cut;
    res.end = cut as Response['end'];
    next();
  },
};

function troubleOf(body: unknown): Trouble | null {
  const { mode, path, method, remaining, status, code, ms } = (body ?? {}) as Record<string, unknown>;
  const known = MODES.find((name) => name === mode);
  if (!known) return null;
  const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
  return {
    mode: known,
    path: typeof path === 'string' ? path : '/',
    method: typeof method === 'string' ? method : null,
    remaining: number(remaining, Number.MAX_SAFE_INTEGER),
    status: number(status, UNAVAILABLE),
    code: typeof code === 'number' ? code : null,
    ms: number(ms, 1000),
  };
}
