import type { SeriesRow, StoredSeries } from '../series-row.ts';

/** The longest list of an evening. */
export const LONGEST_EVENING = 200;

/** An evening as it is stored. Instants are ISO text in UTC. */
export interface StoredEvening {
  series: StoredSeries[];
  /** Of these series, those whose result the other team has not confirmed. */
  unconfirmed: number[];
  /** The time of the first series after it. */
  next: string | null;
}

/** The series of an evening, in the order of time. `day` is `YYYY-MM-DD`. */
export interface EveningOfPlay extends StoredEvening {
  day: string;
  series: SeriesRow[];
}
