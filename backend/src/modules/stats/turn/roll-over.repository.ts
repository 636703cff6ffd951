import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';

const BEGINS = namedRead<{ startsOn: string }>(
  'season-begins',
  'select starts_on::text as "startsOn" from season where id = $1',
);

/** Reads what the next season's divisions are proposed from. */
@Injectable()
export class RollOverRepository {
  constructor(private readonly db: Db) {}

  /** The first day of a season, `YYYY-MM-DD`; null when there is no such season. */
  async findFirstDay(seasonId: number): Promise<string | null> {
    return (await this.db.read(BEGINS, [seasonId]))[0]?.startsOn ?? null;
  }
}
