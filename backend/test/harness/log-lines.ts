import { pino } from 'pino';
import { log } from '../../src/platform/logging/logger.ts';

/** The lines that are written to the log from now on. */
export function logLines(): string[] {
  const written: string[] = [];
  const stream = (log as unknown as Record<symbol, { write: (line: string) => unknown }>)[pino.symbols.streamSym];
  stream!.write = (line) => written.push(line);
  log.level = 'info';
  return written;
}
