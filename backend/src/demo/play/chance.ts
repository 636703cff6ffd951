import { createRandom } from '../../domain/random.ts';
import type { Random } from '../../domain/random.ts';

/** A separate random source for one part of the league, so that a change in one part does not change the others. */
export function streamOf(seed: number, ...parts: readonly number[]): Random {
  return createRandom(parts.reduce((hash, part) => Math.imul(hash ^ (part + 0x9e37), 0x01000193) + 0x2545, seed | 0));
}

/** A normally distributed number with mean 0 and deviation 1 (Box–Muller). */
export function gaussNumber(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** A Poisson distributed count (Knuth's product method; the means here are below ten). */
export function poissonNumber(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}

/** The index of a random weight; heavier ones are more likely. */
export function weightedIndex(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  return index === -1 ? weights.length - 1 : index;
}
