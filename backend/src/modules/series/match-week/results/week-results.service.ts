import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertMayReport } from '../../../../domain/match-week/confirmation.ts';
import { sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import type { ReplayProposal } from '../../../../domain/replays/replay-proposal.ts';
import { Clock } from '../../../../platform/clock.ts';
import { RateLimiter } from '../../../../platform/limits/rate-limiter.ts';
import { ReplayUploadService } from '../../report/replays/replay-upload.service.ts';
import { READS_OF_CAPTAIN } from '../../report/replays/replay-limits.ts';
import type { ArrivedReplay } from '../../report/replays/replay-reader.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import type { SeriesReportForm } from '../../report/series-report.service.ts';
import type { WeekSeries } from '../week-series.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { ResultsRepository } from './results.repository.ts';
import { resultFacts, shownResult } from './week-result.ts';
import type { WeekResult } from './week-result.ts';

/** What captains read about the result of their series: its state, and the form in which they report (R27). */
@Injectable()
export class WeekResultsService {
  constructor(
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly results: ResultsRepository,
    private readonly reports: SeriesReportService,
    private readonly replays: ReplayUploadService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Only for those who may see the series. */
  async of(series: WeekSeries): Promise<WeekResult> {
    return shownResult(series, await this.results.findDispute(series.id), this.clock.now());
  }

  /** The report form of a captain who may report now. Refuses as `ResultsService.report` does. */
  async form(actor: Actor, seriesId: number): Promise<SeriesReportForm> {
    await this.assertMayReport(actor, seriesId);
    return this.reports.existingForm(actor, seriesId);
  }

  /** Before a form with files is read: refuses as `form` does, and counts the call (TOO_MANY_REQUESTS). */
  async assertMaySend(actor: Actor, seriesId: number): Promise<void> {
    await this.assertMayReport(actor, seriesId);
    await this.limiter.take(READS_OF_CAPTAIN, String(actor.userId));
  }

  /** The values for the form from replay files (R15). Stores nothing. */
  async propose(
    actor: Actor,
    seriesId: number,
    files: readonly ArrivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    return this.replays.proposeFor(await this.form(actor, seriesId), files, gameNumber);
  }

  private async assertMayReport(actor: Actor, seriesId: number): Promise<void> {
    const series = await this.week.getSeriesOrThrow(actor, seriesId);
    assertMayReport(resultFacts(series), sideOfCaptain(series), this.clock.now());
  }
}
