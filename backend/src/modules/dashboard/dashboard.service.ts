import { Injectable } from '@nestjs/common';
import { hasRole } from '../../domain/actor.ts';
import type { Actor } from '../../domain/actor.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import { Clock } from '../../platform/clock.ts';
import type { DashboardCounters, DashboardGrowth } from './dashboard.ts';
import { DashboardRepository } from './dashboard.repository.ts';

/** The counters as one of the staff sees them. */
export interface DashboardView extends DashboardCounters {
  /** Requests that wait for a decision; null for roles that decide none. */
  openRequests: number | null;
  /** What the chat has not done because it failed; null for the same roles. */
  failedChatTasks: number | null;
}

/** What was counted, and the moment of the league that it shows. */
interface Kept<T> {
  moment: string;
  value: Promise<T>;
}

/**
 * Counts the league for the dashboard, which asks every second. As long as the change stamp stands still, what was
 * counted before is the answer, for everyone who asks, and costs one small statement.
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

  /** The counters, and for those who do something about it what waits for them. */
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

  /** The week of the series is a part of the moment: on Monday there are others to report. */
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

/** What is kept, or, at another moment or after a failure, what `count` answers now. */
function keep<T>(kept: Kept<T> | null, moment: string, count: () => Promise<T>): Kept<T> {
  if (kept?.moment === moment) return kept;
  const fresh = { moment, value: count() };
  // a failure is told to those who asked and forgotten, so that the next one counts again
  fresh.value.catch(() => (fresh.moment = ''));
  return fresh;
}
