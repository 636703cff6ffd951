import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { folderSize } from '../../../platform/folder-size.ts';
import { lastBackupAt } from '../../../platform/last-backup.ts';
import { NightlyDumps } from '../../partners/exports/nightly/nightly-dumps.service.ts';
import { jobRuns } from './job-runs.ts';
import type { Operations, StoredFiles } from './operations.ts';
import { OperationsRepository } from './operations.repository.ts';

/** The folders of pictures: public ones, and those that are not accepted yet. */
const PICTURE_FOLDERS = ['images', 'pending'];

/** Tells operators how the installation runs, over all instances. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly operations: OperationsRepository,
    private readonly dumps: NightlyDumps,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<Operations> {
    const [{ replayFiles, pictures, ...stored }, backup, nights, pictureBytes] = await Promise.all([
      this.operations.find(),
      lastBackupAt(this.config.dataDir),
      // a store that does not answer is no reason to tell nothing
      this.dumps.nights().catch(() => null),
      this.pictureBytes(),
    ]);
    const running = stored.instances.filter(({ state }) => state === 'running');
    const files: StoredFiles[] = [
      { kind: 'pictures', files: pictures, bytes: pictureBytes },
      { kind: 'replay-files', ...replayFiles },
      { kind: 'dumps', ...sumOf(nights?.flatMap((night) => night.files)) },
    ];
    return {
      ...stored,
      jobs: jobRuns(running, this.clock.now()),
      stored: files,
      lastBackupAt: backup?.toISOString() ?? null,
      lastDumpAt: nights?.[0]?.madeAt ?? null,
    };
  }

  /** null: they are in a bucket. */
  private async pictureBytes(): Promise<number | null> {
    const { uploads } = this.config;
    if (uploads.kind !== 'file') return null;
    const sizes = await Promise.all(PICTURE_FOLDERS.map((folder) => folderSize(join(uploads.dir, folder))));
    return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

const sumOf = (files: readonly { bytes: number }[] | undefined): { files: number | null; bytes: number | null } =>
  files
    ? { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
    : { files: null, bytes: null };
