import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { digestOfMarkSql, isSameMarkSql } from '../../../series/game-mark.read.ts';
import { NOTIFY_READERS } from '../../../series/report/replays/notify-readers.read.ts';
import { KeptReplayFile } from './replay-file.entity.ts';
import { ReplayContent } from './replay-content.entity.ts';
import type { KeptFileKey, ReplayFileReading } from '../../../../domain/recordings/replay-file.ts';

/** A game of series `$1`. */
const OWN_GAMES = 'from game g where g.series_id = $1 and g.replay_digest is not null';

const HAS_GAMES = namedRead<{ hasGames: boolean }>(
  'has-games-from-replays',
  `select exists (select ${OWN_GAMES}) as "hasGames"`,
);

/** `$2` is the file's mark. Before there is a result, it must at least be no game of another series. */
const MAY_BELONG = namedRead<{ mayBelong: boolean }>(
  'may-be-of-series',
  `select case when exists (select ${OWN_GAMES})
               then exists (select ${OWN_GAMES} and ${isSameMarkSql('g.replay_digest', '$2::text')})
               else not exists (select from game g where ${digestOfMarkSql('g.replay_digest')} = ${digestOfMarkSql('$2::text')}
                                 and g.series_id <> $1) end as "mayBelong"`,
);

/** Storage of what is known about kept replay files. The files themselves are in the store. */
@Injectable()
export class ReplayFilesRepository {
  constructor(private readonly db: Db) {}

  /** Records that a content is about to be written. Waits while it is being deleted. */
  async takeContent(sha256: string, at: Date): Promise<void> {
    await this.db.repo(ReplayContent).upsert({ sha256, takenAt: at }, ['sha256']);
  }

  /**
   * Locks a content that no file has, unless another upload of it has begun since it was recorded at this time. Returns
   * whether it did.
   */
  async lockUpload(sha256: string, at: Date): Promise<boolean> {
    const locked = await this.db.repo(ReplayContent).findOne({
      select: { sha256: true },
      where: { sha256, takenAt: at },
      lock: { mode: 'pessimistic_write' },
    });
    return locked !== null && !(await this.db.repo(KeptReplayFile).existsBy({ sha256 }));
  }

  async dropContent(sha256: string): Promise<void> {
    await this.db.repo(ReplayContent).delete({ sha256 });
  }

  /** Stores that the content is there, for its series. The same file a second time changes nothing. */
  async insertFile(
    file: Pick<KeptReplayFile, 'sha256' | 'seriesId' | 'boxScoreDigest' | 'size' | 'uploadedAt'>,
  ): Promise<void> {
    await this.db.repo(KeptReplayFile).createQueryBuilder().insert().values(file).orIgnore().execute();
  }

  /** Wakes the reading jobs of all instances when the ambient transaction commits. */
  async notifyReaders(): Promise<void> {
    await this.db.write(NOTIFY_READERS);
  }

  /** Stores the end of a reading. */
  async setReading(
    { sha256, seriesId }: KeptFileKey,
    { problem, ...reading }: ReplayFileReading,
    at: Date,
  ): Promise<void> {
    await this.db.repo(KeptReplayFile).update({ sha256, seriesId }, { ...reading, problem, readAt: at });
  }

  /** Were games of the series filled from replays? */
  async hasGames(seriesId: number): Promise<boolean> {
    return (await this.db.read(HAS_GAMES, [seriesId]))[0]?.hasGames ?? false;
  }

  /** Can a file with this mark be of the series: of one of its games, or, before it has any, of no other series? */
  async mayBelong(seriesId: number, mark: string): Promise<boolean> {
    return (await this.db.read(MAY_BELONG, [seriesId, mark]))[0]?.mayBelong ?? false;
  }
}
