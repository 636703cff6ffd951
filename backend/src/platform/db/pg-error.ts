import type { LeagueError } from '../../domain/league-error.ts';

/** What PostgreSQL said, whether pg threw it or TypeORM wrapped it. */
interface PgFault {
  code?: unknown;
  constraint?: unknown;
}

const faultOf = (error: unknown): PgFault | null => {
  if (!(error instanceof Error)) return null;
  const thrown: PgFault & { driverError?: PgFault } = error as Error & PgFault;
  return thrown.driverError ?? thrown;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** SQLSTATE of a refused statement, e.g. `23505`; null when the error is not PostgreSQL's. */
export const sqlStateOf = (error: unknown): string | null => textOrNull(faultOf(error)?.code);

/** Name of the constraint that refused a statement; null when none did. */
export const constraintOf = (error: unknown): string | null => textOrNull(faultOf(error)?.constraint);

/** The same error without what it says about the row, which can be a person's: errors are logged. */
export function withoutRow(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const told of ['detail', 'where', 'hint', 'internalQuery']) Reflect.deleteProperty(error, told);
  return error;
}

/**
 * Turns the database's refusal into the league's, by the constraint's name, and throws it; any other error is thrown
 * as it is. For repositories: `await save.catch((error) => translateConstraint(error, { team_name_unique: nameTaken }))`.
 */
export function translateConstraint(error: unknown, refusals: Readonly<Record<string, () => LeagueError>>): never {
  const name = constraintOf(error);
  const refusal = name !== null && Object.hasOwn(refusals, name) ? refusals[name] : undefined;
  throw refusal ? refusal() : error;
}
