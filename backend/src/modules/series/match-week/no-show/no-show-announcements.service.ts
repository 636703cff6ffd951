import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import * as Notices from '../../../../domain/match-week/no-show-notices.ts';
import type { TimelineKind } from '../../../../domain/match-week/timeline.ts';
import type { Notice } from '../../../../domain/messages/notices.ts';
import { otherSide, SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { EvidenceService } from '../evidence/evidence.service.ts';
import { TimelineService } from '../timeline.service.ts';
import { toSides } from '../notified-series.ts';
import type { WeekSeries } from '../week-series.ts';
import { NoShowRepository } from './no-show.repository.ts';

/** What follows from an act about a claim: its pictures, a line of the timeline, and what the teams are told. */
@Injectable()
export class NoShowAnnouncements {
  constructor(
    private readonly clock: Clock,
    private readonly timeline: TimelineService,
    private readonly notices: NotificationsService,
    private readonly claims: NoShowRepository,
    private readonly evidence: EvidenceService,
  ) {}

  async claimed(actor: Actor, series: WeekSeries, side: Side, pictures: readonly string[]): Promise<void> {
    await this.evidence.add(actor, { seriesId: series.id, side, kind: 'lobby' }, pictures);
    await this.record(actor, series, side, 'no-show-claimed');
    await this.tellOther(series, side, Notices.walkoverClaimed(series.names, series.names[side]));
  }

  async objected(
    actor: Actor,
    series: WeekSeries,
    side: Side,
    { text, pictures }: { text: string; pictures: readonly string[] },
  ): Promise<void> {
    await this.evidence.add(actor, { seriesId: series.id, side, kind: 'lobby' }, pictures);
    await this.record(actor, series, side, 'no-show-objected', text);
    await this.tellOther(series, side, Notices.walkoverObjected(series.names, series.names[side]));
  }

  async withdrawn(actor: Actor, series: WeekSeries, side: Side): Promise<void> {
    await this.record(actor, series, side, 'no-show-withdrawn');
    await this.tellOther(series, side, Notices.claimWithdrawn(series.names, series.names[side]));
  }

  /** Tells both teams of decided claims, each once, however staff decided. In the caller's transaction. */
  async tellDecided(): Promise<void> {
    for (const { side, outcome, reason, decidedByUserId, decidedAt, ...series } of await this.claims.tellDecided()) {
      const { seriesId, names } = series;
      // a new time that the captains agreed on ends a claim too, and stands in the timeline itself
      if (outcome !== 'overtaken' || decidedByUserId !== null)
        await this.timeline.record({
          ...{ seriesId, kind: 'no-show-decided', side: null, userId: decidedByUserId, at: decidedAt },
          ...(reason === null ? {} : { text: reason }),
        });
      const notice = Notices.claimDecided(names, names[side], outcome, reason);
      await this.notices.notifyTeams(toSides(series, SIDES, notice), { seriesId, topic: 'other' });
    }
  }

  private record({ userId }: Actor, { id }: WeekSeries, side: Side, kind: TimelineKind, text?: string): Promise<void> {
    const event = { seriesId: id, kind, side, userId, at: this.clock.now() };
    return this.timeline.record(text === undefined ? event : { ...event, text });
  }

  private tellOther(series: WeekSeries, side: Side, notice: Notice): Promise<void> {
    return this.notices.notifyTeams(toSides(series, [otherSide(side)], notice), {
      seriesId: series.id,
      topic: 'other',
    });
  }
}
