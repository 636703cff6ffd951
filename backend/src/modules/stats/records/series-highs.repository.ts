import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';

const DIVISIONS = namedRead<{ id: number }>('divisions-with-series', 'select id from division order by id');

const WRONG = namedRead<{ seriesId: number }>(
  'wrong-series-highs',
  `select coalesce(h.series_id, c.series_id) as "seriesId"
     from (select * from series_high where division_id = $1) h
     full join counted_series_highs(array(select id from series where division_id = $1)) c on c.series_id = h.series_id
    where h is distinct from c order by 1`,
);

const MEND = namedWrite('mend-series-highs', 'select keep_series_highs($1::int[])');

/** Compares the stored largest numbers of series with their games. */
@Injectable()
export class SeriesHighsRepository {
  constructor(private readonly db: Db) {}

  async findDivisionIds(): Promise<number[]> {
    return (await this.db.read(DIVISIONS)).map(({ id }) => id);
  }

  /** The series of a division whose stored numbers differ from their games, or are missing, or should not be there. */
  async findWrong(divisionId: number): Promise<number[]> {
    return (await this.db.read(WRONG, [divisionId])).map(({ seriesId }) => seriesId);
  }

  /** Counts these series again. */
  async mend(seriesIds: readonly number[]): Promise<void> {
    await this.db.write(MEND, [seriesIds]);
  }
}
