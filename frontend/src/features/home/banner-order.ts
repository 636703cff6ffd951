import type { TopSeriesFragment } from './home-page.generated';

/** What of a series decides its place in the banner. */
export type Ordered = Pick<TopSeriesFragment, 'id' | 'isStreamed' | 'scheduledAt'> & {
  places?: TopSeriesFragment['places'];
};

/** Later ones wait for their own evening. */
const NEAR_MS = 7 * 24 * 3_600_000;
/** A team without a place is behind all others. */
const NO_PLACE = 1000;

/**
 * The series in the order of the banner: of the days that follow the first one, those that are sent come first, then those of the
 * teams highest in the table, then the earliest. Readers who hide results get no order by places (R40).
 */
export function bannerOrder<Series extends Ordered>(series: readonly Series[], hidesResults: boolean): Series[] {
  const start = ({ scheduledAt }: Ordered): number => (scheduledAt ? Date.parse(scheduledAt) : Infinity);
  const first = Math.min(...series.map(start));
  const isLater = (one: Ordered): number => (start(one) - first < NEAR_MS ? 0 : 1);
  const sum = ({ places }: Ordered): number => (hidesResults || !places ? NO_PLACE : places.home + places.away);
  return series.toSorted(
    (one, other) =>
      isLater(one) - isLater(other) ||
      Number(other.isStreamed) - Number(one.isStreamed) ||
      sum(one) - sum(other) ||
      (start(one) < start(other) ? -1 : start(one) > start(other) ? 1 : 0),
  );
}
