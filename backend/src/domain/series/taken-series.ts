import { LeagueError } from '../league-error.ts';

/** So long a member of staff is shown as the one who takes care of a series; then it is anyone's again (R27). */
export const TAKEN_MINUTES = 30;

/** A series that a member of staff takes care of. */
export interface Taken {
  userId: number;
  takenAt: Date;
  /** Their name, as staff read it. */
  by: string;
}

export const takenUntil = ({ takenAt }: Pick<Taken, 'takenAt'>): Date =>
  new Date(takenAt.getTime() + TAKEN_MINUTES * 60_000);

/**
 * Refuses a series that another one takes care of now (SERIES_TAKEN). Whoever has it may take it again, for another
 * half-hour. It keeps nobody from acting on the series.
 */
export function assertMayTake(userId: number | null, taken: Taken | null, now: Date): void {
  if (!taken || taken.userId === userId || takenUntil(taken) <= now) return;
  throw new LeagueError('SERIES_TAKEN', 'api.series.taken', { params: { by: taken.by } });
}
