import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import { assertMayReport } from '../../../domain/match-week/confirmation.ts';
import { sideOfCaptain } from '../../../domain/match-week/week-relation.ts';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import { assertMayChange } from '../../../domain/series/series-report.ts';
import { Clock } from '../../../platform/clock.ts';
import { RateLimiter, type Limit } from '../../../platform/limits/rate-limiter.ts';
import { resultFacts } from '../../match-week/results/week-result.ts';
import { WeekSeriesService } from '../../match-week/week-series.service.ts';
import type { ArrivedReplay } from '../../series/report/replays/replay-reader.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { ReplayFilesRepository } from './replay-files.repository.ts';
import { ReplayFilesService, type FileRule, type KeptFile } from './replay-files.service.ts';

const HOUR = 3600;
/** Calls of an account in an hour (T107): twice a whole night of staff; twice all series of a captain's week. */
const STAFF: Limit = { name: 'keep-replays-staff', calls: 300, seconds: HOUR };
const CAPTAIN: Limit = { name: 'keep-replays-captain', calls: 30, seconds: HOUR };

/** Who may send the files of a series to be kept: those who may report it (R38). No sent file is left where it arrived. */
@Injectable()
export class KeptReplaysService {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly week: WeekSeriesService,
    private readonly files: ReplayFilesService,
    private readonly rows: ReplayFilesRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Files from staff, before or after the report is saved. Refuses a series that they may not report. */
  async keepForStaff(actor: Actor, seriesId: number, files: readonly ArrivedReplay[]): Promise<KeptFile[]> {
    return thenGone(files, async () => {
      assertMayChange(actor, await this.reports.existingForm(actor, seriesId));
      return this.take(STAFF, actor, files);
    });
  }

  /**
   * Files from a captain of one of the teams. When the captain may not report any more, because the result is confirmed
   * meanwhile, only the files that the series' games were filled from are kept (REPLAY_OF_OTHER_SERIES).
   */
  async keepForCaptain(actor: Actor, seriesId: number, files: readonly ArrivedReplay[]): Promise<KeptFile[]> {
    return thenGone(files, () => this.takeFromCaptain(actor, seriesId, files));
  }

  private async takeFromCaptain(actor: Actor, seriesId: number, files: readonly ArrivedReplay[]) {
    const series = await this.week.existing(actor, seriesId);
    const side = sideOfCaptain(series);
    const refusal = await refusalOf(() => assertMayReport(resultFacts(series), side, this.clock.now()));
    if (refusal === null) return this.take(CAPTAIN, actor, files);
    const digests = await this.rows.findDigestsOf(seriesId);
    if (digests.size === 0) throw refusal;
    return this.take(CAPTAIN, actor, files, (digest, file) =>
      digests.has(digest)
        ? null
        : { code: 'REPLAY_OF_OTHER_SERIES', reasonKey: 'api.replay.of-other-series', params: { file } },
    );
  }

  private async take(limit: Limit, actor: Actor, files: readonly ArrivedReplay[], rule?: FileRule) {
    if (files.length === 0 || files.length > MAX_GAMES) {
      throw new LeagueError('REPLAY_COUNT', 'api.replay.no-file-selected', { params: { files: files.length } });
    }
    await this.limiter.take(limit, String(actor.userId));
    return this.files.keep(files, rule);
  }
}

/** Removes what is left of the files when the work has ended or failed. */
async function thenGone<T>(files: readonly ArrivedReplay[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    for (const { file } of files) if (file) await rm(file.path, { force: true });
  }
}
