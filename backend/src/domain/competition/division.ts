/** What staff may do to a division, who may do it, and what they must explain (R4 to R6, T06). */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { cleanLine, cleanLines } from '../text.ts';

export const NAME_MAX = 60;
export const REASON_MAX = 500;
/** A table can never give more points than this, so a larger number is a typing mistake. */
const ADJUSTMENT_MAX = 99;
const DECIDER_MAX = 99;

/** The facts that decide who may change a division. */
export interface DivisionRelation {
  divisionAdminUserId: number | null;
}

/** Admins run every division, division admins their own. */
export const mayRun = (actor: Actor, { divisionAdminUserId }: DivisionRelation): boolean =>
  hasRole(actor, 'admin') || (divisionAdminUserId !== null && divisionAdminUserId === actor.userId);

/** Throws NOT_YOUR_DIVISION when the actor may not change the division. */
export function assertMayRun(actor: Actor, division: DivisionRelation): void {
  if (!mayRun(actor, division)) throw new LeagueError('NOT_YOUR_DIVISION', 'api.division.not-yours');
}

/** The stored form of a name: one line of 1 to 60 characters. */
export function nameOf(text: string, field = 'name'): string {
  const name = cleanLine(text, field);
  if (name.length >= 1 && name.length <= NAME_MAX) return name;
  throw invalid('name-length', field, { max: NAME_MAX });
}

/** The stored form of a stage's name in English; null: the same as `name`. */
export function nameInEnglishOf(text: string | null, name: string): string | null {
  const english = text === null ? name : nameOf(text, 'nameEng');
  return english === name ? null : english;
}

/** The name belongs to another division of the season. */
export const divisionNameTaken = (): LeagueError =>
  new LeagueError('NAME_TAKEN', 'api.division.name-taken', { field: 'name' });

/** The most divisions that a season can have one below the other. */
const LOWEST_RANK = 30;

/** A division's rank: 1 is the top, and divisions beside each other share one. */
export function rankOf(rank: number): number {
  if (Number.isInteger(rank) && rank >= 1 && rank <= LOWEST_RANK) return rank;
  throw invalid('rank-range', 'rank', { max: LOWEST_RANK });
}

/** The name in addresses: `Division 2 Öst` is `division-2-ost`. When that is taken, a number follows. */
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

/** What staff decide about a team in the table. The reason is required when something is decided. */
export interface TeamDecision {
  isDisqualified: boolean;
  disqualificationReason: string | null;
  /** The results of a disqualified team are annulled and count for no team (R5). */
  areResultsAnnulled: boolean;
  /** Points added or taken away. */
  adjustment: number;
  adjustmentReason: string | null;
  /** Decides the order of teams that are equal in everything else, lowest first; null for none. */
  decider: number | null;
  deciderReason: string | null;
}

/** The stored form of the decision. Refuses a missing reason and impossible numbers. */
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
    // a team that is no longer disqualified has its results again
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
 * A new schedule replaces all series (R6), and deletes their results. The caller says how many results these are. A
 * wrong number is refused (RESULTS_WOULD_BE_LOST), so that a result that was reported meanwhile is not deleted unseen
 * (T37).
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
