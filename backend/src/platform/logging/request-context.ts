import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const current = new AsyncLocalStorage<{ requestId: string }>();

/** The id of the request being served: in every log line, and in every answer to a fault. */
export function requestId(): string | undefined {
  return current.getStore()?.requestId;
}

/** Gives the request its id. A caller's own id is taken when it looks like one, so that logs can be followed. */
export function withRequestId(req: Request, res: Response, next: NextFunction): void {
  const given = req.get('x-request-id');
  const id = given && /^[\w-]{8,36}$/.test(given) ? given : randomBytes(9).toString('base64url');
  res.setHeader('X-Request-Id', id);
  current.run({ requestId: id }, next);
}
