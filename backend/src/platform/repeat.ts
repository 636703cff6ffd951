import type { Logger } from '@nestjs/common';

/**
 * Calls `work` every `ms` milliseconds until the returned function is called. A failure is logged as `<failed>: …`, and
 * the next turn still comes. The timer does not keep the process alive.
 */
export function repeat(work: () => Promise<unknown>, ms: number, log: Logger, failed: string): () => void {
  const timer = setInterval(() => {
    work().catch((error: Error) => log.warn(`${failed}: ${error.message}`));
  }, ms).unref();
  return () => clearInterval(timer);
}
