import type { Actor } from '../../../domain/actor.ts';
import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { SeriesPlan } from '../plan/series-plan.repository.ts';
import type { SeriesTaken, StoredTaken } from '../taken/taken-series.ts';
import type { SeriesState } from '../series-row.ts';

/** The orders of the staff's table of series. `now` is the order that staff need on a match night. */
export type SeriesSort = 'now' | 'time' | 'home' | 'away' | 'division' | 'week' | 'state';

/** A filter of the table. A field that is null filters nothing. */
export interface SeriesChoice {
  /** Only these series. */
  ids: readonly number[] | null;
  seasonId: number | null;
  divisionId: number | null;
  week: number | null;
  state: SeriesState | null;
  /** Whether the series has no result yet, with or without a time. */
  isUnreported: boolean | null;
  /** Whether the series is reported without the players' numbers (R22). */
  lacksNumbers: boolean | null;
  isStreamed: boolean | null;
  /** Whether the actor runs the series' division. */
  isMine: boolean | null;
  /** Whether the series has no result although its day in Sweden is over. */
  isLate: boolean | null;
  /** Whether the series is played today in Sweden. */
  isToday: boolean | null;
  /** Whether the series is played this week in Sweden, from Monday to Sunday. */
  isThisWeek: boolean | null;
  /** Whether the series has a result and is played today in Sweden, or got its result today. */
  isDoneToday: boolean | null;
  /** Whether the series has neither a time nor a result, although its week is the present one, the next, or a past one. */
  lacksTime: boolean | null;
}

export interface SeriesTableFilter extends TableSlice, SeriesChoice {
  sort: SeriesSort;
  /** Those of divisions that the actor runs come before the others. */
  isOwnFirst: boolean;
}

/** The reader of the table, and the present time. */
export interface SeriesTableReader {
  actor: Actor;
  now: Date;
}

/** A series of the table, with the facts that decide who may change it. */
export interface StewardedSeries extends SeriesPlan {
  divisionAdminUserId: number | null;
  isOwnTeam: boolean;
  /** A dispute or the claim of a walkover is open (R27). */
  isContested: boolean;
  /** Who of staff takes care of it now. */
  taken: StoredTaken | null;
}

/** A series of the table, with what the actor may do. */
export interface SeriesTableRow extends SeriesPlan {
  /** The actor may open and close its chat room. */
  mayRun: boolean;
  /** The actor may set its time and stream, report it, give a walkover and delete its result. */
  mayChange: boolean;
  isOwnTeam: boolean;
  isContested: boolean;
  taken: SeriesTaken | null;
}
