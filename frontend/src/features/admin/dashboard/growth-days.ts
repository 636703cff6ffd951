import type { DayOfGrowthFragment } from '../../../gql/admin/graphql';

const DAY_MS = 86_400_000;

/** Noon, so that the day is the same in every time zone that the reader's browser may be in. */
export const noonOf = (date: string): string => `${date}T12:00:00Z`;

const dayNumber = (date: string): number => Date.parse(noonOf(date)) / DAY_MS;

/** A point of the curve: days are numbers, so that an empty month is as wide as a full one. */
export interface GrowthPoint {
  at: number;
  total: number;
}

/** The curve of what there is in all: level until today after the last day that added something. */
export function growthPoints(days: readonly DayOfGrowthFragment[], today: string): GrowthPoint[] {
  const points = days.map(({ date, total }) => ({ at: Date.parse(noonOf(date)), total }));
  const last = days.at(-1);
  if (last && last.date < today) points.push({ at: Date.parse(noonOf(today)), total: last.total });
  return points;
}

/** How many came a day on average, from the first day until today; null while no one has. */
export function averagePerDay(days: readonly DayOfGrowthFragment[], today: string): number | null {
  const [first] = days;
  if (!first) return null;
  const length = Math.max(1, dayNumber(today) - dayNumber(first.date) + 1);
  return days.reduce((sum, { count }) => sum + count, 0) / length;
}
