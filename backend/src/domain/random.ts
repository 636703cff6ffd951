/**
 * A small deterministic random source (R6: same seed, same schedule). Only for schedules and demonstration data, never
 * for tokens or anything that a stranger must not guess.
 */

/** Random numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from..to, both included. */
  int(from: number, to: number): number;
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean;
  /** One of the items. The list may not be empty. */
  pick<T>(items: readonly T[]): T;
  /** The items in a random order, in a new list. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A random source for a seed. Only the seed's lowest 32 bits count. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => {
      if (items.length === 0) throw new RangeError('cannot pick from an empty list');
      return items[int(0, items.length - 1)] as T;
    },
    shuffle: (items) => fisherYates(items, int),
  };
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, every seed is good. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

function fisherYates<T>(items: readonly T[], int: Random['int']): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = int(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
