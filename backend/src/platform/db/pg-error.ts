import type { LeagueError } from '../../domain/league-error.ts';

/** PostgreSQL's own error, whether pg threw it or TypeORM wrapped it. */
interface PgFault {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  /** The function of PostgreSQL that threw it. */
  routine?: unknown;
  /** The call of the system that failed. */
  syscall?: unknown;
}

const faultOf = (error: unknown): PgFault | null => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return null;
  const thrown: PgFault & { driverError?: PgFault } = error;
  return thrown.driverError ?? thrown;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** SQLSTATE of a refused statement, e.g. `23505`; null when the error is not PostgreSQL's. */
export const sqlStateOf = (error: unknown): string | null => textOrNull(faultOf(error)?.code);

/** Name of the constraint that refused a statement; null when no constraint did. */
export const constraintOf = (error: unknown): string | null => textOrNull(faultOf(error)?.constraint);

/** The system's codes for a server that cannot be reached, or that has ended. */
const NO_WAY_THERE = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * Connection lost (08), no room for another one (53), the server is stopping, has crashed or is starting (57P0x), it has
 * ended a transaction that took too long, with its connection (25P03, 25P04), or it takes no writes (25006: another one does now).
 */
const CANNOT_SERVE = /^(?:08|53|57P0|25P0[34]|25006)/;
/** The driver's messages without a code, and TypeORM's when the connection was lost between two statements. */
const DRIVER_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Query runner already released|Driver not Connected|Cannot use a pool after calling end)/;

/** Can the database not be reached, or is the connection lost? */
export function isDatabaseAway(error: unknown): boolean {
  const fault = faultOf(error);
  if (!fault) return false;
  const state = textOrNull(fault.code);
  // a server on a socket of the machine that has ended has left no file
  if (state !== null) return NO_WAY_THERE.has(state) || CANNOT_SERVE.test(state) || fault.syscall === 'connect';
  return DRIVER_WORDS.test(textOrNull(fault.message) ?? '');
}

/** lock_not_available, serialization_failure, deadlock_detected: another one holds, or has changed, what this one needs. */
const LOCKED_BY_ANOTHER = new Set(['55P03', '40001', '40P01']);
/** The server has stopped a statement that took too long. */
const STOPPED = '57014';

/** Did another transaction hold, or change, what the statement needs? */
export const isLockedByAnother = (error: unknown): boolean => LOCKED_BY_ANOTHER.has(sqlStateOf(error) ?? '');

/**
 * A use-case's transaction could not be carried out, because another one is changing the same thing. Outside of a transaction,
 * such a wait in vain is a slow database (`isUnanswered`).
 */
export class GaveWay extends Error {
  constructor(cause: unknown) {
    super('another transaction is changing the same thing', { cause });
    this.name = 'GaveWay';
  }
}

/**
 * Does the database not answer in time? It is away, or so slow that a statement was stopped, or one outside of a transaction has waited
 * in vain for a table that another one holds. The statement may be right, and can be sent again soon.
 */
export const isUnanswered = (error: unknown): boolean =>
  isDatabaseAway(error) || isLockedByAnother(error) || sqlStateOf(error) === STOPPED;

/**
 * Does the connection have a plan of this named statement that is of no use? A migration has changed the types of its rows, or
 * someone has thrown the connection's plans away. Nothing was done, but the driver would use the plan each time.
 */
export function isPlanOld(error: unknown): boolean {
  const { code, routine } = faultOf(error) ?? {};
  // its text can be in the language of the server
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/** The same error without the values of the row, because errors are logged and values can be a person's. */
export function withoutRow(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const told of ['parameters', 'driverError', 'detail', 'where', 'hint', 'internalQuery']) {
    Reflect.deleteProperty(error, told);
  }
  return error;
}

/**
 * Replaces the database's refusal by the league's, by the constraint's name, and throws it. Other errors are thrown
 * unchanged. For repositories: `await save.catch((error) => translateConstraint(error, { team_name_unique: nameTaken
 * }))`.
 */
export function translateConstraint(error: unknown, refusals: Readonly<Record<string, () => LeagueError>>): never {
  const name = constraintOf(error);
  const refusal = name !== null && Object.hasOwn(refusals, name) ? refusals[name] : undefined;
  throw refusal ? refusal() : error;
}
