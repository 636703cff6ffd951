/** The order of seeds that are drawn by lot (R43). */
import { createRandom } from '../random.ts';

/** The numbers that lots are drawn with. */
export const LOTS = { min: 1, max: 999_999 } as const;

/**
 * The seeds in the order of a lot. The same number gives the same order of the same seeds, wherever they stood before, so that anyone can
 * draw again. `keyOf` names a seed.
 */
export function inOrderOfLot<Seed>(seeds: readonly Seed[], lot: number, keyOf: (seed: Seed) => string): Seed[] {
  const byKey = seeds.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return createRandom(lot).shuffle(byKey);
}
