import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { daysOf } from '../../../domain/match-week/evenings.ts';
import { isToDo, stepOf } from '../../../domain/match-week/week-facts.ts';
import { windowOf } from '../../../domain/match-week/week-window.ts';
import { Clock } from '../../../platform/clock.ts';
import { MyWeekRepository } from './my-week.repository.ts';
import type { StoredOwnSeries } from './my-week.repository.ts';
import type { OwnSeries } from './own-series.ts';

/** What a player does next in the match week (R27). */
@Injectable()
export class MyWeekService {
  constructor(
    private readonly clock: Clock,
    private readonly week: MyWeekRepository,
  ) {}

  /** The series of the caller's team that are not settled: first those with something to do, then the soonest. */
  async of({ playerId, userId }: Actor): Promise<OwnSeries[]> {
    if (playerId === null) return [];
    const now = this.clock.now();
    const own = (await this.week.findOwn(playerId, userId)).map((series) => withStep(series, now));
    return own.toSorted((one, other) => Number(isToDo(other.step)) - Number(isToDo(one.step)));
  }
}

function withStep(stored: StoredOwnSeries, now: Date): OwnSeries {
  const { startsOn, rules, isReported, reportedBySide, offered, told, ready, claim, markedDays, ...series } = stored;
  const window = windowOf(series.week, startsOn, rules);
  const hasMarkedEvenings = daysOf(window).some((day) => markedDays.includes(day));
  const facts = {
    ...{ scheduledAt: series.scheduledAt, isReported, rules, window, offered, reportedBySide, told },
    ...{ ready, confirmation: series.confirmation, claim },
  };
  const step = stepOf(facts, { side: series.side, isCaptain: series.isCaptain, hasMarkedEvenings }, now);
  return { ...series, step, deadline: window.deadline };
}
