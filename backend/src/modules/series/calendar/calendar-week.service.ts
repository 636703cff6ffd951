import { Injectable } from '@nestjs/common';
import { mondayOfDay, mondayOfWeek, weekOf, weekOfDay, weeksFrom } from '../../../domain/series/calendar-week.ts';
import { stockholmDate } from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { fromFlatSeries } from '../series-row.ts';
import { CalendarWeekRepository } from './calendar-week.repository.ts';
import type { CalendarFilter, CalendarWeek } from './calendar-week.ts';

/** The week that a caller names: as in `2026-W48`, or by one of its days, `YYYY-MM-DD`. Neither: the present week. */
export interface NamedWeek {
  week: string | null;
  day: string | null;
}

/** The series of the league by weeks of the calendar. */
@Injectable()
export class CalendarWeekService {
  constructor(
    private readonly weeks: CalendarWeekRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A week with its series in the order of time; those without a time stand last. When the current season is over or has
   * not begun, its nearest week is the present one. Refuses a text that names no week (INVALID_INPUT).
   */
  async find({ week, day }: NamedWeek, filter: CalendarFilter): Promise<CalendarWeek> {
    const wanted = week !== null ? mondayOfWeek(week) : day !== null ? mondayOfDay(day) : null;
    const now = this.clock.now();
    const found = await this.weeks.find(wanted, stockholmDate(now), filter);
    const { monday, before, after } = found;
    return {
      monday,
      total: found.total,
      divisions: found.divisions,
      teams: found.teams,
      week: weekOfDay(monday),
      currentWeek: weekOf(now),
      previousWeek: weeksFrom(monday, -1),
      nextWeek: weeksFrom(monday, 1),
      previousWithSeries: before && weekOf(new Date(before)),
      nextWithSeries: after && weekOf(new Date(after)),
      series: found.series.map(fromFlatSeries),
    };
  }
}
