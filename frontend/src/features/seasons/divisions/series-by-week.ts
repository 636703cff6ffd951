import { weeksSince } from '../../../lib/i18n/format';

/** A week of the schedule with its series. */
export interface SeriesWeek<S> {
  week: number;
  series: S[];
}

/** The weeks of a division in the readers' order. */
export interface SeriesWeeks<S> {
  /** The open week: the present one, or the last one when all is played. Null before there is a schedule. */
  current: SeriesWeek<S> | null;
  /** Later weeks, the nearest first. */
  coming: SeriesWeek<S>[];
  /** Earlier weeks, the nearest first. */
  played: SeriesWeek<S>[];
}

/** Sorts series into weeks around the current one. Inside a week they keep their order. */
export function seriesByWeek<S extends { week: number }>(
  series: readonly S[],
  currentWeek: number | null,
): SeriesWeeks<S> {
  const byWeek = new Map<number, S[]>();
  for (const one of series) {
    const week = byWeek.get(one.week);
    if (week) week.push(one);
    else byWeek.set(one.week, [one]);
  }
  const weeks = [...byWeek].map(([week, ofWeek]) => ({ week, series: ofWeek })).sort((a, b) => a.week - b.week);
  // when the current week has no series (a pause in the schedule), the next one with series is used
  const current = weeks.find(({ week }) => currentWeek !== null && week >= currentWeek) ?? weeks.at(-1) ?? null;
  const at = current?.week ?? 0;
  return {
    current,
    coming: weeks.filter(({ week }) => week > at),
    played: weeks.filter(({ week }) => week < at).reverse(),
  };
}

/**
 * Where the open week of a schedule lies in the calendar: `now` when one of its series is in this calendar week, `later`
 * when all that have a time come after it. Null when that cannot be said: they have no times, or are past.
 */
export function nearnessOf(series: readonly { scheduledAt: string | null }[], now: Date): 'now' | 'later' | null {
  const weeks = series.flatMap(({ scheduledAt }) => (scheduledAt === null ? [] : [weeksSince(scheduledAt, now)]));
  if (weeks.includes(0)) return 'now';
  return weeks.length > 0 && weeks.every((week) => week < 0) ? 'later' : null;
}

/** When the first and the last series of a week are played; null without any time. */
export function daysOf(series: readonly { scheduledAt: string | null }[]): [string, string] | null {
  const times = series.flatMap(({ scheduledAt }) => scheduledAt ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

/** How many of the series have no result yet. */
export const leftIn = (series: readonly { state: string }[]): number =>
  series.filter(({ state }) => state !== 'REPORTED').length;
