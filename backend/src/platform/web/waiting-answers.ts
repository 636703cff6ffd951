import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Tells an answer that its connection is gone: a middleware. Node tells only the answer that is being sent, so one that waits behind it
 * (its request came before the first was answered) would stay open forever, and keep what it has taken: a place, room for a body, a
 * reading.
 */
export function closeWithRequest(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  if (!res.socket)
    req.once('close', () => {
      if (res.socket || res.writableFinished) return;
      res.destroy();
      res.emit('close');
    });
  next();
}
