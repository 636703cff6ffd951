import type { ReplayGame, ReplayWarning } from './replay-proposal.ts';

/** Names the suspended and banned players whom the files show, as the report form does (R24). */
export function suspendedWarnings(
  games: readonly Pick<ReplayGame, 'rows' | 'swapped'>[],
  suspended: readonly { playerId: number; nickname: string }[],
): ReplayWarning[] {
  const rows = games.flatMap((game) => [...game.rows, ...game.swapped.rows]);
  const played = new Set(rows.map(({ match }) => match.playerId));
  return suspended
    .filter(({ playerId }) => played.has(playerId))
    .map(({ nickname }) => ({ code: 'suspended', params: { nickname } }));
}
