import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Db } from '../../../../platform/db/db.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { isRecordingSql } from './recording-source.read.ts';
import { ReplayContent } from './replay-content.entity.ts';
import { KeptReplayFile } from './replay-file.entity.ts';

const HAS_GAME = `exists (select from game g where ${isRecordingSql('f', 'g')})`;

/** $1 now. Changes only the files that lost their game, or have one again. */
const NOTE_GAMES = namedWrite(
  'note-replay-games',
  `update replay_file f set without_game_since = case when ${HAS_GAME} then null else $1::timestamptz end
    where ${HAS_GAME} = (f.without_game_since is not null)`,
);

/** $1 taken before. */
const WITHOUT_FILE = namedRead<{ sha256: string }>(
  'replay-contents-without-file',
  `select c.sha256 from replay_content c
    where c.taken_at < $1 and not exists (select from replay_file f where f.sha256 = c.sha256)
    order by c.taken_at, c.sha256 limit 500`,
);

/** Storage of what ends a replay file's stay. */
@Injectable()
export class ReplayRetentionRepository {
  constructor(private readonly db: Db) {}

  /** Notes which files have no game since now, and which have one again. */
  async noteGames(now: Date): Promise<void> {
    await this.db.write(NOTE_GAMES, [now]);
  }

  /** Forgets the files that have had no game since before this time. Their contents are then without a file. */
  async deleteWithoutGame(since: Date): Promise<number> {
    return (await this.db.repo(KeptReplayFile).delete({ withoutGameSince: LessThan(since) })).affected ?? 0;
  }

  /** Forgets the files that were uploaded before this time. */
  async deleteUploadedBefore(at: Date): Promise<number> {
    return (await this.db.repo(KeptReplayFile).delete({ uploadedAt: LessThan(at) })).affected ?? 0;
  }

  /** Contents that no file has, and whose upload began before this time. */
  async findContentsWithoutFile(takenBefore: Date): Promise<string[]> {
    return (await this.db.read(WITHOUT_FILE, [takenBefore])).map(({ sha256 }) => sha256);
  }

  /**
   * Locks such a content until the transaction ends, so that an upload of the same file waits. False: it has a file
   * meanwhile, or its upload has begun again.
   */
  async lockContent(sha256: string, takenBefore: Date): Promise<boolean> {
    const locked = await this.db.repo(ReplayContent).findOne({
      select: { sha256: true },
      where: { sha256, takenAt: LessThan(takenBefore) },
      lock: { mode: 'pessimistic_write' },
    });
    return locked !== null && !(await this.db.repo(KeptReplayFile).existsBy({ sha256 }));
  }

  async deleteContent(sha256: string): Promise<void> {
    await this.db.repo(ReplayContent).delete({ sha256 });
  }
}
