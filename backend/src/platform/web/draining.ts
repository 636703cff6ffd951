import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Readiness } from '../health/readiness.ts';

/** How long a process that stops waits for its present requests. */
export const FINISH_MS = 20_000;
/** How often it closes connections whose last request is answered. Their callers could keep them open for minutes. */
const SWEEP_MS = 50;

/** While the process stops, every answer tells the client to use another connection next time. */
export function closeWhileDraining(readiness: Readiness) {
  return (_req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (readiness.isDraining) res.setHeader('Connection', 'close');
    next();
  };
}

/** Takes no new connections, and waits until all present requests are answered, at most 20 seconds (T78). */
export async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const sweeps = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FINISH_MS);
  });
  await Promise.race([closed, late]);
  clearTimeout(timer);
  clearInterval(sweeps);
}
