/** How far new teams have come in the qualifiers of the season that begins (R45). */

/** A drawn qualifier. */
export interface DrawnQualifier {
  id: number;
  /** The stages whose places it took by its draw. */
  from: readonly number[];
  /** Nothing is left to play in it. */
  isFinished: boolean;
  teams: readonly QualifyingTeam[];
}

/** A team of a qualifier. */
export interface QualifyingTeam {
  teamId: number;
  /** As far as it has come; those who are still in it share the place before those who are out. null: it has none. */
  place: number | null;
  /** It has a result there that is no walkover for neither side. */
  hasPlayed: boolean;
  /** It has withdrawn, or is disqualified. */
  hasLeft: boolean;
}

/**
 * The place of each team among those who have played, from 1. Qualifiers of which one takes places of another count as one: who went on comes
 * before all who stayed in the earlier one, also while the later one is undecided. Of several that have nothing to do with each other a team
 * has its best place. Who has left one has no place, and an unfinished one gives none to who did not come there from a finished one.
 */
export function qualifierPlaces(qualifiers: readonly DrawnQualifier[]): Map<number, number> {
  const teams = qualifiers.flatMap((qualifier) => qualifier.teams);
  const playing = new Set(teams.flatMap(({ teamId, hasPlayed }) => (hasPlayed ? teamId : [])));
  for (const { teamId, hasLeft } of teams) if (hasLeft) playing.delete(teamId);
  const best = new Map<number, number>();
  for (const chain of chainsOf(qualifiers))
    for (const [teamId, place] of placesInChain(chain, playing))
      best.set(teamId, Math.min(place, best.get(teamId) ?? place));
  return best;
}

/** The qualifiers by those that lead to each other. */
function chainsOf(qualifiers: readonly DrawnQualifier[]): DrawnQualifier[][] {
  let chains: DrawnQualifier[][] = [];
  for (const qualifier of qualifiers) {
    const isLinked = (other: DrawnQualifier) => other.from.includes(qualifier.id) || qualifier.from.includes(other.id);
    const linked = chains.filter((chain) => chain.some(isLinked));
    chains = [...chains.filter((chain) => !linked.includes(chain)), [...linked.flat(), qualifier]];
  }
  return chains;
}

/** How far a team has come in a chain. */
interface Reached {
  teamId: number;
  /** The qualifiers that come after the one in which it is. */
  stepsLeft: number;
  place: number;
}

function placesInChain(chain: readonly DrawnQualifier[], playing: ReadonlySet<number>): [number, number][] {
  const stepsAfter = ({ id }: DrawnQualifier): number =>
    Math.max(0, ...chain.filter(({ from }) => from.includes(id)).map((next) => 1 + stepsAfter(next)));
  const countingIn = ({ from, isFinished, teams }: DrawnQualifier): QualifyingTeam[] => {
    const counting = teams.filter(({ teamId }) => playing.has(teamId));
    if (isFinished) return counting;
    const before = new Set(
      chain
        .filter(({ id }) => from.includes(id))
        .flatMap(countingIn)
        .map(({ teamId }) => teamId),
    );
    return counting.filter(({ teamId }) => before.has(teamId));
  };
  const reached = chain.flatMap((qualifier): Reached[] => {
    const stepsLeft = stepsAfter(qualifier);
    return countingIn(qualifier).map(({ teamId, place }) => ({ teamId, stepsLeft, place: place ?? Infinity }));
  });
  const last = [...new Set(reached.map(({ teamId }) => teamId))].map((teamId) =>
    reached.filter((one) => one.teamId === teamId).reduce((best, one) => (isBefore(one, best) ? one : best)),
  );
  return last.map((team) => [team.teamId, 1 + last.filter((other) => isBefore(other, team)).length]);
}

const isBefore = (one: Reached, other: Reached): boolean =>
  one.stepsLeft === other.stepsLeft ? one.place < other.place : one.stepsLeft < other.stepsLeft;
