import { LeagueError } from '../../domain/league-error.ts';
import { GaveWay } from '../db/pg-error.ts';

/**
 * The refusal that a caller may see for an error; null for a fault of the server, which is logged. GraphQL and REST
 * both use it.
 */
export function refusalOf(error: unknown): LeagueError | null {
  if (error instanceof LeagueError) return error;
  return error instanceof GaveWay ? new LeagueError('BUSY', 'api.error.busy') : null;
}
