/** Acts on many series at once. */
import { LeagueError } from '../league-error.ts';

/** The most series that one act changes. More do not fit on a page that staff look through. */
export const MOST_IN_BULK = 100;

/**
 * The chosen series in the order of their ids, in which they are locked. Refuses none, more than the most, and one that is
 * chosen twice (INVALID_INPUT).
 */
export function chosenInBulk<Row extends { seriesId: number }>(rows: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ seriesId }) => seriesId));
  if (ids.size === 0 || ids.size > MOST_IN_BULK || ids.size < rows.length) {
    throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'series' });
  }
  return rows.toSorted((one, other) => one.seriesId - other.seriesId);
}
