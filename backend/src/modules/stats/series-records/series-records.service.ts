import { Injectable } from '@nestjs/common';
import { recordsOfSeries } from '../../../domain/competition/records/series-records.ts';
import type { SeriesRecord } from '../../../domain/competition/records/series-records.ts';
import type { StoredHolder } from '../records/records.ts';
import { RecordsService } from '../records/records.service.ts';
import { SeriesRecordsRepository } from './series-records.repository.ts';

/** The records that a series holds (R30). */
@Injectable()
export class SeriesRecordsService {
  constructor(
    private readonly series: SeriesRecordsRepository,
    private readonly records: RecordsService,
  ) {}

  /** None for an unknown series. */
  async ofSeries(seriesId: number): Promise<SeriesRecord<StoredHolder>[]> {
    const divisionName = await this.series.findDivisionName(seriesId);
    if (divisionName === null) return [];
    const ofAll = { seasonId: null, level: null };
    const [league, own] = await Promise.all([
      this.records.findHolders({ ...ofAll, divisionName: null }),
      this.records.findHolders({ ...ofAll, divisionName }),
    ]);
    return recordsOfSeries({ league, own: { ...own, divisionName } }, seriesId);
  }
}
