import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import * as Notices from '../../../../domain/match-week/result-notices.ts';
import type { TimelineKind } from '../../../../domain/match-week/timeline.ts';
import type { WeekTopic } from '../../../../domain/match-week/week-topic.ts';
import type { Notice } from '../../../../domain/messages/notices.ts';
import { otherSide, SIDES } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { EvidenceService } from '../evidence/evidence.service.ts';
import { toSides } from '../notified-series.ts';
import type { NotifiedSeries } from '../notified-series.ts';
import { TimelineService } from '../timeline.service.ts';
import type { WeekSeries } from '../week-series.ts';
import { ResultsRepository } from './results.repository.ts';

/** What a captain says, with the names of pictures that they have uploaded. */
interface Said {
  text: string;
  pictures: readonly string[];
}

/** What follows from an act about a result: its pictures, a line of the timeline, and what the teams are told. */
@Injectable()
export class ResultsAnnouncements {
  constructor(
    private readonly clock: Clock,
    private readonly timeline: TimelineService,
    private readonly notices: NotificationsService,
    private readonly results: ResultsRepository,
    private readonly evidence: EvidenceService,
  ) {}

  /** `score` is `3–1`, home first. */
  async reported(
    actor: Actor,
    series: WeekSeries,
    side: Side,
    { score, pictures }: { score: string; pictures: readonly string[] },
  ): Promise<void> {
    await this.evidence.add(actor, { seriesId: series.id, side, kind: 'end-screen' }, pictures);
    await this.record(actor, series, side, 'reported', score);
    await this.tell(
      series,
      [otherSide(side)],
      Notices.resultReported(series.names, series.names[side], score),
      'report',
    );
  }

  async confirmed(actor: Actor, series: WeekSeries, side: Side): Promise<void> {
    await this.record(actor, series, side, 'confirmed');
    await this.tell(series, [otherSide(side)], Notices.resultConfirmed(series.names, false));
  }

  /** Staff have accepted it. */
  async settled({ userId }: Actor, series: WeekSeries): Promise<void> {
    await this.timeline.record({ seriesId: series.id, kind: 'settled', side: null, userId, at: this.clock.now() });
    await this.tell(series, SIDES, Notices.resultSettled(series.names));
  }

  async disputed(actor: Actor, series: WeekSeries, side: Side, { text, pictures }: Said): Promise<void> {
    await this.evidence.add(actor, { seriesId: series.id, side, kind: 'dispute' }, pictures);
    await this.record(actor, series, side, 'disputed', text);
    await this.tell(series, [otherSide(side)], Notices.resultDisputed(series.names, series.names[side]));
  }

  async toldStory(actor: Actor, series: WeekSeries, side: Side, { text, pictures }: Said): Promise<void> {
    await this.evidence.add(actor, { seriesId: series.id, side, kind: 'dispute' }, pictures);
    await this.record(actor, series, side, 'story-told', text);
  }

  /** Confirms the results that no one has answered, and tells both teams. In the caller's transaction. */
  async confirmOverdue(): Promise<void> {
    const at = this.clock.now();
    for (const series of await this.results.confirmOverdue(at)) {
      await this.timeline.record({ seriesId: series.seriesId, kind: 'confirmed', side: null, userId: null, at });
      await this.tell({ id: series.seriesId, ...series }, SIDES, Notices.resultConfirmed(series.names, true));
    }
  }

  /** Tells both teams of decided disputes, each once, however staff ended them. In the caller's transaction. */
  async tellDecided(): Promise<void> {
    for (const { outcome, reason, decidedByUserId, decidedAt, ...series } of await this.results.tellDecided()) {
      await this.timeline.record({
        ...{ seriesId: series.seriesId, kind: 'dispute-decided', side: null, userId: decidedByUserId, at: decidedAt },
        ...(reason === null ? {} : { text: reason }),
      });
      await this.tell({ id: series.seriesId, ...series }, SIDES, Notices.disputeDecided(series.names, outcome, reason));
    }
  }

  private record({ userId }: Actor, { id }: WeekSeries, side: Side, kind: TimelineKind, text?: string): Promise<void> {
    const event = { seriesId: id, kind, side, userId, at: this.clock.now() };
    return this.timeline.record(text === undefined ? event : { ...event, text });
  }

  private tell(
    { id, teamIds }: { id: number } & Pick<NotifiedSeries, 'teamIds'>,
    sides: readonly Side[],
    notice: Notice,
    topic: WeekTopic = 'other',
  ): Promise<void> {
    return this.notices.notifyTeams(toSides({ teamIds }, sides, notice), { seriesId: id, topic });
  }
}
