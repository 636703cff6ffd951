import { createHash } from 'node:crypto';
import { teamMergeObstacle, type MergingEntry } from '../../../domain/teams/team-merge.ts';
import type { MergedTeamCard, TeamBelongings, TeamMergeMove, TeamMergePlan } from './team-merge.ts';

/** The plan of a merge from what the two teams have. */
export function teamMergePlanOf(staying: TeamBelongings, leaving: TeamBelongings): TeamMergePlan {
  const obstacle = teamMergeObstacle(staying, leaving);
  return {
    staying: cardOf(staying),
    leaving: cardOf(leaving),
    moves: movesOf(staying, leaving),
    obstacle: obstacle && { messageKey: obstacle.messageKey, params: obstacle.details.params ?? {} },
    fingerprint: createHash('sha256')
      .update(JSON.stringify([staying, leaving]))
      .digest('base64url'),
  };
}

/** Pending invites that end with a merge: all of the leaving team, and those to players who are in the team then. */
export function endedInvites(staying: TeamBelongings, leaving: TeamBelongings): number[] {
  const coming = new Set(leaving.rosters.filter(({ isNow }) => isNow).map(({ playerId }) => playerId));
  const own = staying.invites.filter(({ playerId }) => coming.has(playerId));
  return [...leaving.invites, ...own].filter(({ isPending }) => isPending).map(({ id }) => id);
}

/** The seasons for which both teams have signed up: the leaving one's sign-up ends. */
export function doubledSignups(staying: TeamBelongings, leaving: TeamBelongings): number[] {
  const own = new Set(staying.signups.map(({ seasonId }) => seasonId));
  return leaving.signups.map(({ seasonId }) => seasonId).filter((id) => own.has(id));
}

const cardOf = ({ id, name, isActive, players, entries }: TeamBelongings): MergedTeamCard => ({
  ...{ id, name, isActive, players },
  seasons: entries.filter(({ isStage }) => !isStage).map(({ season, division }) => `${season}, ${division}`),
});

function movesOf(staying: TeamBelongings, leaving: TeamBelongings): TeamMergeMove[] {
  const { series, rosters, invites, requests, sanctions } = leaving;
  const doubled = doubledSignups(staying, leaving);
  const signups = leaving.signups.filter(({ seasonId }) => !doubled.includes(seasonId));
  const places = placesOf(leaving);
  const counted = (kind: TeamMergeMove['kind'], things: readonly unknown[], names: string[] = []): TeamMergeMove => ({
    kind,
    count: things.length,
    names,
  });
  const moves = [
    counted(
      'seasons',
      places,
      places.map(({ division, season }) => `${division}, ${season}`),
    ),
    counted('series', series),
    counted('rosters', rosters),
    counted(
      'sign-ups',
      signups,
      signups.map(({ season }) => season),
    ),
    counted('invites', invites),
    counted('requests', requests),
    counted('sanctions', sanctions),
  ];
  return moves.filter(({ count }) => count > 0);
}

/** Its places in tables and stages; in a stage that is not drawn it has a seed only. */
const placesOf = ({ entries, seeds }: TeamBelongings): MergingEntry[] => [
  ...entries,
  ...seeds.filter((seed) => entries.every(({ divisionId }) => divisionId !== seed.divisionId)),
];
