/** Teams of one division do not meet in the first round of a stage where that can be avoided (R43). */
import type { BracketSeries } from './bracket.ts';

/** The division of a seed's team; null: none, and it meets anyone. */
export type SeedDivision = number | null;

/**
 * The seeds in the order in which no two of one division meet in the first series of both, as far as that can be: position by position the
 * present seed that stands there. Better seeds and byes stay; of the others as few move as can be, each as short a way as it can.
 */
export function seedsApart(bracket: readonly BracketSeries[], divisions: readonly SeedDivision[]): number[] {
  const moved = new Map<number, number>();
  // who passes rounds without playing is not exchanged for who does not
  for (const round of new Set(bracket.map((series) => series.round))) {
    const pairs = firstPairs(bracket.filter((series) => series.round === round));
    for (const [place, seed] of lowerApart(pairs, divisions)) moved.set(place, seed);
  }
  return divisions.map((_, index) => moved.get(index + 1) ?? index + 1);
}

/** By the places of the lower seeds: the lower seed that stands there. */
function lowerApart(pairs: readonly [number, number][], divisions: readonly SeedDivision[]): Map<number, number> {
  const divisionOf = (seed: number): SeedDivision => divisions[seed - 1] ?? null;
  const isClash = (upper: number, lower: number): boolean =>
    divisionOf(upper) !== null && divisionOf(upper) === divisionOf(lower);
  const standing = new Map(pairs.filter(([upper, lower]) => !isClash(upper, lower)).map(([, lower]) => [lower, lower]));
  const clashing = pairs.filter(([upper, lower]) => isClash(upper, lower)).map(([, lower]) => lower);
  const unplaced = clashing.filter((seed) => !moveIn(seed, { pairs, standing, isClash }));
  const free = pairs.map(([, lower]) => lower).filter((place) => !standing.has(place));
  unplaced.forEach((seed, index) => standing.set(free[index] as number, seed));
  return standing;
}

/** The seeds that meet in these series without having played, the better one first. */
const firstPairs = (series: readonly BracketSeries[]): [number, number][] =>
  series.flatMap(({ upper, lower }): [number, number][] =>
    upper.from === 'seed' && lower.from === 'seed'
      ? [[Math.min(upper.seed, lower.seed), Math.max(upper.seed, lower.seed)]]
      : [],
  );

interface Matching {
  pairs: readonly [number, number][];
  /** By place: the seed that stands there. */
  standing: Map<number, number>;
  isClash(upper: number, lower: number): boolean;
}

/** Finds a place for a seed by the fewest moves of others (a shortest augmenting path); false when there is none. */
function moveIn(seed: number, { pairs, standing, isClash }: Matching): boolean {
  const cameFrom = new Map<number, { place: number; mover: number }>();
  let movers = [{ mover: seed, from: 0 }];
  while (movers.length > 0) {
    const next: typeof movers = [];
    for (const { mover, from } of movers) {
      const places = pairs
        .filter(([upper, lower]) => !cameFrom.has(lower) && !isClash(upper, mover))
        .map(([, lower]) => lower)
        .sort((one, other) => Math.abs(one - mover) - Math.abs(other - mover));
      for (const place of places) {
        cameFrom.set(place, { place: from, mover });
        const displaced = standing.get(place);
        if (displaced === undefined) return settle(place, { cameFrom, standing });
        next.push({ mover: displaced, from: place });
      }
    }
    movers = next;
  }
  return false;
}

/** Moves everyone on the way that was found. */
function settle(
  last: number,
  { cameFrom, standing }: { cameFrom: Map<number, { place: number; mover: number }>; standing: Map<number, number> },
): true {
  for (let place = last; place !== 0;) {
    const step = cameFrom.get(place) as { place: number; mover: number };
    standing.set(place, step.mover);
    place = step.place;
  }
  return true;
}
