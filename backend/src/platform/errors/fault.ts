/** The faults that a caller may be told about; everything else is INTERNAL. */
export type FaultCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_USER_INPUT';

const STATUS: Record<FaultCode, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, BAD_USER_INPUT: 400 };

/**
 * The call itself is wrong: nobody is signed in, this kind of user may not call, or it cannot be read. In GraphQL an
 * entry of `errors[]` with this code, on REST the status with `{ CODE, MESSAGE }`.
 */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly messageKey: string;
  readonly field: string | undefined;

  constructor(code: FaultCode, messageKey: string, field?: string) {
    super(messageKey);
    this.name = 'Fault';
    this.code = code;
    this.messageKey = messageKey;
    this.field = field;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** The same answer for an unknown, an expired and a foreign token (T28). */
export const unauthenticated = (): Fault => new Fault('UNAUTHENTICATED', 'api.error.unauthenticated');
export const forbidden = (messageKey = 'api.error.forbidden'): Fault => new Fault('FORBIDDEN', messageKey);
