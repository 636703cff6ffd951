/** A chance as text: whole percent, or which side of the last whole one it is on. */
export type ChanceText = { kind: 'never' | 'always' | 'rare' | 'nearly' } | { kind: 'percent'; percent: number };

/**
 * How to say the chance of a place. `isPossible`: it can still be reached; `isSure`: no other one can. Only what is
 * decided is said to be so: a place that came in no simulated season is rare, and not impossible.
 */
export function chanceText(
  chance: number,
  { isPossible, isSure }: { isPossible: boolean; isSure: boolean },
): ChanceText {
  if (!isPossible) return { kind: 'never' };
  if (isSure) return { kind: 'always' };
  if (chance < 0.005) return { kind: 'rare' };
  if (chance >= 0.995) return { kind: 'nearly' };
  return { kind: 'percent', percent: Math.round(chance * 100) };
}
