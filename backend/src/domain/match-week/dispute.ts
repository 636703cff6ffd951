/** A dispute about a result (R27): what each side says, and how staff end it. */
import { LeagueError } from '../league-error.ts';
import type { Walkover } from '../series/series-result.ts';

/** How a dispute ended: the result is upheld, staff corrected it, the series is played again, or it is a walkover. */
export const DISPUTE_OUTCOMES = ['upheld', 'corrected', 'replay', 'walkover'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What became of the result of a disputed series. `isStoredAnew`: staff have stored one, also the same again. */
export interface DisputedResult {
  isReported: boolean;
  isStoredAnew: boolean;
  walkover: Walkover | null;
}

/**
 * How a dispute ends when the result no longer waits for it (R27). `decide_dispute` in `schema/functions/match-week.sql` says the same
 * of what an undo or SQL changes; a test compares the two.
 */
export function disputeOutcomeOf({ isReported, isStoredAnew, walkover }: DisputedResult): DisputeOutcome {
  if (!isReported) return 'replay';
  if (!isStoredAnew) return 'upheld';
  return walkover === null ? 'corrected' : 'walkover';
}

/** What staff do: `correct` only stores the reason, and the report form ends the dispute. */
export const DISPUTE_DECISIONS = ['keep', 'correct', 'replay', 'walkover'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** The longest story and the longest reason, in characters. */
export const MOST_WORDS = 2000;

/** The text without spaces around it. Refuses none, and one that is too long (INVALID_INPUT at `field`). */
export function requiredText(text: string, field: string): string {
  const said = text.trim();
  if (said === '' || said.length > MOST_WORDS) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.dispute.text', { field, params: { most: MOST_WORDS } });
  }
  return said;
}

/** Refuses a game that the series does not have (INVALID_INPUT). null: the whole result. */
export function assertGame(game: number | null, games: number): void {
  if (game !== null && (game < 1 || game > games)) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.dispute.game', { field: 'game' });
  }
}

/** A walkover needs its winner; nothing else has one (INVALID_INPUT). */
export function assertWalkover(decision: DisputeDecision, walkover: Walkover | null): void {
  if ((decision === 'walkover') !== (walkover !== null)) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.dispute.walkover', { field: 'walkover' });
  }
}
