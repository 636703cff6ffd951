import { isUnanswered } from '../db/pg-error.ts';
import { isNotStored } from '../not-stored.ts';

/** The faults that a caller may see. All others are INTERNAL. */
export type FaultCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE';

const STATUS: Record<FaultCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/**
 * The call itself is wrong (the caller is not signed in, may not make this call, or it cannot be read), or nothing can
 * be done for it now. In GraphQL it is an entry of `errors[]` with this code, on REST the status with
 * `{ CODE, MESSAGE }`.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly messageKey: string;
  /** The wait before the next try, in seconds; for the header `Retry-After`. */
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

/** One answer for an unknown, an expired and a foreign token (T28). */
export const unauthenticatedFault = (): Fault => new Fault('UNAUTHENTICATED', 'api.error.unauthenticated');
export const forbiddenFault = (messageKey = 'api.error.forbidden'): Fault => new Fault('FORBIDDEN', messageKey);

/** The call is right, but something that it needs is unavailable, or too many calls came before it. */
export const unavailableFault = (retryAfter: number): Fault =>
  new Fault('SERVICE_UNAVAILABLE', 'api.error.unavailable', retryAfter);

/** The seconds that a database needs to restart. */
const DATABASE_BACK = 5;

/** The fault that a caller may see for an error that is no refusal; null for a fault of the server. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof Fault) return error;
  if (isNotStored(error)) return new Fault('INSUFFICIENT_STORAGE', 'api.error.not-stored');
  return isUnanswered(error) ? unavailableFault(DATABASE_BACK) : null;
}
