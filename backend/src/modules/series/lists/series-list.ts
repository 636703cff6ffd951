import type { SeriesState } from '../series-row.ts';

/**
 * Which series a list has; null or left out: not limited. `from` and `to` limit the time of play: the set time, or for a series
 * that never had one the time of its report. A series without either is in no such period.
 */
export interface SeriesListFilter {
  /** Only these. */
  ids?: readonly number[] | null;
  seasonId?: number | null;
  divisionId?: number | null;
  /** One of the two teams. */
  teamId?: number | null;
  /** The other one. */
  opponentId?: number | null;
  /** A player with numbers in one of its games. */
  playerId?: number | null;
  state?: SeriesState | null;
  isStreamed?: boolean | null;
  week?: number | null;
  from?: Date | null;
  to?: Date | null;
}

export const SERIES_LIST_ORDERS = ['played', 'reported', 'registered'] as const;
/** `reported` lists only series with a result. */
export type SeriesListOrder = (typeof SERIES_LIST_ORDERS)[number];
