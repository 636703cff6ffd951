import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import type { ReplayFileRow } from './replay-file-list.ts';
import { ReplayFileListRepository } from './replay-file-list.repository.ts';
import { ReplayFilesRepository } from './replay-files.repository.ts';

/** Letters of a digest that tell files apart in the log. */
const SHORT = 12;

/** Has kept replay files read again (R39). */
@Injectable()
export class RereadReplayService {
  constructor(
    private readonly db: Db,
    private readonly list: ReplayFileListRepository,
    private readonly files: ReplayFilesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Lets a file that could not be read wait for another reading. Refuses all others (NOTHING_CHANGED). */
  reread(actor: Actor, sha256: string): Promise<ReplayFileRow> {
    return this.db.transaction(async () => {
      // a second click waits here, and finds a file that waits already
      await this.list.lock(sha256);
      const file = await this.list.findOne(sha256);
      if (!file) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
      const { status, seriesId, gameNumber } = file;
      if (status === 'waiting' || status === 'read') {
        throw new LeagueError('NOTHING_CHANGED', `api.replay.file-${status}`);
      }
      await this.list.setWaiting(sha256);
      await this.audit.record(actor, {
        act: 'replay-file.reread',
        // a file that no report was filled from yet belongs to no series
        ...(seriesId === null
          ? { objectKind: 'replay-file', objectId: 0 }
          : { objectKind: 'series', objectId: seriesId }),
        before: { status },
        after: { status: 'waiting' },
        about: gameNumber === null ? { name: sha256.slice(0, SHORT) } : { game: gameNumber },
      });
      await this.files.notifyReaders();
      return { ...file, status: 'waiting', reason: null, attribute: null, className: null, frame: null };
    });
  }
}
