import { playOf, type Playable } from '../../league/series/series-play';

/**
 * The series that a team plays now, or next: the soonest that is being played or has a time ahead (R41), otherwise the first in
 * the order of play without a report (it has no time yet, or waits for its result). Null when all are reported.
 */
export function nextSeries<S extends Playable>(series: readonly S[], now: Date): S | null {
  const open = series.filter((one) => playOf(one, now) !== 'finished');
  const [soonest] = open
    .filter((one) => one.scheduledAt !== null && playOf(one, now) !== 'awaited')
    .sort((one, other) => Date.parse(one.scheduledAt ?? '') - Date.parse(other.scheduledAt ?? ''));
  return soonest ?? open[0] ?? null;
}
