import { ApiProperty } from '@nestjs/swagger';
import { SwedishTimeProperty } from '../../../platform/rest/properties.ts';
import type { SeriesRow, SeriesState } from '../series-row.ts';
import { toSeriesWireRow } from '../series.wire.ts';

const STATES = { 'not-started': 0, 'time-set': 1, reported: 2 } as const satisfies Record<SeriesState, number>;

/** GET /api/series/{id}/row. */
export class SeriesStateWire {
  @ApiProperty({ type: 'integer' }) match_id: number;
  @ApiProperty() hometeam: string;
  @ApiProperty() awayteam: string;
  @SwedishTimeProperty({ nullable: true, description: 'null: not set' }) match_date: string | null;
  @ApiProperty({ type: 'integer' }) match_week: number;
  @ApiProperty({ enum: [0, 1, 2], description: '0 not started, 1 time set, 2 reported' }) match_state: number;
}

/** GET /api/series/{id}/row. `match_state`: 0 is not started, 1 has a time, 2 is reported (R2). */
export function toSeriesStateWireRow(series: SeriesRow): SeriesStateWire {
  const { match_id, hometeam, awayteam, matchdate, week } = toSeriesWireRow(series);
  return { match_id, hometeam, awayteam, match_date: matchdate, match_week: week, match_state: STATES[series.state] };
}

/** A row of GET /api/series/all/get. */
export class SeriesPlanWire extends SeriesStateWire {
  @ApiProperty({ type: 'integer' }) hometeam_id: number;
  @ApiProperty({ type: 'integer' }) awayteam_id: number;
  @ApiProperty() division_name: string;
  @ApiProperty() season_name: string;
  @ApiProperty({ enum: [0, 1] }) match_stream: 0 | 1;
}

/** A row of GET /api/playingOrder: a number of teams that has a schedule. */
export class PlayingOrderWire {
  @ApiProperty({ type: 'integer' }) noOfTeams: number;
  @ApiProperty({ type: 'integer', description: 'How often a pair meets' }) noOfGamesVsOther: number;
}

export const toSeriesPlanWireRow = (series: SeriesRow): SeriesPlanWire => ({
  ...toSeriesStateWireRow(series),
  hometeam_id: series.home.id,
  awayteam_id: series.away.id,
  division_name: series.division.name,
  season_name: series.season.name,
  match_stream: series.isStreamed ? 1 : 0,
});
