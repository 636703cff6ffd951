import { Injectable } from '@nestjs/common';
import type { EvidenceKind } from '../../../../domain/match-week/evidence.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { SeriesEvidence } from './series-evidence.entity.ts';

/** A picture about a series. */
export interface Evidence {
  id: number;
  kind: EvidenceKind;
  side: Side;
  /** ISO, UTC. */
  addedAt: string;
}

const OF_SERIES = namedRead<Evidence>(
  'series-evidence',
  `select id, kind, side, ${instantSql('added_at')} as "addedAt" from series_evidence where series_id = $1 order by id`,
);

/** Storage of the pictures about series. */
@Injectable()
export class EvidenceRepository {
  constructor(private readonly db: Db) {}

  /** In the order in which they were added. */
  findBySeries(seriesId: number): Promise<Evidence[]> {
    return this.db.read(OF_SERIES, [seriesId]);
  }

  /** The name of a picture; null when the series has no such one. */
  async findImage(seriesId: number, id: number): Promise<string | null> {
    return (await this.db.repo(SeriesEvidence).findOneBy({ seriesId, id }))?.imageName ?? null;
  }

  /** The names of a side's pictures of a kind. */
  async findNames(about: Pick<SeriesEvidence, 'seriesId' | 'side' | 'kind'>): Promise<string[]> {
    const { seriesId, side, kind } = about;
    return (await this.db.repo(SeriesEvidence).findBy({ seriesId, side, kind })).map(({ imageName }) => imageName);
  }

  /** The same picture twice is one. */
  async insertEvidence(rows: readonly Omit<SeriesEvidence, 'id'>[]): Promise<void> {
    await this.db
      .repo(SeriesEvidence)
      .createQueryBuilder()
      .insert()
      .values([...rows])
      .orIgnore()
      .execute();
  }
}
