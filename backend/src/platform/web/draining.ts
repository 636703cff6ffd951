import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Readiness } from '../health/readiness.ts';

const FINISH_MS = 20_000;

/** Once the process is leaving, every answer tells the client to use another connection next time. */
export function closeWhileDraining(readiness: Readiness) {
  return (_req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (readiness.isDraining) res.setHeader('Connection', 'close');
    next();
  };
}

/** Takes no new connection and waits, at most 20 seconds, until everything under way is answered (T78). */
export async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FINISH_MS);
  });
  await Promise.race([closed, late]);
  clearTimeout(timer);
}
