import { createHash } from 'node:crypto';
import { fieldDifferences, mergeObstacle } from '../../../domain/people/player-merge.ts';
import type { MergeFacts, MergedPlayerCard, MergeMove, MergePlan, PlayerBelongings } from './player-merge.ts';

/** The plan of a merge from what the two players have. */
export function mergePlanOf(staying: PlayerBelongings, leaving: PlayerBelongings, facts: MergeFacts): MergePlan {
  const obstacle = mergeObstacle(staying, leaving, facts);
  return {
    staying: cardOf(staying),
    leaving: cardOf(leaving),
    differences: fieldDifferences(staying, leaving),
    moves: movesOf(leaving),
    obstacle: obstacle && { messageKey: obstacle.messageKey, params: obstacle.details.params ?? {} },
    fingerprint: fingerprintOf([staying, leaving]),
  };
}

/** Pending invites that have no meaning afterwards: to a team that the player is in, or a second one of a team. */
export function overtakenInvites(staying: PlayerBelongings, leaving: PlayerBelongings): number[] {
  const seen = new Set([...staying.rosters, ...leaving.rosters].filter(({ to }) => to === null).map((e) => e.teamId));
  return [...staying.invites, ...leaving.invites].flatMap(({ id, teamId, isPending }) => {
    if (!isPending) return [];
    if (seen.has(teamId)) return [id];
    seen.add(teamId);
    return [];
  });
}

const gamesOf = ({ divisions }: PlayerBelongings): number => divisions.reduce((sum, { games }) => sum + games, 0);

const cardOf = (player: PlayerBelongings): MergedPlayerCard => ({
  id: player.id,
  nickname: player.nickname,
  account: player.account,
  birthdate: player.birthdate,
  games: gamesOf(player),
});

function movesOf(leaving: PlayerBelongings): MergeMove[] {
  const { divisions, rosters, gameAccounts, invites, sentInvites, requests, sanctions, sixMans } = leaving;
  const teams = (list: readonly { team: string }[]) => [...new Set(list.map(({ team }) => team))];
  const moves: MergeMove[] = [
    {
      kind: 'games',
      count: gamesOf(leaving),
      names: divisions.map(({ division, season }) => `${division}, ${season}`),
    },
    { kind: 'rosters', count: rosters.length, names: teams(rosters) },
    {
      kind: 'game-accounts',
      count: gameAccounts.length,
      names: gameAccounts.map(({ displayName, accountId }) => displayName ?? accountId),
    },
    { kind: 'invites', count: invites.length, names: teams(invites) },
    { kind: 'sent-invites', count: sentInvites.length, names: teams(sentInvites) },
    { kind: 'requests', count: requests.length, names: [] },
    { kind: 'sanctions', count: sanctions.length, names: [] },
    { kind: 'six-mans', count: sixMans?.series ?? 0, names: [] },
  ];
  return moves.filter(({ count }) => count > 0);
}

const fingerprintOf = (players: readonly PlayerBelongings[]): string =>
  createHash('sha256').update(JSON.stringify(players)).digest('base64url');
