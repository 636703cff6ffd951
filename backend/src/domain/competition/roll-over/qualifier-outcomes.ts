/** Who has qualified (R45). */

/** A qualifier in which nothing is left to play: the place of each of its teams in the bracket. */
export interface EndedQualifier {
  places: ReadonlyMap<number, number>;
  /** Its teams that play on in another qualifier, which decides for them; left out: none. */
  goOn?: ReadonlySet<number> | undefined;
}

/**
 * The outcome for each team of the qualifiers between two ranks: as many win as teams from the upper rank have put their places at stake,
 * those who came farthest. Teams that came equally far at the border have no outcome: staff decide. Who goes on to another qualifier has that one's.
 * Other qualifiers, as those of new teams, have none.
 *
 * @param rankOf the rank on which a team has ended; undefined for a team that has not
 */
export function qualifierOutcomes(
  qualifiers: readonly EndedQualifier[],
  rankOf: (teamId: number) => number | undefined,
): Map<number, 'won' | 'lost'> {
  return new Map(
    qualifiers.flatMap(({ places, goOn }) => {
      const ranks = new Set([...places.keys()].map(rankOf));
      if (ranks.size !== 2 || ranks.has(undefined)) return [];
      const upper = Math.min(...([...ranks] as number[]));
      const spots = [...places.keys()].filter((teamId) => rankOf(teamId) === upper).length;
      return [...places].flatMap(([teamId, place]): [number, 'won' | 'lost'][] => {
        if (goOn?.has(teamId)) return [];
        const through = [...places.values()].filter((other) => other <= place).length;
        if (place > spots) return [[teamId, 'lost']];
        return through <= spots ? [[teamId, 'won']] : [];
      });
    }),
  );
}
