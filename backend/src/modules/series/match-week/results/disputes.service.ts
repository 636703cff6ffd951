import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { LeagueError } from '../../../../domain/league-error.ts';
import { assertMaySettle } from '../../../../domain/match-week/confirmation.ts';
import { assertWalkover, disputeOutcomeOf, requiredText } from '../../../../domain/match-week/dispute.ts';
import type { DisputeDecision } from '../../../../domain/match-week/dispute.ts';
import { assertMayJudge } from '../../../../domain/match-week/week-relation.ts';
import { assertVersion } from '../../../../domain/series/series-report.ts';
import type { Walkover } from '../../../../domain/series/series-result.ts';
import type { PlayedChoice } from '../../../../domain/stages/bracket-changes.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import type { SeenSeries } from '../week-series.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { ResultsRepository } from './results.repository.ts';
import { ResultsAnnouncements } from './results-announcements.service.ts';
import { resultFacts } from './week-result.ts';

/** How staff end a dispute. A walkover names its winner. */
export interface Decision extends SeenSeries {
  decision: DisputeDecision;
  walkover: Walkover | null;
  reason: string;
  /** What becomes of series of a stage that were played and do not follow from it (R43). */
  played?: PlayedChoice | null;
}

/** Staff end disputes, and accept results that wait for an answer (R27). */
@Injectable()
export class DisputesService {
  constructor(
    private readonly db: Db,
    private readonly week: WeekSeriesService,
    private readonly results: ResultsRepository,
    private readonly reports: SeriesReportService,
    private readonly audit: AuditService,
    private readonly announcements: ResultsAnnouncements,
  ) {}

  /**
   * Keeps the result, removes it with its time so that the series is played again, or gives a walkover; both teams hear why. `correct`
   * only stores the reason: the report form ends the dispute. Refuses a dispute of the own team (OWN_TEAM), and one that
   * is over (DISPUTE_OVER).
   */
  decide(actor: Actor, { seriesId, version, decision, walkover, reason, played }: Decision): Promise<void> {
    return this.db.transaction(async () => {
      await this.reports.lockBracket(seriesId);
      const series = await this.week.lockSeries(actor, seriesId);
      assertMayJudge(series);
      const dispute = await this.results.findDispute(seriesId);
      if (!dispute || dispute.outcome !== null) throw new LeagueError('DISPUTE_OVER', 'api.match-week.dispute.none');
      assertVersion(series, version);
      assertWalkover(decision, walkover);
      const text = requiredText(reason, 'reason');
      await this.results.explain(dispute.id, text, actor.userId);
      if (decision === 'keep') await this.keep(actor, seriesId, text);
      if (decision === 'correct') await this.results.newVersion(seriesId);
      if (decision === 'replay') {
        await this.reports.reset(actor, { seriesId, version }, undefined, played);
        // its start is over: it needs another one
        await this.results.clearTime(seriesId);
      }
      if (walkover !== null)
        await this.reports.declareWalkover(actor, { seriesId, version }, walkover, undefined, played);
      await this.announcements.tellDecided();
    });
  }

  /** Accepts a result for the side that has not answered; both teams hear it. Refuses the own team's (OWN_TEAM). */
  settle(actor: Actor, { seriesId, version }: SeenSeries): Promise<void> {
    return this.db.transaction(async () => {
      const series = await this.week.lockSeries(actor, seriesId);
      assertMayJudge(series);
      assertMaySettle(resultFacts(series));
      assertVersion(series, version);
      await this.results.takeOver(seriesId);
      await this.audit.record(actor, {
        act: 'series.settle',
        objectKind: 'series',
        objectId: seriesId,
        isOwnTeam: false,
      });
      await this.announcements.settled(actor, series);
    });
  }

  private async keep(actor: Actor, seriesId: number, reason: string): Promise<void> {
    const outcome = disputeOutcomeOf({ isReported: true, isStoredAnew: false, walkover: null });
    await this.results.decide(seriesId, outcome);
    await this.results.takeOver(seriesId);
    await this.audit.record(actor, {
      act: 'series.dispute',
      objectKind: 'series',
      objectId: seriesId,
      after: { reason },
      isOwnTeam: false,
    });
  }
}
