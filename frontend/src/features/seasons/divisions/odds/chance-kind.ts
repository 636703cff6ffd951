/** What is known of a chance. `rare` and `open`: it is not decided, and `formatChance` writes it; the rare one is below a percent. */
export type ChanceKind = 'never' | 'always' | 'rare' | 'open';

/**
 * What is known of the chance of a place. `isPossible`: it can still be reached; `isSure`: no other one can. Only what is
 * decided is said to be so: a place that came in no simulated season is rare, and not impossible.
 */
export function chanceKind(
  chance: number,
  { isPossible, isSure }: { isPossible: boolean; isSure: boolean },
): ChanceKind {
  if (!isPossible) return 'never';
  if (isSure) return 'always';
  return chance < 0.005 ? 'rare' : 'open';
}
