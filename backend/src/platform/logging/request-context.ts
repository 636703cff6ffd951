import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { scrubLine } from './scrub.ts';

const current = new AsyncLocalStorage<{ requestId: string }>();

/** The id of the present request. It is in every log line, and in every answer to a fault. */
export function requestId(): string | undefined {
  return current.getStore()?.requestId;
}

/**
 * Gives the request its id, and its answer too. A middleware, before all others. A caller's own id is used when it has the right
 * form, so that logs can be followed. Other texts must not get into the log.
 */
export function giveRequestId(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,36}$/.test(given) && scrubLine(given) === given ? given : newId();
  res.setHeader('X-Request-Id', id);
  current.run({ requestId: id }, next);
}

const ID_BYTES = 9;
let random = Buffer.alloc(0);
let used = 0;

/** Random bytes are read for many ids at once, because a system call for nine bytes would be the slowest part. */
function newId(): string {
  if (used === random.length) {
    random = randomBytes(256 * ID_BYTES);
    used = 0;
  }
  return random.toString('base64url', used, (used += ID_BYTES));
}
