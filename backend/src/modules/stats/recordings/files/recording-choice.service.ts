import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { SeriesReportService } from '../../../series/report/series-report.service.ts';
import type { Recording, SeriesReplay } from './replay-file-list.ts';
import { ReplayFileListRepository } from './replay-file-list.repository.ts';

/** Which recording of a game staff choose, and the version of the series that they saw. */
export interface RecordingChoice {
  seriesId: number;
  version: number;
  /** The number of the game. */
  game: number;
  sha256: string;
}

/** Letters of a digest that tell files apart in the log. */
const SHORT = 12;

/** Staff put another recording of a game in the place of the one that it was filled from (R39). */
@Injectable()
export class RecordingChoiceService {
  constructor(
    private readonly db: Db,
    private readonly reports: SeriesReportService,
    private readonly files: ReplayFileListRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * From now on the statistics of the game are read from this recording; an undo brings the former one back. Refuses a
   * series that the actor may not change, a file that is no recording of the game (NOT_FOUND), and the one that counts
   * already (NOTHING_CHANGED).
   */
  choose(actor: Actor, { seriesId, version, game, sha256 }: RecordingChoice): Promise<SeriesReplay[]> {
    return this.db.transaction(async () => {
      const series = await this.reports.lockSeries(actor, { seriesId, version });
      const recordings = (await this.files.findOfSeries(seriesId)).find(({ number }) => number === game)?.recordings;
      const chosen = recordings?.find((one) => one.sha256 === sha256);
      if (!chosen) throw new LeagueError('NOT_FOUND', 'api.replay.no-recording');
      const former = recordings?.find(({ isUsed }) => isUsed);
      if (chosen.isUsed) throw new LeagueError('NOTHING_CHANGED', 'api.replay.recording-used');
      await this.files.setRecording(seriesId, game, sha256);
      await this.audit.record(actor, {
        act: 'series.recording',
        objectKind: 'series',
        objectId: seriesId,
        before: former && logged(former),
        after: logged(chosen),
        about: { game },
        isOwnTeam: series.isOwnTeam,
      });
      return this.files.findOfSeries(seriesId);
    });
  }
}

const logged = ({ sha256, seconds }: Recording) => ({
  recording: sha256.slice(0, SHORT),
  seconds: seconds === null ? null : Math.round(seconds),
});
