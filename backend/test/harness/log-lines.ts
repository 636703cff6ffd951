import { pino } from 'pino';
import { log } from '../../src/platform/logging/logger.ts';

/** What is written to the log from now on, line by line. */
export function logLines(): string[] {
  const written: string[] = [];
  const stream = (log as unknown as Record<symbol, { write: (line: string) => unknown }>)[pino.symbols.streamSym];
  stream!.write = (line) => written.push(line);
  log.level = 'info';
  return written;
}
