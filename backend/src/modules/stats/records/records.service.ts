import { Injectable } from '@nestjs/common';
import { recordsOf } from '../../../domain/competition/records/records.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PerChange } from '../../../platform/graphql/fast-reads/per-change.ts';
import type { FoundHolders, Records, RecordsFilter } from './records.ts';
import { RecordsRepository } from './records.repository.ts';

/** The records of games, series, seasons and careers (R30), which are searched once for each change of the league. */
@Injectable()
export class RecordsService {
  private readonly found: PerChange<[RecordsFilter], FoundHolders>;

  constructor(records: RecordsRepository, stamp: ChangeStamp) {
    this.found = new PerChange(stamp, (filter) => records.find(filter));
  }

  /** No records for an unknown season, level or division. */
  async find(filter: RecordsFilter): Promise<Records> {
    return { ...filter, records: recordsOf((await this.findHolders(filter)).holders) };
  }

  /** The holders as they are found, also of records that are compared with those of other divisions. */
  findHolders({ seasonId, level, divisionName }: RecordsFilter): Promise<FoundHolders> {
    return this.found.of({ seasonId, level, divisionName });
  }
}
