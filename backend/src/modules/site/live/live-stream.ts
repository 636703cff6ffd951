import type { SeriesRow } from '../../series/series-row.ts';

/** The league's channel at the streaming service. */
export interface LiveStreamStatus {
  /** The channel's name at the service. */
  channel: string;
  isLive: boolean;
  title: string | null;
  startedAt: string | null;
  /** The series that it shows; null when it does not stream, or streams something else. */
  series: SeriesRow | null;
  /** The series that it shows next. */
  nextSeries: SeriesRow | null;
}
