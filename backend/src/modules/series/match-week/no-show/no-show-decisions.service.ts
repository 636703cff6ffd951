import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { requiredText } from '../../../../domain/match-week/dispute.ts';
import type { PlayedChoice } from '../../../../domain/stages/bracket-changes.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import type { SeenSeries } from '../week-series.ts';
import { NoShowRepository } from './no-show.repository.ts';
import { NoShowAnnouncements } from './no-show-announcements.service.ts';
import { NoShowService } from './no-show.service.ts';

/** How staff decide a claim. Both teams read the reason; null: none. */
export interface ClaimDecision extends SeenSeries {
  isGranted: boolean;
  reason: string | null;
  /** What becomes of series of a stage that were played and do not follow from the walkover (R43). */
  played?: PlayedChoice | null;
}

/** Staff decide claims of a walkover (R27). */
@Injectable()
export class NoShowDecisionsService {
  constructor(
    private readonly db: Db,
    private readonly noShow: NoShowService,
    private readonly claims: NoShowRepository,
    private readonly reports: SeriesReportService,
    private readonly audit: AuditService,
    private readonly announcements: NoShowAnnouncements,
  ) {}

  /** Gives the walkover to the side that claims it, or declines, so that the series is to be played. Both teams hear it. */
  decide(actor: Actor, { seriesId, version, isGranted, reason, played }: ClaimDecision): Promise<void> {
    return this.db.transaction(async () => {
      await this.reports.lockBracket(seriesId);
      const claim = await this.noShow.lockForStaff(actor, { seriesId, version }, isGranted);
      const text = reason === null || reason.trim() === '' ? null : requiredText(reason, 'reason');
      await this.claims.explain(seriesId, text, actor.userId);
      if (isGranted) await this.reports.declareWalkover(actor, { seriesId, version }, claim.side, undefined, played);
      else await this.decline(actor, seriesId, text);
      await this.announcements.tellDecided();
    });
  }

  private async decline(actor: Actor, seriesId: number, reason: string | null): Promise<void> {
    await this.claims.decline(seriesId);
    await this.audit.record(actor, {
      act: 'series.no-show',
      objectKind: 'series',
      objectId: seriesId,
      after: { reason },
      isOwnTeam: false,
    });
  }
}
