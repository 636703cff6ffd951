import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import { assertMayTake } from '../../../domain/series/taken-series.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { SeriesPlanRepository } from '../plan/series-plan.repository.ts';
import { TakenSeriesRepository } from './taken-series.repository.ts';
import { seenTaken, takenOf } from './taken-series.ts';
import type { SeriesTaken } from './taken-series.ts';

/** Staff say which series they take care of, so that two of them do not do the same work (R27). */
@Injectable()
export class TakenSeriesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly plans: SeriesPlanRepository,
    private readonly taken: TakenSeriesRepository,
  ) {}

  /**
   * Holds the series, so that one of two who press at the same time gets it. Refuses whoever may not change the series,
   * and a series that another one takes care of (SERIES_TAKEN).
   */
  take(actor: Actor, seriesId: number): Promise<SeriesTaken | null> {
    return this.db.transaction(async () => {
      const { userId, playerId } = actor;
      SeriesReport.changeableSeries(actor, await this.plans.lockById(seriesId, playerId), null);
      const takenAt = this.clock.now();
      const before = await this.taken.find(seriesId, takenAt);
      assertMayTake(userId, before && takenOf(before), takenAt);
      if (userId !== null) await this.taken.replace({ seriesId, userId, takenAt });
      return seenTaken(await this.taken.find(seriesId, takenAt), actor);
    });
  }

  /** Lets go of what the caller takes care of; nothing happens when it is another one's, or nobody's. */
  async release({ userId }: Actor, seriesId: number): Promise<void> {
    if (userId !== null) await this.taken.remove(seriesId, userId);
  }
}
