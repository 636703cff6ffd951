import { Injectable, Logger } from '@nestjs/common';
import { gameMark } from '../../../../domain/replays/game-mark.ts';
import type { FileRefusal, ReplayFile } from '../../../../domain/replays/replay-proposal.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ReplayReader } from '../../../series/report/replays/replay-reader.ts';
import type { ArrivedReplay } from '../../../series/report/replays/replay-reader.ts';
import type { LocalFile } from '../../../../platform/local-file.ts';
import { ReplayFileStore } from './replay-file-store.ts';
import type { KeptFileKey, ReplayFileReading } from '../../../../domain/recordings/replay-file.ts';
import { ReplayFilesRepository } from './replay-files.repository.ts';

/** What became of one uploaded file. */
export interface KeptFile {
  name: string;
  /** null when the file was too large. */
  sha256: string | null;
  /** The mark that links it to games; null when it was refused. */
  replayDigest: string | null;
  refusal: FileRefusal | null;
}

/** Why a file of this game may not be kept; null when it may. */
export type FileRule = (mark: string, name: string) => Promise<FileRefusal | null>;

const ANY_FILE: FileRule = () => Promise.resolve(null);

/** Keeps uploaded replay files until they are too old (R38). Who may do it is decided by `KeptReplaysService`. */
@Injectable()
export class ReplayFilesService {
  private readonly log = new Logger('ReplayFiles');

  constructor(
    private readonly db: Db,
    private readonly files: ReplayFilesRepository,
    private readonly store: ReplayFileStore,
    private readonly reader: ReplayReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps files of a series, each alone, and wakes the reading job. The same file twice is one. A file without a readable
   * header is refused (REPLAY_UNREADABLE). A kept file is moved into the store. One that cannot be written ends the call
   * (`NotStored`) and leaves nothing; those before it are kept.
   */
  async keep(seriesId: number, files: readonly ArrivedReplay[], rule: FileRule = ANY_FILE): Promise<KeptFile[]> {
    const kept: KeptFile[] = [];
    for (const sent of files) {
      kept.push(await this.keepOne(seriesId, await this.reader.readArrived(sent), sent.file, rule));
    }
    return kept;
  }

  /** A kept file's content; null when it is not there any more. */
  contentOf(sha256: string): Promise<Buffer | null> {
    return this.store.find(sha256);
  }

  /** Stores the end of a reading. */
  setReading(file: KeptFileKey, reading: ReplayFileReading): Promise<void> {
    return this.files.setReading(file, reading, this.clock.now());
  }

  private async keepOne(seriesId: number, file: ReplayFile, sent: LocalFile | null, rule: FileRule): Promise<KeptFile> {
    const { name, sha256 } = file;
    const refused = (refusal: FileRefusal): KeptFile => ({ name, sha256, replayDigest: null, refusal });
    if ('refusal' in file) return refused(file.refusal);
    const { digest, playedAt, players } = file.boxScore;
    if (sent === null || sha256 === null || players === null) return refused(savedEarly(name));
    const mark = gameMark(digest, playedAt.epochSeconds);
    const refusal = await rule(mark, name);
    if (refusal) return refused(refusal);
    const at = this.clock.now();
    await this.files.takeContent(sha256, at);
    try {
      await this.store.take(sent);
    } catch (error) {
      // when the store does not delete now, the hourly cleaning finds the content by its row
      await this.leaveNothing(sha256, at).catch((fault: unknown) => this.log.warn(`not deleted: ${String(fault)}`));
      throw error;
    }
    await this.db.transaction(async () => {
      await this.files.insertFile({ sha256, seriesId, boxScoreDigest: mark, size: sent.bytes, uploadedAt: at });
      await this.files.notifyReaders();
    });
    return { name, sha256, replayDigest: mark, refusal: null };
  }

  /** Leaves no row and no part of a file that could not be stored (T117), unless it is being uploaded again. */
  private leaveNothing(sha256: string, at: Date): Promise<void> {
    return this.db.transaction(async () => {
      if (!(await this.files.lockUpload(sha256, at))) return;
      await this.store.remove(sha256);
      await this.files.dropContent(sha256);
    });
  }
}

/** Files that were saved before the end have no rows, so all of one score would look like one game. */
const savedEarly = (file: string): FileRefusal => ({
  code: 'REPLAY_UNREADABLE',
  reasonKey: 'api.replay.saved-early',
  params: { file },
});
