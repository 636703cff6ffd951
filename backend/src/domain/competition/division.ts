/** What may be done to a division, by whom, and what staff must say about it (R4 to R6, T06). */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { cleanLine, cleanLines } from '../text.ts';

export const NAME_MAX = 60;
export const REASON_MAX = 500;
/** More points than a table can give are a slip of the finger. */
const ADJUSTMENT_MAX = 99;
const DECIDER_MAX = 99;

/** What decides who may change a division. */
export interface DivisionStewardship {
  divisionAdminUserId: number | null;
}

/** Admins run every division, division admins their own. */
export const mayRun = (actor: Actor, { divisionAdminUserId }: DivisionStewardship): boolean =>
  hasRole(actor, 'admin') || (divisionAdminUserId !== null && divisionAdminUserId === actor.userId);

/** Throws NOT_YOUR_DIVISION when the actor may not change the division. */
export function assertMayRun(actor: Actor, division: DivisionStewardship): void {
  if (!mayRun(actor, division)) throw new LeagueError('NOT_YOUR_DIVISION', 'api.division.not-yours');
}

/** The name as it is stored: one line of 1 to 60 characters. */
export function nameOf(text: string): string {
  const name = cleanLine(text, 'name');
  if (name.length >= 1 && name.length <= NAME_MAX) return name;
  throw invalid('name-length', 'name', { max: NAME_MAX });
}

/** The name in addresses: `Division 2 Öst` is `division-2-ost`, with a number behind it when that is taken. */
export function discriminatorOf(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = plain || 'division';
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? base : `${base}-${n}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** What staff decide about a team in the table. A reason is told wherever something is decided. */
export interface TeamDecision {
  isDisqualified: boolean;
  disqualificationReason: string | null;
  /** The results of a disqualified team are annulled and count for no team (R5). */
  areResultsAnnulled: boolean;
  /** Points added or taken away. */
  adjustment: number;
  adjustmentReason: string | null;
  /** The order among teams that nothing else separates, lowest first; null for none. */
  decider: number | null;
  deciderReason: string | null;
}

/** The decision as it is stored; refuses one without its reason, and numbers past all sense. */
export function decisionOf(input: TeamDecision): TeamDecision {
  const { isDisqualified, adjustment, decider } = input;
  if (!Number.isInteger(adjustment) || Math.abs(adjustment) > ADJUSTMENT_MAX) {
    throw invalid('adjustment-range', 'adjustment', { max: ADJUSTMENT_MAX });
  }
  if (decider !== null && !(Number.isInteger(decider) && decider >= 1 && decider <= DECIDER_MAX)) {
    throw invalid('decider-range', 'decider', { max: DECIDER_MAX });
  }
  const reason = (field: keyof TeamDecision, isNeeded: boolean, text: string | null): string | null =>
    isNeeded ? reasonOf(field, text ?? '') : null;
  return {
    isDisqualified,
    // who is let in again has the results again
    areResultsAnnulled: isDisqualified && input.areResultsAnnulled,
    disqualificationReason: reason('disqualificationReason', isDisqualified, input.disqualificationReason),
    adjustment,
    adjustmentReason: reason('adjustmentReason', adjustment !== 0, input.adjustmentReason),
    decider,
    deciderReason: reason('deciderReason', decider !== null, input.deciderReason),
  };
}

function reasonOf(field: string, text: string): string {
  const reason = cleanLines(text, field);
  if (reason.length >= 1 && reason.length <= REASON_MAX) return reason;
  throw invalid('reason-missing', field, { max: REASON_MAX });
}

/**
 * A new schedule replaces all series (R6). The caller says how many results go with it; any other number is refused
 * with RESULTS_WOULD_BE_LOST, so that a result that came meanwhile is never lost unseen (T37).
 */
export function assertLossIsKnown(results: number, confirmed: number): void {
  if (results === confirmed) return;
  const hint = `Nothing is changed. A new schedule would discard ${results} reported series with their games and statistics. To replace them, send discardedResults: ${results}.`;
  throw new LeagueError('RESULTS_WOULD_BE_LOST', 'api.division.results-would-be-lost', {
    field: 'discardedResults',
    params: { count: results },
    hint,
  });
}

const invalid = (reason: string, field: string, params: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.division.${reason}`, { field, params });
