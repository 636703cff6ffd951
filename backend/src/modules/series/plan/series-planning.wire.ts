import type { SeriesRow, SeriesState } from '../series-row.ts';
import { toSeriesWireRow } from '../series.wire.ts';

const STATES = { 'not-started': 0, 'time-set': 1, reported: 2 } as const satisfies Record<SeriesState, number>;

/** GET /api/series/{id}/row; `match_state` is 0 not started, 1 time set, 2 reported (R2). */
export function toSeriesStateWireRow(series: SeriesRow) {
  const { match_id, hometeam, awayteam, matchdate, week } = toSeriesWireRow(series);
  return { match_id, hometeam, awayteam, match_date: matchdate, match_week: week, match_state: STATES[series.state] };
}

/** A row of GET /api/series/all/get. */
export const toSeriesPlanWireRow = (series: SeriesRow) => ({
  ...toSeriesStateWireRow(series),
  hometeam_id: series.home.id,
  awayteam_id: series.away.id,
  division_name: series.division.name,
  season_name: series.season.name,
  match_stream: series.isStreamed ? 1 : 0,
});
