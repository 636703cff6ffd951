import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { RING_REPLAY_FILES } from '../../series/report/replays/replay-bell.read.ts';
import { KeptReplayFile } from './replay-file.entity.ts';
import { ReplayContent } from './replay-content.entity.ts';
import type { ReplayFileReading } from '../../../domain/recordings/replay-file.ts';

const OF_SERIES = namedRead<{ digest: string }>(
  'replay-digests-of-series',
  'select replay_digest as digest from game where series_id = $1 and replay_digest is not null',
);

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

  /** Wakes the reading jobs of all instances when the ambient transaction commits. */
  async ring(): Promise<void> {
    await this.db.write(RING_REPLAY_FILES);
  }

  /** Stores the end of a reading. */
  async setReading(sha256: string, reading: ReplayFileReading, at: Date): Promise<void> {
    await this.db.repo(KeptReplayFile).update({ sha256 }, { ...reading, problem: reading.problem, readAt: at });
  }

  /** The box scores that the games of a series were filled from. */
  async findDigestsOf(seriesId: number): Promise<Set<string>> {
    return new Set((await this.db.read(OF_SERIES, [seriesId])).map(({ digest }) => digest));
  }
}
