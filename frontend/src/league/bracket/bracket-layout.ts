import type { BracketPart, BracketSource } from '../../lib/schema.generated';

/** What of a series says where it is drawn. */
export interface BracketPlace {
  position: number;
  part: BracketPart;
  round: number;
  upper: { from: BracketSource; fromPosition: number | null };
  lower: { from: BracketSource; fromPosition: number | null };
}

/** Where a series is drawn: its column, and the height of its middle in seeds from the top. */
export interface Placed<Series extends BracketPlace> {
  series: Series;
  column: number;
  middle: number;
  /** The places of the series in this drawing that lead to it. */
  feeders: Placed<Series>[];
}

/** A drawing of a part of a bracket: its columns are rounds. */
export interface Drawing<Series extends BracketPlace> {
  id: 'main' | 'losers';
  placed: Placed<Series>[];
  rounds: { round: number; series: Series }[];
  /** In seeds. */
  height: number;
}

/**
 * The drawings of a bracket: the way of the winners to the final, and in double elimination that of the losers. A series stands in the middle
 * of the two that lead to it; what leads to it from elsewhere, a seed or another drawing, has a height of its own.
 */
export function drawingsOf<Series extends BracketPlace>(series: readonly Series[]): Drawing<Series>[] {
  const losers = series.filter(({ part }) => part === 'LOSERS');
  const main = series.filter(({ part }) => part !== 'LOSERS');
  return [drawingOf('main', main), ...(losers.length > 0 ? [drawingOf('losers', losers)] : [])];
}

/** One part of it; a series that is left out makes what leads to it a start. */
export function drawingOf<Series extends BracketPlace>(
  id: 'main' | 'losers',
  series: readonly Series[],
): Drawing<Series> {
  const columns = [...new Set(series.map(({ round }) => round))].sort((one, other) => one - other);
  const byPosition = new Map(series.map((one) => [one.position, one]));
  const placed = new Map<number, Placed<Series>>();
  let height = 0;
  const place = (one: Series): Placed<Series> => {
    const known = placed.get(one.position);
    if (known) return known;
    const feeders: Placed<Series>[] = [];
    const middles = [one.upper, one.lower].map(({ from, fromPosition }) => {
      const before = from === 'WINNER' && fromPosition !== null ? byPosition.get(fromPosition) : undefined;
      if (!before) return height++;
      const feeder = place(before);
      feeders.push(feeder);
      return feeder.middle;
    });
    const column = columns.indexOf(one.round);
    const here = { series: one, column, middle: ((middles[0] ?? 0) + (middles[1] ?? 0)) / 2, feeders };
    placed.set(one.position, here);
    return here;
  };
  // the final first: its way back gives every other series its height; the second final stands beside it
  const final = series.find(({ part }) => part === 'FINAL');
  if (final) place(final);
  const second = series.find(({ part }) => part === 'SECOND_FINAL');
  const first = final && placed.get(final.position);
  if (second && first) {
    placed.set(second.position, {
      series: second,
      column: columns.indexOf(second.round),
      middle: first.middle,
      feeders: [first],
    });
  }
  // from the last round back: a drawing that ends before the final has several series that lead to no other in it
  for (const one of series.toSorted((a, b) => b.round - a.round)) if (!placed.has(one.position)) place(one);
  const rounds = columns.map((round) => ({
    round,
    series: series.findLast((one) => one.round === round) as Series,
  }));
  return {
    id,
    placed: [...placed.values()].sort((one, other) => one.series.position - other.series.position),
    rounds,
    height: Math.max(height, 2),
  };
}
