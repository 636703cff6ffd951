import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { requestId } from './request-context.ts';
import { scrub } from './scrub.ts';

/**
 * What an error of the database says about a row and its values, which can be a person's. `errors` is there a second
 * time, as `aggregateErrors`.
 */
const OF_THE_ROW = ['parameters', 'driverError', 'detail', 'where', 'hint', 'internalQuery', 'errors'];

/** An error as the log has it, without what it says about a row (T14, T68). */
export function loggedError(error: Error): object {
  const told = pino.stdSerializers.err(error);
  withoutRow(told, Object.getPrototypeOf(told));
  return told;
}

/** Errors inside the error have the same prototype as it; everything else in it belongs to others. */
function withoutRow(told: object, ofErrors: unknown): void {
  for (const key of OF_THE_ROW) Reflect.deleteProperty(told, key);
  for (const inner of Object.values(told) as unknown[]) {
    const errors: unknown[] = Array.isArray(inner) ? inner : [inner];
    for (const each of errors) {
      if (typeof each === 'object' && each !== null && Object.getPrototypeOf(each) === ofErrors)
        withoutRow(each, ofErrors);
    }
  }
}

// no request waits for the log: lines are written some at a time, after a tenth of a second at the latest, and what is
// left when the process ends is written then
const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });

/** JSON lines on standard output, each with the id of its request. */
export const log: Logger = pino(
  {
    base: null,
    hooks: { streamWrite: scrub },
    level: process.env.LOG_LEVEL ?? 'info',
    mixin: () => ({ requestId: requestId() }),
    serializers: { err: loggedError },
    redact: ['*.cookie', '*.authorization', '*.accessToken', '*.refreshToken', 'req.headers', 'res.headers'],
  },
  destination,
);

/** All that a request's line says. None of it is text that a caller wrote, but for the id, which was looked at when it came. */
export interface RequestLine {
  requestId: string | undefined;
  /** One of those that the parser of HTTP knows. */
  method: string | undefined;
  /** A template, never a path. */
  route: string;
  status: number;
  ms: number;
  /** Undefined while no one has asked who calls, null for no one. */
  userId: number | null | undefined;
}

const ofRequests = pino({ base: null, level: 'trace' }, destination);

/** The line of an answered request. There is one for each, so it is not searched for what its type does not have. */
export function logRequest(level: 'info' | 'error', line: RequestLine): void {
  if (log.isLevelEnabled(level)) ofRequests[level](line, 'request');
}

/** Nest's own messages through pino: its chatter is for debugging, its complaints are not. */
export class PinoNestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    log.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    log.warn({ context }, String(message));
  }

  error(message: unknown, stackOrContext?: string): void {
    const err = message instanceof Error ? message : undefined;
    log.error({ err, detail: stackOrContext }, err?.message ?? String(message));
  }
}
