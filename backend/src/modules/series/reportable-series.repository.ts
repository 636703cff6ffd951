import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { SERIES_JSON, seriesTablesSql, toSeriesRow } from './series-row.ts';
import type { SeriesRow, SeriesState, StoredSeries } from './series-row.ts';

/** Which series staff want to see; what is left out does not matter. */
export interface ReportableSeriesFilter {
  divisionId?: number | null;
  week?: number | null;
  state?: SeriesState | null;
}

const STATE = `case when s.reported_at is not null then 'reported' when s.scheduled_at is not null then 'time-set' else 'not-started' end`;

/** Played but unreported first, then by time: what waits for staff is on top. */
const REPORTABLE = `
  select ${SERIES_JSON} as item from ${seriesTablesSql()}
   where ($1::int is null or s.division_id = $1) and ($2::int is null or s.week = $2) and ($3::text is null or ${STATE} = $3)
     and ($1::int is not null or se.id = (select value::int from setting where key = 'current_season'))
   order by s.reported_at is not null, s.scheduled_at nulls last, d.rank, s.week, s.id limit $4`;

/** The staff's list of series. */
@Injectable()
export class ReportableSeriesRepository {
  constructor(private readonly db: Db) {}

  async findAll({ divisionId, week, state }: ReportableSeriesFilter, first: number): Promise<SeriesRow[]> {
    const params = [divisionId ?? null, week ?? null, state ?? null, first];
    return (await this.db.read<{ item: StoredSeries }>('series-reportable', REPORTABLE, params)).map(({ item }) =>
      toSeriesRow(item),
    );
  }
}
