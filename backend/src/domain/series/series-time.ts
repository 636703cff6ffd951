/** Which time a series must have, and may get, once it has a result. */
import { LeagueError } from '../league-error.ts';
import type { Walkover } from './series-result.ts';

/** What decides about a series' time. */
export interface TimedSeries {
  scheduledAt: Date | null;
  isReported: boolean;
  walkover: Walkover | null;
}

const isPlayed = ({ isReported, walkover }: TimedSeries): boolean => isReported && walkover === null;

/**
 * What is played has been played some time: rosters, calendars and the order of results go by it. So a series without a
 * time is not reported; refused with SERIES_WITHOUT_TIME. A result that stands can be corrected all the same, and a
 * walkover needs no time.
 */
export function assertMayBePlayed(series: TimedSeries): void {
  if (series.scheduledAt === null && !isPlayed(series)) throw withoutTime();
}

/**
 * The time of a series with a result can be corrected to one that is over, and nothing that was played loses its time.
 * A time that stays is never refused: a walkover may have been given before the day.
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
