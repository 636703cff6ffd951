import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertMayReport } from '../../../domain/match-week/confirmation.ts';
import { sideOfCaptain } from '../../../domain/match-week/week-relation.ts';
import type { ReplayProposal } from '../../../domain/replays/replay-proposal.ts';
import { Clock } from '../../../platform/clock.ts';
import { ReplayUploadService } from '../../series/report/replays/replay-upload.service.ts';
import type { ReceivedReplay } from '../../series/report/replays/replay-reader.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import type { SeriesReportForm } from '../../series/report/series-report.service.ts';
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
  ) {}

  /** Only for those who may see the series. */
  async of(series: WeekSeries): Promise<WeekResult> {
    return shownResult(series, await this.results.findDispute(series.id), this.clock.now());
  }

  /** The report form of a captain who may report now. Refuses as `ResultsService.report` does. */
  async form(actor: Actor, seriesId: number): Promise<SeriesReportForm> {
    const series = await this.week.existing(actor, seriesId);
    assertMayReport(resultFacts(series), sideOfCaptain(series), this.clock.now());
    return this.reports.existingForm(actor, seriesId);
  }

  /** The values for the form from replay files (R15). Stores nothing. */
  async propose(
    actor: Actor,
    seriesId: number,
    files: readonly ReceivedReplay[],
    gameNumber?: number,
  ): Promise<ReplayProposal> {
    return this.replays.proposeFor(await this.form(actor, seriesId), files, gameNumber);
  }
}
