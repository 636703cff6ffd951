/** What became of the teams of a season in the next one. */
import { qualifierOutcomes } from '../roll-over/qualifier-outcomes.ts';
import type { EndedStage, FinalPlace } from './final-places.ts';

/** A division of one of two seasons, with its teams. */
export interface SeasonDivision {
  divisionId: number;
  rank: number;
  teamIds: readonly number[];
}

/** Where a team plays compared with the season before, by the ranks of the divisions. */
export const MOVEMENTS = ['up', 'stays', 'down', 'left', 'new'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** A team between two seasons. */
export interface TeamMovement {
  teamId: number;
  movement: Movement;
  /** Its division and its final place in the season before; null when it did not play. A division without a result has no places. */
  from: { divisionId: number; place: number | null } | null;
  /** Its division in the next season; null when it does not play. */
  toId: number | null;
  /** The qualifier between the seasons that it played, the last one of several; `outcome` is null in one that is not between two ranks. */
  qualifier: { divisionId: number; outcome: 'won' | 'lost' | null } | null;
}

/** The season after: its divisions, and the qualifiers that were open to teams without a place in it. */
export interface SeasonAfter {
  divisions: readonly SeasonDivision[];
  openQualifiers: readonly EndedStage[];
}

/** The season before: its divisions, the final places (R46), and its stages. */
export interface SeasonBefore {
  divisions: readonly SeasonDivision[];
  places: readonly FinalPlace[];
  stages: readonly EndedStage[];
}

/**
 * The movement of each team that plays in one of the two seasons: those of the season before by division and final place, then those that
 * are new. What counts is where a team plays, and not why: staff may have decided otherwise than the places say.
 */
export function movementsBetween(
  before: SeasonBefore,
  { divisions: next, openQualifiers }: SeasonAfter,
): TeamMovement[] {
  const placeOf = new Map(before.places.map(({ divisionId, teamId, place }) => [`${divisionId}/${teamId}`, place]));
  const rankBefore = new Map(before.divisions.flatMap(({ rank, teamIds }) => teamIds.map((id) => [id, rank] as const)));
  const nextOf = new Map(next.flatMap((division) => division.teamIds.map((teamId) => [teamId, division] as const)));
  const qualifierOf = qualifiersByTeam(before.stages, (teamId) => rankBefore.get(teamId));
  const openQualifierOf = qualifiersByTeam(openQualifiers, () => undefined);
  const known = before.divisions.flatMap(({ divisionId, rank, teamIds }) =>
    teamIds
      .map((teamId) => {
        const to = nextOf.get(teamId);
        return {
          teamId,
          movement: to ? movementOf(rank, to.rank) : 'left',
          from: { divisionId, place: placeOf.get(`${divisionId}/${teamId}`) ?? null },
          toId: to?.divisionId ?? null,
          qualifier: qualifierOf.get(teamId) ?? null,
        };
      })
      .sort((one, other) => (one.from.place ?? teamIds.length) - (other.from.place ?? teamIds.length)),
  );
  const added = next.flatMap(({ divisionId, teamIds }) =>
    teamIds
      .filter((teamId) => !rankBefore.has(teamId))
      .map((teamId): TeamMovement => {
        const qualifier = openQualifierOf.get(teamId) ?? qualifierOf.get(teamId) ?? null;
        return { teamId, movement: 'new', from: null, toId: divisionId, qualifier };
      }),
  );
  return [...known, ...added];
}

function movementOf(rankBefore: number, rankNow: number): Movement {
  if (rankBefore === rankNow) return 'stays';
  return rankNow < rankBefore ? 'up' : 'down';
}

function qualifiersByTeam(
  stages: readonly EndedStage[],
  rankOf: (teamId: number) => number | undefined,
): Map<number, NonNullable<TeamMovement['qualifier']>> {
  const played = stages
    .filter(({ kind }) => kind === 'qualifier')
    .flatMap((stage) => {
      const outcomes = qualifierOutcomes([stage], rankOf);
      return [...stage.places.keys()].map((teamId) => ({
        teamId,
        goesOn: stage.goOn?.has(teamId) ?? false,
        qualifier: { divisionId: stage.divisionId, outcome: outcomes.get(teamId) ?? null },
      }));
    });
  // the last one of those that a team has played is told
  const inOrder = [...played.filter(({ goesOn }) => goesOn), ...played.filter(({ goesOn }) => !goesOn)];
  return new Map(inOrder.map(({ teamId, qualifier }) => [teamId, qualifier]));
}
