import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import * as SeriesTime from '../../../domain/series/series-time.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { timeChanged } from '../../../domain/teams/team-notices.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { SeriesNoticesService } from './series-notices.service.ts';
import { SeriesPlanRepository } from './series-plan.repository.ts';
import type { SeriesPlan, UnplayedSeries } from './series-plan.repository.ts';

/** A series' new time as staff type it, in Swedish time (R14). Without one, the series has no time any more. */
export interface SeriesPlanInput {
  seriesId: number;
  /** The version that the caller saw; null means the version when the call arrives. */
  version: number | null;
  scheduledAt: string | null;
  isStreamed: boolean;
}

/** Sets when series are played and whether they are streamed. */
@Injectable()
export class SeriesPlanService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly plans: SeriesPlanRepository,
    private readonly audit: AuditService,
    private readonly notices: SeriesNoticesService,
  ) {}

  ofWeek(divisionId: number, week: number): Promise<SeriesPlan[]> {
    return this.plans.findByWeek(divisionId, week);
  }

  /** A team's series in a division that have no result. */
  unplayedOf(divisionId: number, teamId: number): Promise<UnplayedSeries[]> {
    return this.plans.findUnplayed(divisionId, teamId);
  }

  every(): Promise<SeriesPlan[]> {
    return this.plans.findEvery();
  }

  async getPlanOrThrow(seriesId: number): Promise<SeriesPlan> {
    const plan = await this.plans.findById(seriesId);
    if (!plan) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    return plan;
  }

  /**
   * Refuses a time that Swedish clocks never show, a time in the future for a series that has a result, a division that
   * the caller does not run, the division of the caller's own team, and a series that has changed since the caller saw
   * it.
   */
  async save(actor: Actor, { seriesId, version, scheduledAt, isStreamed }: SeriesPlanInput): Promise<SeriesPlan> {
    const typed = scheduledAt?.trim();
    const after = { scheduledAt: typed ? StockholmTime.parseTime(typed, 'scheduledAt') : null, isStreamed };
    return this.db.transaction(async () => {
      const series = SeriesReport.changeableSeries(actor, await this.plans.lockById(seriesId, actor.playerId), version);
      SeriesTime.assertMayBeTimed(series, after.scheduledAt, this.clock.now());
      const before = { scheduledAt: series.scheduledAt, isStreamed: series.isStreamed };
      if (isSamePlan(before, after)) return this.getPlanOrThrow(seriesId);
      // another time ends what the captains contest
      if (before.scheduledAt?.getTime() !== after.scheduledAt?.getTime()) SeriesReport.assertOthersContest(series);
      await this.plans.update(seriesId, after);
      await this.audit.record(actor, {
        act: 'series.plan',
        objectKind: 'series',
        objectId: seriesId,
        before,
        after,
        isOwnTeam: series.isOwnTeam,
      });
      await this.notices.tell(seriesId, (names) => timeChanged(names, before.scheduledAt, after.scheduledAt), 'time');
      return this.getPlanOrThrow(seriesId);
    });
  }

  /** The captains have agreed on a time (R27), in the caller's transaction, which holds the series. Both teams are told. */
  async agreed(
    seriesId: number,
    { before, after, isStreamed }: { before: Date | null; after: Date; isStreamed: boolean },
  ): Promise<void> {
    await this.plans.update(seriesId, { scheduledAt: after, isStreamed });
    await this.notices.tell(seriesId, (names) => timeChanged(names, before, after), 'time');
  }
}

interface StoredPlan {
  scheduledAt: Date | null;
  isStreamed: boolean;
}

const isSamePlan = (one: StoredPlan, other: StoredPlan): boolean =>
  one.scheduledAt?.getTime() === other.scheduledAt?.getTime() && one.isStreamed === other.isStreamed;
