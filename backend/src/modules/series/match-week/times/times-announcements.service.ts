import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { timesOffered } from '../../../../domain/match-week/time-notices.ts';
import { otherSide } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { NotificationsService } from '../../../messages/notifications/notifications.service.ts';
import { SeriesPlanService } from '../../plan/series-plan.service.ts';
import { TimelineService } from '../timeline.service.ts';
import type { WeekSeries } from '../week-series.ts';

/** What follows from an act about the time: the series' time, its timeline, and what the teams are told. */
@Injectable()
export class TimesAnnouncements {
  constructor(
    private readonly clock: Clock,
    private readonly timeline: TimelineService,
    private readonly notices: NotificationsService,
    private readonly plans: SeriesPlanService,
  ) {}

  async offered(actor: Actor, series: WeekSeries, side: Side, starts: readonly Date[]): Promise<void> {
    await this.record(actor, series, side, 'times-offered', starts);
    const notice = timesOffered(series.names[side], starts);
    await this.notices.notifyTeams(new Map([[series.teamIds[otherSide(side)], notice]]), {
      seriesId: series.id,
      topic: 'offer',
    });
  }

  withdrew(actor: Actor, series: WeekSeries, side: Side): Promise<void> {
    return this.record(actor, series, side, 'times-withdrawn');
  }

  /** The teams are told as when staff set the time. */
  async agreed(actor: Actor, series: WeekSeries, start: Date): Promise<void> {
    await this.plans.agreed(series.id, { before: series.scheduledAt, after: start, isStreamed: series.isStreamed });
    await this.record(actor, series, series.side, 'time-agreed', [start]);
  }

  private record(
    { userId }: Actor,
    { id }: WeekSeries,
    side: Side | null,
    kind: 'times-offered' | 'times-withdrawn' | 'time-agreed',
    starts: readonly Date[] = [],
  ): Promise<void> {
    return this.timeline.record({ seriesId: id, kind, side, userId, at: this.clock.now(), starts });
  }
}
