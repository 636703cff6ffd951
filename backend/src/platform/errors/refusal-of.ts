import { LeagueError } from '../../domain/league-error.ts';
import { sqlStateOf } from '../db/pg-error.ts';

/** lock_not_available, and too many stopped tries: another caller is changing the same thing now. */
const ANOTHER_CALLER = new Set(['55P03', '40001', '40P01']);

/**
 * The refusal that a caller may see for an error; null for a fault of the server, which is logged. GraphQL and REST
 * both use it.
 */
export function refusalOf(error: unknown): LeagueError | null {
  if (error instanceof LeagueError) return error;
  return ANOTHER_CALLER.has(sqlStateOf(error) ?? '') ? new LeagueError('BUSY', 'api.error.busy') : null;
}
