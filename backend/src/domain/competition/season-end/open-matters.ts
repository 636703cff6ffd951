/** What keeps a season from being settled (R46). */
import { LeagueError } from '../../league-error.ts';

/** Why a season cannot be settled yet, the most urgent first. Only unplayed series may stay, when staff say so. */
export const OPEN_MATTERS = ['disputed', 'claimed', 'waiting', 'stage', 'shared-place', 'unplayed'] as const;
export type OpenMatterKind = (typeof OPEN_MATTERS)[number];

/** How many things of one kind are open. */
export interface OpenMatter {
  kind: OpenMatterKind;
  count: number;
}

/**
 * Refuses to settle a season while something is open (SEASON_OPEN with the kind and the count), or while series are unplayed and the caller
 * does not say that they stay so.
 */
export function assertNothingOpen(matters: readonly OpenMatter[], acceptsUnplayed: boolean): void {
  for (const kind of OPEN_MATTERS) {
    const count = matters.filter((matter) => matter.kind === kind).reduce((sum, matter) => sum + matter.count, 0);
    if (count === 0 || (kind === 'unplayed' && acceptsUnplayed)) continue;
    throw new LeagueError('SEASON_OPEN', `api.season.open.${kind}`, { params: { count } });
  }
}

/** Refuses a change of what a settled season says (SEASON_SETTLED). */
export function assertSeasonOpen(isSettled: boolean): void {
  if (isSettled) throw new LeagueError('SEASON_SETTLED', 'api.season.settled');
}
