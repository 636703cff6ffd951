import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLarge } from '../rest/large-bodies.ts';

/** What a caller may still send after the answer, in bytes: the largest body that any call takes. */
const MOST = 64 * 1024 * 1024;

/**
 * A caller whose large body is refused unread gets the answer before they have sent everything. A middleware:
 * after the answer, the rest is read and dropped, up to a limit, and for as long as a request may take. If the connection were
 * closed at once, it would be reset, and the answer would be lost with it (T113).
 */
export function dropUnread(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  if (!isLarge(req)) return next();
  const wantsClose = !res.shouldKeepAlive;
  // Node would close the connection together with the answer
  res.shouldKeepAlive = true;
  const end = (): void => {
    if (wantsClose) req.socket.end();
  };
  // before the end of the answer: with it, Node would begin to drop the body uncounted
  res.once('prefinish', () => {
    if (req.complete) return end();
    let left = MOST;
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.socket.destroy();
    });
    req.once('end', end);
    req.resume();
  });
  next();
}
