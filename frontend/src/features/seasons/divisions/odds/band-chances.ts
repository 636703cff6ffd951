import { chanceKind, type ChanceKind } from './chance-kind';
import type { Odds } from './simulate';

/** Places of a table that lead to the same: from..to, 1 is the first. */
export interface Band {
  fromPosition: number;
  toPosition: number;
}

/** The chance that a team ends in a band. */
export interface BandChance {
  /** 0 to 1 */
  chance: number;
  kind: ChanceKind;
}

/**
 * The chance of a team, by its index in the question, for each of the bands. What the bands leave out belongs to none: a division may
 * have no colour for its middle.
 */
export function bandChances({ chances, best, worst }: Odds, team: number, bands: readonly Band[]): BandChance[] {
  const size = best.length;
  const [top, bottom] = [(best[team] ?? 0) + 1, (worst[team] ?? size - 1) + 1];
  return bands.map(({ fromPosition, toPosition }) => {
    let chance = 0;
    for (let place = fromPosition; place <= Math.min(toPosition, size); place++)
      chance += chances[team * size + place - 1] ?? 0;
    return {
      chance,
      kind: chanceKind(chance, {
        isPossible: top <= toPosition && bottom >= fromPosition,
        isSure: top >= fromPosition && bottom <= toPosition,
      }),
    };
  });
}
