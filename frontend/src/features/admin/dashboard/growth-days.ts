import type { DayOfGrowthFragment } from './growth-chart.generated';

const DAY_MS = 86_400_000;

/** Noon, so that the day is the same in every time zone of a browser. */
const noonOf = (date: string): string => `${date}T12:00:00Z`;

const dayNumber = (date: string): number => Date.parse(noonOf(date)) / DAY_MS;

/** A point of the chart. Days are numbers, so that an empty month is as wide as a full one. */
export interface GrowthPoint {
  at: number;
  total: number;
}

/** The chart of the total. After the last day with new ones, it stays level until today. */
export function growthPoints(days: readonly DayOfGrowthFragment[], today: string): GrowthPoint[] {
  const points = days.map(({ date, total }) => ({ at: Date.parse(noonOf(date)), total }));
  const last = days.at(-1);
  if (last && last.date < today) points.push({ at: Date.parse(noonOf(today)), total: last.total });
  return points;
}

/** The average of new ones a day, from the first day until today; null when there are none. */
export function averagePerDay(days: readonly DayOfGrowthFragment[], today: string): number | null {
  const [first] = days;
  if (!first) return null;
  const length = Math.max(1, dayNumber(today) - dayNumber(first.date) + 1);
  return days.reduce((sum, { count }) => sum + count, 0) / length;
}
