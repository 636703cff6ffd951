import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';

/** A track as it is stored, compressed with gzip, and the game that it is of. */
export interface StoredTrack {
  bytes: Buffer;
  seriesId: number;
  number: number;
}

/** The same file in two games gives the same track; the older game names it. */
const BY_DIGEST = namedRead<StoredTrack>(
  'track-by-digest',
  `select t.bytes, g.series_id as "seriesId", g.number
     from game_track t join game g on g.id = t.game_id where t.digest = $1 order by g.id limit 1`,
);

/** Reads tracks. */
@Injectable()
export class TracksRepository {
  constructor(private readonly db: Db) {}

  async findByDigest(digest: string): Promise<StoredTrack | null> {
    return (await this.db.read(BY_DIGEST, [digest]))[0] ?? null;
  }
}
