import { Injectable, Logger } from '@nestjs/common';
import { monthsBefore } from '../../../../domain/recordings/replay-retention.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Every } from '../../../../platform/jobs.ts';
import { SettingsService } from '../../../content/settings/settings.service.ts';
import { IncomingReplays } from '../../../series/report/replays/incoming-replays.ts';
import { ReplayFileStore } from './replay-file-store.ts';
import { ReplayRetentionRepository } from './replay-retention.repository.ts';

const HOUR_MS = 3_600_000;
/** A file without a game, because its series was reset or reported again from another file, is deleted after this time. */
const WITHOUT_GAME_MS = 24 * HOUR_MS;
/** An upload that has not ended after this time never will. */
const UPLOAD_MS = HOUR_MS;

/**
 * Deletes, once an hour, the replay files that are not kept any more (R38). A file's row goes first and its content
 * after it. A crash between the two leaves a row of `replay_content`, by which the next round finds the content. A crash
 * during an upload leaves a file in the folder of what is arriving, and this round deletes that too.
 */
@Injectable()
export class ReplayRetentionService {
  private readonly log = new Logger('ReplayFiles');

  constructor(
    private readonly db: Db,
    private readonly files: ReplayRetentionRepository,
    private readonly store: ReplayFileStore,
    private readonly incoming: IncomingReplays,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Several instances may do it: the second finds nothing to delete. */
  @Every('replay-files', HOUR_MS)
  async sweep(): Promise<void> {
    await this.incoming.removeAbandoned();
    const now = this.clock.now();
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    await this.files.noteGames(now);
    let gone = await this.files.deleteWithoutGame(before(WITHOUT_GAME_MS));
    const { replayMonths } = await this.settings.current();
    if (replayMonths > 0) gone += await this.files.deleteUploadedBefore(monthsBefore(now, replayMonths));
    if (gone > 0) this.log.log(`${gone} replay files deleted`);
    for (const sha256 of await this.files.findContentsWithoutFile(before(UPLOAD_MS))) {
      await this.removeContent(sha256, before(UPLOAD_MS));
    }
  }

  private removeContent(sha256: string, takenBefore: Date): Promise<void> {
    return this.db.transaction(async () => {
      if (!(await this.files.lockContent(sha256, takenBefore))) return;
      await this.store.remove(sha256);
      await this.files.deleteContent(sha256);
    });
  }
}
