import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../domain/actor.ts';
import { assertDay, daysOf } from '../../../../domain/match-week/evenings.ts';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import * as Agreement from '../../../../domain/match-week/time-agreement.ts';
import type { AgreementFacts, Table } from '../../../../domain/match-week/time-agreement.ts';
import { assertSwitchedOn, sideOfCaptain, sideOfPlayer } from '../../../../domain/match-week/week-relation.ts';
import { otherSide } from '../../../../domain/sides.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { WeekSeries } from '../week-series.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { TimesAnnouncements } from './times-announcements.service.ts';
import { TimesRepository } from './times.repository.ts';
import { factsOf, shownEvenings, shownTimes, tableOf } from './week-times.ts';
import type { ShownEvening, WeekTimes } from './week-times.ts';

/** The captains of a series agree on its time (R27). Each act is one transaction that holds the series. */
@Injectable()
export class TimesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly week: WeekSeriesService,
    private readonly times: TimesRepository,
    private readonly announcements: TimesAnnouncements,
  ) {}

  /** What was offered and answered, as the caller sees it. Only for those who may see the series. */
  async of({ playerId }: Actor, series: WeekSeries): Promise<WeekTimes> {
    return shownTimes(series, await this.times.find(series.id, daysOf(series.window)), playerId, this.clock.now());
  }

  /** The evenings of a series' week, as the caller sees them. Only for those who may see the series. */
  async evenings({ playerId }: Actor, series: Pick<WeekSeries, 'id' | 'window' | 'side'>): Promise<ShownEvening[]> {
    const stored = await this.times.find(series.id, daysOf(series.window));
    return shownEvenings(series, stored, playerId, this.clock.now());
  }

  /** Offers one to three starts, in the place of the side's earlier offer. A start that the other side has offered is agreed. */
  offer(actor: Actor, seriesId: number, typed: readonly Date[]): Promise<void> {
    return this.act(actor, seriesId, async (series, side, facts, table) => {
      const now = this.clock.now();
      const starts = Agreement.startsOf(typed, facts, now);
      if (Agreement.isSameOffer(table.open[side], starts)) return;
      await this.times.end(seriesId, side, 'replaced', now);
      const after = Agreement.afterOffer(table, side, starts);
      if (after.agreed && after.agreed !== table.agreed) {
        await this.agree(actor, series, otherSide(side), after.agreed);
        return;
      }
      await this.times.insertOpen(seriesId, side, starts, { userId: actor.userId, at: now });
      await this.announcements.offered(actor, series, side, starts);
    });
  }

  /** Takes the own open offer back. Refuses when there is none (TIME_NOT_OFFERED). */
  withdraw(actor: Actor, seriesId: number): Promise<void> {
    return this.act(actor, seriesId, async (series, side) => {
      if (!(await this.times.end(seriesId, side, 'withdrawn', this.clock.now())))
        throw Agreement.notOffered(null, null);
      await this.announcements.withdrew(actor, series, side);
    });
  }

  /** Accepts a start that the other side has open. Refuses one that it has not, and says why (TIME_NOT_OFFERED). */
  accept(actor: Actor, seriesId: number, start: Date): Promise<void> {
    return this.act(actor, seriesId, async (series, side, facts, table) => {
      if (!Agreement.afterAcceptance(table, side, start)) {
        const status = await this.times.findStatusOfStart(seriesId, otherSide(side), start);
        throw Agreement.notOffered(status, series.scheduledAt);
      }
      Agreement.assertStart(start, facts, this.clock.now(), 'start');
      await this.agree(actor, series, otherSide(side), start);
    });
  }

  /** Says whether the caller can play on a day of the series' week; null takes the answer back. */
  async mark(actor: Actor, seriesId: number, day: string, answer: EveningChoice | null): Promise<void> {
    const series = await this.week.getSeriesOrThrow(actor, seriesId);
    assertSwitchedOn(series.rules.captainsSetTimes);
    sideOfPlayer(series);
    assertDay(series.window, day);
    const userId = actor.userId as number;
    await this.db.transaction(async () => {
      await (answer ? this.times.saveAnswer(userId, day, answer) : this.times.deleteAnswer(userId, day));
      await this.times.tellEvenings(seriesId);
    });
  }

  private act(
    actor: Actor,
    seriesId: number,
    work: (series: WeekSeries, side: Side, facts: AgreementFacts, table: Table) => Promise<void>,
  ): Promise<void> {
    return this.db.transaction(async () => {
      const series = await this.week.lockSeries(actor, seriesId);
      const side = sideOfCaptain(series);
      const stored = await this.times.find(seriesId, []);
      const facts = factsOf(series, stored);
      Agreement.assertOpen(facts, this.clock.now());
      await work(series, side, facts, tableOf(stored));
    });
  }

  /** `offeredBy` is the side whose offer has the start. */
  private async agree(actor: Actor, series: WeekSeries, offeredBy: Side, start: Date): Promise<void> {
    await this.times.agree(series.id, offeredBy, start, this.clock.now());
    await this.announcements.agreed(actor, series, start);
  }
}
