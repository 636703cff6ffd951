import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertLineUp, assertMayName, isOpen, opensAt } from '../../../../domain/match-week/ready.ts';
import { sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import { SeriesReportService } from '../../report/series-report.service.ts';
import type { WeekSeries } from '../week-series.ts';
import { TimelineService } from '../timeline.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { ReadyRepository } from './ready.repository.ts';
import { readyFacts } from './week-ready.ts';
import type { NamedPlayer, WeekReady } from './week-ready.ts';

const named = ({ playerId, nickname }: NamedPlayer): NamedPlayer => ({ playerId, nickname });

/** Captains name who plays (R27). */
@Injectable()
export class ReadyService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly lineUps: ReadyRepository,
    private readonly reports: SeriesReportService,
    private readonly week: WeekSeriesService,
    private readonly timeline: TimelineService,
  ) {}

  /** Only for those who may see the series. */
  async of(series: WeekSeries): Promise<WeekReady> {
    const now = this.clock.now();
    const { scheduledAt, side, isCaptain } = series;
    const mayName = side !== null && isCaptain && isOpen(readyFacts(series), now);
    const [lineUps, eligible] = await Promise.all([
      this.lineUps.findLineUps(series.id),
      mayName ? this.reports.eligiblePlayers(series.id, side) : [],
    ]);
    const ofTeam = eligible.filter(({ isOnRoster }) => isOnRoster);
    return {
      opensAt: scheduledAt && opensAt(scheduledAt),
      lineUps,
      mayName,
      candidates: ofTeam.filter(({ suspended }) => suspended === null).map(named),
      suspended: ofTeam.filter(({ suspended }) => suspended !== null).map(named),
    };
  }

  /** Names three or four players for the caller's side, in the place of those named before. */
  name(actor: Actor, seriesId: number, playerIds: readonly number[]): Promise<void> {
    return this.db.transaction(async () => {
      const series = await this.week.lockSeries(actor, seriesId);
      const side = sideOfCaptain(series);
      const now = this.clock.now();
      const forStart = assertMayName(readyFacts(series), now);
      const eligible = await this.reports.eligiblePlayers(seriesId, side);
      assertLineUp(
        playerIds,
        eligible.map(({ playerId, isOnRoster, suspended }) => ({
          playerId,
          isOnRoster,
          isSuspended: suspended !== null,
        })),
      );
      await this.lineUps.save({ seriesId, side, forStart, namedAt: now, namedByUserId: actor.userId }, playerIds);
      await this.timeline.record({
        ...{ seriesId, kind: 'line-up-named', side, userId: actor.userId, at: now },
        playerIds,
      });
    });
  }
}
