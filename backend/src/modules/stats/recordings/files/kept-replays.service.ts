import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../../domain/league-error.ts';
import { assertMayReport } from '../../../../domain/match-week/confirmation.ts';
import { sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import { MAX_GAMES } from '../../../../domain/series/series-format.ts';
import { Clock } from '../../../../platform/clock.ts';
import { RateLimiter, type Limit } from '../../../../platform/limits/rate-limiter.ts';
import { resultFacts } from '../../../series/match-week/results/week-result.ts';
import { WeekSeriesService } from '../../../series/match-week/week-series.service.ts';
import type { ArrivedReplay } from '../../../series/report/replays/replay-reader.ts';
import { SeriesReportService } from '../../../series/report/series-report.service.ts';
import { ReplayFilesRepository } from './replay-files.repository.ts';
import { ReplayFilesService, type FileRule, type KeptFile } from './replay-files.service.ts';

const HOUR = 3600;
/** Calls of an account in an hour (T107): twice a whole night of staff; twice all series of a captain's week. */
const STAFF: Limit = { name: 'keep-replays-staff', calls: 300, seconds: HOUR };
const CAPTAIN: Limit = { name: 'keep-replays-captain', calls: 30, seconds: HOUR };

/** Who may send the files of a series to be kept: those who may report it (R38). */
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

  /** Before a form is read: refuses staff who may not report the series, and counts the call (TOO_MANY_REQUESTS). */
  async assertStaffMaySend(actor: Actor, seriesId: number): Promise<void> {
    await this.reports.assertMayChange(actor, seriesId);
    await this.limiter.take(STAFF, String(actor.userId));
  }

  /** The same for a captain. */
  async assertCaptainMaySend(actor: Actor, seriesId: number): Promise<void> {
    await this.ruleFor(actor, seriesId);
    await this.limiter.take(CAPTAIN, String(actor.userId));
  }

  /** Files from staff, before or after the report is saved. Refuses a series that they may not report. */
  async keepForStaff(actor: Actor, seriesId: number, files: readonly ArrivedReplay[]): Promise<KeptFile[]> {
    await this.reports.assertMayChange(actor, seriesId);
    assertCount(files);
    return this.files.keep(seriesId, files);
  }

  /**
   * Files from a captain of one of the teams: only recordings of the series' games, and before it has a result only of
   * games that stand in no other series (REPLAY_OF_OTHER_SERIES). Refuses a captain who may not report, unless the games
   * of the series were filled from replays: their recordings are welcome from both teams.
   */
  async keepForCaptain(actor: Actor, seriesId: number, files: readonly ArrivedReplay[]): Promise<KeptFile[]> {
    const rule = await this.ruleFor(actor, seriesId);
    assertCount(files);
    return this.files.keep(seriesId, files, rule);
  }

  /** Which files a captain may send. Refuses others, and a captain who may send none. */
  private async ruleFor(actor: Actor, seriesId: number): Promise<FileRule> {
    const series = await this.week.getSeriesOrThrow(actor, seriesId);
    const side = sideOfCaptain(series);
    const refusal = await refusalOf(() => assertMayReport(resultFacts(series), side, this.clock.now()));
    if (refusal !== null && !(await this.rows.hasGames(seriesId))) throw refusal;
    return async (mark, file) =>
      (await this.rows.mayBelong(seriesId, mark))
        ? null
        : { code: 'REPLAY_OF_OTHER_SERIES', reasonKey: 'api.replay.of-other-series', params: { file } };
  }
}

function assertCount({ length: files }: readonly ArrivedReplay[]): void {
  if (files === 0 || files > MAX_GAMES) {
    throw new LeagueError('REPLAY_COUNT', 'api.replay.no-file-selected', { params: { files } });
  }
}
