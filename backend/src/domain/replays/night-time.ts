/** Which of two teams' series a game belongs to, by its time (R21). */
import * as StockholmTime from '../stockholm-time.ts';

/** A series of a season under way. */
export interface NightSeries {
  id: number;
  homeTeamId: number;
  awayTeamId: number;
  /** Its time; without one, the first day of its week. */
  at: Date;
  hasTime: boolean;
  isReported: boolean;
}

/** What staff should look at: a file can belong to another series. */
export const NIGHT_WARNINGS = ['few-known', 'meet-twice', 'far-from-time', 'no-date'] as const;
export type NightWarning = (typeof NIGHT_WARNINGS)[number];

/** The series of a game. The first id is the series when `found`; `several`: it is one of these. */
export interface SeriesAt {
  kind: 'found' | 'several';
  seriesIds: number[];
  warnings: NightWarning[];
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** A game that is further from its series' time than this is in doubt, in days. */
const FAR_DAYS = 3;
/** A team starts its game at most this long before the series' time. */
const EARLY_MS = 15 * 60_000;

interface Near {
  series: NightSeries;
  days: number;
}

/**
 * The series of a game between two teams, from all their series; null when they have none. The nearest day counts, and
 * on one day the series that began last before the game. A reported series is chosen only when it was played that day
 * and no unreported one was, or when there is no other.
 */
export function seriesAt(all: readonly NightSeries[], at: Date | null): SeriesAt | null {
  const open = all.filter(({ isReported }) => !isReported);
  if (at === null) return withoutDate(open.length > 0 ? open : all);
  const near = all.map((series) => ({ series, days: daysBetween(series, at) })).sort(byNearness(at));
  const [openFirst] = near.filter(({ series }) => !series.isReported);
  const [first] = near;
  const chosen = openFirst && (openFirst.days === 0 || first?.days !== 0) ? openFirst : first;
  if (!chosen) return null;
  const equal = near.filter(({ series }) => isLevel(series, chosen.series) && !series.isReported);
  if (equal.length > 1) return { kind: 'several', seriesIds: equal.map(({ series }) => series.id), warnings: [] };
  const others = near.filter(({ series }) => series !== chosen.series && !series.isReported);
  const warnings: NightWarning[] = [];
  if (near.some(({ series, days }) => series !== chosen.series && days === chosen.days)) warnings.push('meet-twice');
  if (chosen.days > FAR_DAYS) warnings.push('far-from-time');
  return { kind: 'found', seriesIds: [chosen, ...others].map(({ series }) => series.id), warnings };
}

function withoutDate(series: readonly NightSeries[]): SeriesAt | null {
  if (series.length === 0) return null;
  const seriesIds = series.map(({ id }) => id);
  return series.length === 1
    ? { kind: 'found', seriesIds, warnings: ['no-date'] }
    : { kind: 'several', seriesIds, warnings: ['no-date'] };
}

/** The nearest day first; on the same day the latest that has begun, and then the first that has not. */
const byNearness =
  (at: Date) =>
  (one: Near, other: Near): number =>
    one.days - other.days || waitOf(one.series, at) - waitOf(other.series, at) || one.series.id - other.series.id;

/** How long the game is after the series' start; a series that had not begun comes after all that had. */
function waitOf({ at: start, hasTime }: NightSeries, at: Date): number {
  const since = at.getTime() - start.getTime() + EARLY_MS;
  if (!hasTime) return 2 * DAY_MS;
  return since >= 0 ? since : DAY_MS - since;
}

/** Nothing tells the two apart: the same time, or no times and the same week. */
const isLevel = (one: NightSeries, other: NightSeries): boolean =>
  one.at.getTime() === other.at.getTime() && one.hasTime === other.hasTime;

/** Days in Sweden from the series' day to the game's; from a series without a time, to the nearest day of its week. */
function daysBetween({ at: start, hasTime }: NightSeries, at: Date): number {
  const days = Math.round((dayOf(at) - dayOf(start)) / DAY_MS);
  if (hasTime || days < 0) return Math.abs(days);
  return Math.max(0, days - (WEEK_DAYS - 1));
}

const dayOf = (instant: Date): number => Date.parse(StockholmTime.stockholmDate(instant));
