import type { FlatSeries, SeriesRow } from '../series-row.ts';

/** The longest list of an evening. */
export const LONGEST_EVENING = 200;

/** An evening as it is stored. Instants are ISO text in UTC. */
export interface StoredEvening {
  series: FlatSeries[];
  /** Of these series, those whose result the other team has not confirmed. */
  unconfirmed: number[];
  /** The time of the first series after it. */
  next: string | null;
}

/** The series of an evening, in the order of time. `day` is `YYYY-MM-DD`. */
export interface EveningOfPlay extends Omit<StoredEvening, 'series'> {
  day: string;
  series: SeriesRow[];
}
