import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import type { DashboardCounters, DashboardGrowth } from './dashboard.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** The counters, for one staff member. */
export interface DashboardView extends DashboardCounters {
  /** The number of requests that wait for a decision; null for roles that decide none. */
  openRequests: number | null;
  /** The number of failed tasks in the chat; null for the same roles. */
  failedChatTasks: number | null;
}

/** The counted numbers, and the moment of the league that they show. */
interface Kept<T> {
  moment: string;
  value: Promise<T>;
}

/**
 * Counts the league for the dashboard, which asks every second. While the change stamp does not move, all callers get
 * the numbers that were counted before, and a call costs one small statement.
 */
@Injectable()
export class DashboardService {
  private counted: Kept<DashboardCounters> | null = null;
  private grown: Kept<DashboardGrowth> | null = null;

  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly clock: Clock,
  ) {}

  async counters(): Promise<DashboardCounters> {
    return this.countersAt((await this.dashboard.pulse()).version);
  }

  /** The counters, and, for roles that decide, the number of things that wait for them. */
  async view(actor: Actor): Promise<DashboardView> {
    const { version, openRequests, failedChatTasks } = await this.dashboard.pulse();
    const decides = hasRole(actor, 'admin', 'divisionadmin');
    const counters = await this.countersAt(version);
    if (!decides) return { ...counters, openRequests: null, failedChatTasks: null };
    return { ...counters, openRequests, failedChatTasks };
  }

  /** Players and sign-ups by day. */
  async growth(): Promise<DashboardGrowth> {
    const moment = String((await this.dashboard.pulse()).version);
    this.grown = keep(this.grown, moment, () => this.dashboard.growth());
    return this.grown.value;
  }

  /** The week is a part of the moment, because on Monday other series are counted. */
  private countersAt(version: number): Promise<DashboardCounters> {
    const week = StockholmTime.isoWeek(this.clock.now());
    const moment = `${version}@${week.year}-${week.week}`;
    this.counted = keep(this.counted, moment, () => {
      const monday = StockholmTime.startOfIsoWeek(week);
      return this.dashboard.count(monday, StockholmTime.addCalendarWeeks(monday, 1));
    });
    return this.counted.value;
  }
}

/** The remembered numbers. At another moment, or after a failure, it calls `count`. */
function keep<T>(kept: Kept<T> | null, moment: string, count: () => Promise<T>): Kept<T> {
  if (kept?.moment === moment) return kept;
  const fresh = { moment, value: count() };
  // a failure is thrown to those who asked and not remembered, so that the next call counts again
  fresh.value.catch(() => (fresh.moment = ''));
  return fresh;
}
