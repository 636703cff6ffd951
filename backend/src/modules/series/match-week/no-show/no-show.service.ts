import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { requiredText } from '../../../../domain/match-week/dispute.ts';
import * as NoShow from '../../../../domain/match-week/no-show.ts';
import type { TimedClaim } from '../../../../domain/match-week/no-show.ts';
import { assertMayJudge, sideOfCaptain } from '../../../../domain/match-week/week-relation.ts';
import { assertVersion } from '../../../../domain/series/series-report.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { SeenSeries, WeekSeries } from '../week-series.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { NoShowRepository } from './no-show.repository.ts';
import { NoShowAnnouncements } from './no-show-announcements.service.ts';
import { claimFacts, openClaim, shownNoShow } from './week-no-show.ts';
import type { StoredNoShow, WeekNoShow } from './week-no-show.ts';

/** Captains claim a walkover when the other team does not come, and object to it (R27). */
@Injectable()
export class NoShowService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly claims: NoShowRepository,
    private readonly announcements: NoShowAnnouncements,
  ) {}

  /** Only for those who may see the series. */
  async of(series: WeekSeries): Promise<WeekNoShow> {
    return shownNoShow(series, await this.claims.ofSeries(series.id), this.clock.now());
  }

  /** Claims a walkover for the caller's side. `pictures` are names of uploaded pictures of the lobby, at least one. */
  claim(actor: Actor, { pictures, ...target }: SeenSeries & { pictures: readonly string[] }): Promise<void> {
    return this.act(actor, target, async (series, side, stored) => {
      const now = this.clock.now();
      const forStart = NoShow.assertMayClaim(claimFacts(series, stored), side, now);
      NoShow.assertPictured(pictures.length);
      await this.claims.open({ seriesId: series.id, side, forStart, claimedAt: now, claimedByUserId: actor.userId });
      await this.announcements.claimed(actor, series, side, pictures);
    });
  }

  /** Objects to the other side's claim, in the place of what the caller's side said before. */
  object(
    actor: Actor,
    { seriesId, text, pictures }: { seriesId: number; text: string; pictures: readonly string[] },
  ): Promise<void> {
    return this.act(actor, { seriesId, version: null }, async (series, side, stored) => {
      const now = this.clock.now();
      NoShow.assertMayObject(openClaim(stored), side, now);
      const objection = requiredText(text, 'text');
      await this.claims.change(seriesId, { objection, objectedAt: now, objectedByUserId: actor.userId });
      await this.announcements.objected(actor, series, side, { text: objection, pictures });
    });
  }

  /** Takes the own claim back. */
  withdraw(actor: Actor, target: SeenSeries): Promise<void> {
    return this.act(actor, target, async (series, side, stored) => {
      NoShow.assertMayWithdraw(openClaim(stored), side);
      await this.claims.change(series.id, { outcome: 'withdrawn', decidedAt: this.clock.now() });
      await this.announcements.withdrawn(actor, series, side);
    });
  }

  /**
   * Holds the series for staff who grant or decline its open claim, in the caller's transaction. Refuses staff of one of the
   * teams (OWN_TEAM), and a walkover before the other team has answered or had 24 hours (CLAIM_CLOSED).
   */
  async lockForStaff(actor: Actor, { seriesId, version }: SeenSeries, isGranted: boolean): Promise<TimedClaim> {
    const series = await this.week.lockSeries(actor, seriesId);
    assertMayJudge(series);
    assertVersion(series, version);
    const claim = NoShow.claimOrThrow(openClaim(await this.claims.ofSeries(seriesId)));
    if (isGranted) NoShow.assertMayGrant(claim, this.clock.now());
    return claim;
  }

  /** Holds the series for a captain. What is stored about claims is read after that, so no other claim comes between. */
  private act(
    actor: Actor,
    { seriesId, version }: { seriesId: number; version: number | null },
    work: (series: WeekSeries, side: Side, stored: StoredNoShow) => Promise<void>,
  ): Promise<void> {
    return this.db.transaction(async () => {
      const series = await this.week.lockSeries(actor, seriesId);
      const side = sideOfCaptain(series);
      assertVersion(series, version);
      await work(series, side, await this.claims.ofSeries(seriesId));
    });
  }
}
