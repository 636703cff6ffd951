import type { Actor } from '../../../domain/actor.ts';
import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { SeriesPlan } from '../plan/series-plan.repository.ts';
import type { SeriesState } from '../series-row.ts';

/** What the staff's table of series can be ordered by; `now` is what staff need on match night. */
export type SeriesSort = 'now' | 'time' | 'home' | 'away' | 'division' | 'week' | 'state';

/** Which series staff want to see; null does not matter. */
export interface SeriesChoice {
  seasonId: number | null;
  divisionId: number | null;
  week: number | null;
  state: SeriesState | null;
  /** No result yet, with or without a time. */
  isUnreported: boolean | null;
  isStreamed: boolean | null;
  /** Of a division that the actor runs. */
  isMine: boolean | null;
}

export interface SeriesTableFilter extends TableSlice, SeriesChoice {
  sort: SeriesSort;
}

/** Who looks, and when. */
export interface SeriesTableReader {
  actor: Actor;
  now: Date;
}

/** A series of the table, with what decides who may change it. */
export interface StewardedSeries extends SeriesPlan {
  divisionAdminUserId: number | null;
  isOwnTeam: boolean;
}

/** A series of the table as the actor may use it. */
export interface SeriesTableRow extends SeriesPlan {
  /** May open and close its room. */
  mayRun: boolean;
  /** May set its time and stream, report it, decide it without play and take its result away. */
  mayChange: boolean;
  isOwnTeam: boolean;
}
