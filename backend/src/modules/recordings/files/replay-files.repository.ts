import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { KeptReplayFile } from './replay-file.entity.ts';
import { ReplayContent } from './replay-content.entity.ts';
import type { ReplayFileReading } from './replay-file.ts';

/** The channel that tells all instances that files have come, or shall be read again. */
export const REPLAY_FILES_CHANNEL = 'replay_files';

/** Storage of what is known about kept replay files. The files themselves are in the store. */
@Injectable()
export class ReplayFilesRepository {
  constructor(private readonly db: Db) {}

  /** Records that a content is about to be written. Waits while it is being deleted. */
  async takeContent(sha256: string, at: Date): Promise<void> {
    await this.db.repo(ReplayContent).upsert({ sha256, takenAt: at }, ['sha256']);
  }

  /** Stores that the content is there. The same file a second time changes nothing. */
  async insert(file: Pick<KeptReplayFile, 'sha256' | 'boxScoreDigest' | 'size' | 'uploadedAt'>): Promise<void> {
    await this.db.repo(KeptReplayFile).createQueryBuilder().insert().values(file).orIgnore().execute();
  }

  /** Stores the end of a reading. */
  async setReading(sha256: string, reading: ReplayFileReading, at: Date): Promise<void> {
    await this.db.repo(KeptReplayFile).update({ sha256 }, { ...reading, problem: reading.problem, readAt: at });
  }
}
