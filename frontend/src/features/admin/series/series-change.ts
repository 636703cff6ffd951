import type { ChangedSeriesFragment } from '../../report/report-actions.generated';

/** The result of an act on a series, for its row. */
export interface SeriesChange {
  act: 'plan' | 'walkover' | 'reset';
  seriesId: number;
  version: number;
  series: ChangedSeriesFragment;
  /** The names of both teams. */
  home: string;
  away: string;
}
