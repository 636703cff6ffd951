import { Injectable } from '@nestjs/common';
import { recordsOfSeries } from '../../../domain/competition/series-records.ts';
import type { DivisionRecords, SeriesRecord } from '../../../domain/competition/series-records.ts';
import type { StoredHolder } from '../records/records.ts';
import { SeriesRecordsRepository } from './series-records.repository.ts';

/** The records of all divisions, at one moment of the league. */
interface RecordsAt {
  /** The change stamp of that moment. It grows with every committed change. */
  readonly stamp: number;
  readonly divisions: readonly DivisionRecords<StoredHolder>[];
}

/**
 * The records that a series holds (R30). All games of the league compete for them, so the records are remembered with the
 * change stamp, for the pages of all series, and used only while the stamp is the same.
 */
@Injectable()
export class SeriesRecordsService {
  private latest: RecordsAt = { stamp: -1, divisions: [] };

  constructor(private readonly records: SeriesRecordsRepository) {}

  /** None for an unknown series. */
  async ofSeries(seriesId: number): Promise<SeriesRecord<StoredHolder>[]> {
    return recordsOfSeries(await this.present(), seriesId);
  }

  private async present(): Promise<RecordsAt['divisions']> {
    const known = this.latest;
    const { stamp, divisions } = await this.records.find(known.stamp);
    if (divisions === null) return known.divisions;
    if (stamp > this.latest.stamp) this.latest = { stamp, divisions };
    return divisions;
  }
}
