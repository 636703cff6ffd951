/** The time of a series with a result: when it is required, and which times are allowed. */
import { LeagueError } from '../league-error.ts';
import type { Walkover } from './series-result.ts';

/** The facts that decide about a series' time. */
export interface TimedSeries {
  scheduledAt: Date | null;
  isReported: boolean;
  walkover: Walkover | null;
}

const isPlayed = ({ isReported, walkover }: TimedSeries): boolean => isReported && walkover === null;

/**
 * A series needs a time before its result is reported, because rosters, calendars and the order of results depend on
 * it. Refuses a series without one (SERIES_WITHOUT_TIME). A stored result can be corrected without a time, and a
 * walkover needs none.
 */
export function assertMayBePlayed(series: TimedSeries): void {
  if (series.scheduledAt === null && !isPlayed(series)) throw withoutTime();
}

/**
 * The time of a series with a result can be changed to a past time only, and a played series keeps a time. An unchanged
 * time is always allowed: a walkover may have been given before the day.
 */
export function assertMayBeTimed(series: TimedSeries, at: Date | null, now: Date): void {
  if (!series.isReported || at?.getTime() === series.scheduledAt?.getTime()) return;
  if (at === null && isPlayed(series)) throw withoutTime();
  if (at !== null && at > now) {
    throw new LeagueError('INVALID_INPUT', 'api.series.time-in-future', { field: 'scheduledAt' });
  }
}

const withoutTime = (): LeagueError =>
  new LeagueError('SERIES_WITHOUT_TIME', 'api.series.without-time', { field: 'scheduledAt' });
