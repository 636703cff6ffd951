import type { ContestPartsFragment } from './contest.generated';

type Names = Pick<ContestPartsFragment['series'], 'home' | 'away'>;

export const SIDES = ['HOME', 'AWAY'] as const;
export type ContestSide = (typeof SIDES)[number];

/** The name of the team on a side. */
export const teamOf = ({ home, away }: Names, side: ContestSide): string => (side === 'HOME' ? home : away).name;

export const otherSide = (side: ContestSide): ContestSide => (side === 'HOME' ? 'AWAY' : 'HOME');

/** Is a dispute or the claim of a walkover open? */
export const isOpen = ({ result, noShow }: Pick<ContestPartsFragment, 'result' | 'noShow'>): boolean =>
  result.dispute?.outcome === null || noShow.claim?.outcome === null;
