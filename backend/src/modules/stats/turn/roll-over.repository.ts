import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { DescribedBand } from '../../seasons/divisions/division.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import { placementBandsSql } from '../../seasons/divisions/placement-band.read.ts';

/** A division of the season before, with all that its final places are computed from. */
export interface EndedResults {
  rank: number;
  bands: DescribedBand[];
  results: DivisionResults;
}

interface EndedRow {
  rank: number;
  bands: DescribedBand[];
  results: StoredResults;
}

const ENDED = namedRead<EndedRow>(
  'roll-over-divisions',
  `select d.rank, ${placementBandsSql('d')} as bands, ${divisionResultsSql('d')} as results
     from division d where d.season_id = $1 and not d.is_stage order by d.rank, d.id`,
);

const BEGINS = namedRead<{ startsOn: string }>(
  'season-begins',
  'select starts_on::text as "startsOn" from season where id = $1',
);

/** Reads what the next season's divisions are proposed from. */
@Injectable()
export class RollOverRepository {
  constructor(private readonly db: Db) {}

  /** The divisions of a season, the top one first. */
  async findEnded(seasonId: number): Promise<EndedResults[]> {
    const rows = await this.db.read(ENDED, [seasonId]);
    return rows.map(({ results, ...row }) => ({ ...row, results: toDivisionResults(results) }));
  }

  /** The first day of a season, `YYYY-MM-DD`; null when there is no such season. */
  async findFirstDay(seasonId: number): Promise<string | null> {
    return (await this.db.read(BEGINS, [seasonId]))[0]?.startsOn ?? null;
  }
}
