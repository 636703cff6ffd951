import type { TonightPageQuery } from './tonight-page.generated';

/** A series of the evening, with the places of its teams. */
export type EveningSeries = TonightPageQuery['tonight']['series'][number];

/** What tells which match of an evening is the top one. */
export type Ranked = Pick<EveningSeries, 'id' | 'places'> & { division: Pick<EveningSeries['division'], 'rank'> };

/**
 * The top match of an evening: in the highest division that plays, the one of the teams highest in the table. Null with a single series,
 * and before there are places.
 */
export function topMatchOf(series: readonly Ranked[]): number | null {
  if (series.length < 2) return null;
  const highest = Math.min(...series.map(({ division }) => division.rank));
  const ranked = series.flatMap(({ id, places, division }) =>
    places && division.rank === highest ? [{ id, sum: places.home + places.away }] : [],
  );
  return ranked.toSorted((one, other) => one.sum - other.sum)[0]?.id ?? null;
}
