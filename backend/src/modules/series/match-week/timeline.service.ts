import { Injectable } from '@nestjs/common';
import type { TimelineEvent } from '../../../domain/match-week/timeline.ts';
import { TimelineRepository } from './timeline.repository.ts';
import type { TimelineLine } from './week-series.ts';

/** What happened to a series in its match week (R27). */
@Injectable()
export class TimelineService {
  constructor(private readonly events: TimelineRepository) {}

  /** Stores what happens, in the caller's transaction. */
  async record(event: TimelineEvent): Promise<void> {
    await this.events.insertEvent(event);
  }

  /** In the order in which it happened. Only for those who may see the series. */
  ofSeries(seriesId: number): Promise<TimelineLine[]> {
    return this.events.findBySeries(seriesId);
  }
}
