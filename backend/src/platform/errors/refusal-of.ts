import { LeagueError } from '../../domain/league-error.ts';
import { sqlStateOf } from '../db/pg-error.ts';

/** lock_not_available, and giving way once too often: someone else is changing the same thing right now. */
const SOMEBODY_ELSE = new Set(['55P03', '40001', '40P01']);

/** What a caller is told about an error; null when it is a fault of ours, which is logged. Both doors ask here. */
export function refusalOf(error: unknown): LeagueError | null {
  if (error instanceof LeagueError) return error;
  return SOMEBODY_ELSE.has(sqlStateOf(error) ?? '') ? new LeagueError('BUSY', 'api.error.busy') : null;
}
