import type { Walkover } from '../../lib/schema.generated';

/** The name of the team that such a walkover is given to; null for one against both. */
export const nameOfWalkoverWinner = (
  walkover: Walkover,
  { home, away }: Record<'home' | 'away', { name: string }>,
): string | null => (walkover === 'BOTH' ? null : walkover === 'HOME' ? home.name : away.name);
