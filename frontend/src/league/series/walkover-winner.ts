import type { Walkover } from '../../lib/schema.generated';

/**
 * Did this team of the series win by the walkover? One against both is a loss for both (R5). False without a walkover, and while the team
 * is not known.
 */
export const isWalkoverWinner = (
  teamId: number | null | undefined,
  { walkover, home }: { walkover: Walkover | null; home: { id: number } },
): boolean => typeof teamId === 'number' && walkover === (home.id === teamId ? 'HOME' : 'AWAY');
