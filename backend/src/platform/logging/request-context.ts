import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { scrub } from './scrub.ts';

const current = new AsyncLocalStorage<{ requestId: string }>();

/** The id of the request being served: in every log line, and in every answer to a fault. */
export function requestId(): string | undefined {
  return current.getStore()?.requestId;
}

/**
 * Gives the request its id. A caller's own id is taken when it looks like one, so that logs can be followed, and like
 * nothing that may not stand in a log.
 */
export function withRequestId(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,36}$/.test(given) && scrub(given) === given ? given : newId();
  res.setHeader('X-Request-Id', id);
  current.run({ requestId: id }, next);
}

/** The callback, called later as a part of the request that is served now: an event of a connection is of no request. */
export function ofThisRequest<Given>(callback: (given: Given) => void): (given: Given) => void {
  const store = current.getStore();
  return store ? (given) => current.run(store, callback, given) : callback;
}

const ID_BYTES = 9;
let random = Buffer.alloc(0);
let used = 0;

/** Random bytes come for many ids at once: asking the system for nine of them costs more than all else here. */
function newId(): string {
  if (used === random.length) {
    random = randomBytes(256 * ID_BYTES);
    used = 0;
  }
  return random.toString('base64url', used, (used += ID_BYTES));
}
