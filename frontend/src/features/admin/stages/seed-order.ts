import type { SeedChoice } from './seed-choice';

/** The list with a seed at another place, counted from 0. */
export function movedTo<T>(seeds: readonly T[], at: number, to: number): T[] {
  const without = seeds.toSpliced(at, 1);
  return without.toSpliced(to, 0, seeds[at] as T);
}

/** The strongest first. Who has no known strength comes last, in the present order. */
export const byStrength = (
  seeds: readonly SeedChoice[],
  strengthOf: (seed: SeedChoice) => number | null,
): SeedChoice[] => seeds.toSorted((one, other) => (strengthOf(other) ?? -1) - (strengthOf(one) ?? -1));

/** The highest number of a lot. */
const LAST_LOT = 999_999;

/** A number to draw lots with. */
export const newLot = (): number => 1 + Math.floor(Math.random() * LAST_LOT);

/**
 * Draws lots as the server does, which stores the number when it gives the order that is saved (R43): the same number gives the same order of
 * the same seeds, wherever they stood before.
 */
export function byLot(seeds: readonly SeedChoice[], lot: number): SeedChoice[] {
  const next = numbersOf(lot);
  const order = seeds.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as SeedChoice, order[last] as SeedChoice];
  }
  return order;
}

/** Mulberry32 by Tommy Ettinger (public domain): numbers in [0, 1). */
function numbersOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
