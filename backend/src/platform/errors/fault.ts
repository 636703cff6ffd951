import { isDatabaseAway } from '../db/pg-error.ts';

/** The faults that a caller may be told about; everything else is INTERNAL. */
export type FaultCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT' | 'SERVICE_UNAVAILABLE';

const STATUS: Record<FaultCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * The call itself is wrong (no one is signed in, this kind of user may not call, it cannot be read), or it came at a
 * time when nothing can be done for it. In GraphQL an entry of `errors[]` with this code, on REST the status with
 * `{ CODE, MESSAGE }`.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly messageKey: string;
  /** When it is worth asking again, in seconds from now; goes into the header `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: FaultCode, messageKey: string, retryAfter?: number) {
    super(messageKey);
    this.name = 'Fault';
    this.code = code;
    this.messageKey = messageKey;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The same answer for an unknown, an expired and a foreign token (T28). */
export const unauthenticated = (): Fault => new Fault('UNAUTHENTICATED', 'api.error.unauthenticated');
export const forbidden = (messageKey = 'api.error.forbidden'): Fault => new Fault('FORBIDDEN', messageKey);

/** Nothing is wrong with the call: something that it needs is away, or too many came before it. */
export const unavailable = (retryAfter: number): Fault =>
  new Fault('SERVICE_UNAVAILABLE', 'api.error.unavailable', retryAfter);

/** Seconds in which a database that was restarted is there again. */
const DATABASE_BACK = 5;

/** What a caller may be told about an error that is no rule's refusal; null when it is a fault of our own. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof Fault) return error;
  return isDatabaseAway(error) ? unavailable(DATABASE_BACK) : null;
}
