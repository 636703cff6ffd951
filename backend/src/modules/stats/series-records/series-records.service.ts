import { Injectable } from '@nestjs/common';
import { recordsOfSeries } from '../../../domain/competition/records/series-records.ts';
import type { SeriesRecord } from '../../../domain/competition/records/series-records.ts';
import type { StoredHolder } from '../records/records.ts';
import { SeriesRecordsRepository } from './series-records.repository.ts';

/** The records that a series holds (R30). */
@Injectable()
export class SeriesRecordsService {
  constructor(private readonly records: SeriesRecordsRepository) {}

  /** None for an unknown series. */
  async ofSeries(seriesId: number): Promise<SeriesRecord<StoredHolder>[]> {
    const found = await this.records.find(seriesId);
    return found ? recordsOfSeries(found, seriesId) : [];
  }
}
