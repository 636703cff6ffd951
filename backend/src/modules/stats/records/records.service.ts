import { Injectable } from '@nestjs/common';
import { recordsOf } from '../../../domain/competition/records/records.ts';
import type { Records, RecordsFilter } from './records.ts';
import { RecordsRepository } from './records.repository.ts';

/** The records of games, series, seasons and careers (R30). */
@Injectable()
export class RecordsService {
  constructor(private readonly records: RecordsRepository) {}

  /** No records for an unknown season, level or division. */
  async find(filter: RecordsFilter): Promise<Records> {
    return { ...filter, records: recordsOf(await this.records.find(filter)) };
  }
}
