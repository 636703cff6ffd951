/** When what is to be done outside of the league is tried, how often, and how staff see it. */

/** So often is something begun before it waits for a person. */
export const MOST_ATTEMPTS = 20;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** No one is left alone for longer, whatever was asked: the next attempt is told again. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000;
/** No one knows whether it happened: it may still be about to, and is not asked for again before that. */
const UNKNOWN_WAIT_MS = 10_000;
/** So that those who were told to wait equally long do not come back together. */
const SPREAD = 0.2;

/** Why something was not done. */
export interface Failure {
  /** For staff; says nothing secret. */
  message: string;
  /** No repetition helps before a person has done something. */
  isFinal: boolean;
  /** For how long the other side asked to be left alone. */
  askedMs: number | null;
  /** There was no answer, so it may have been done all the same. */
  isOutcomeUnknown: boolean;
}

/** How long to wait after the `attempts`th attempt, in milliseconds; null: it is given up. `chance` is in [0, 1). */
export function waitAfter(failure: Failure, attempts: number, chance: number): number | null {
  if (failure.isFinal || attempts >= MOST_ATTEMPTS) return null;
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  const backedOff = Math.round(longest * (0.5 + chance / 2));
  const asked = Math.round(Math.min(failure.askedMs ?? 0, LONGEST_ASKED_MS) * (1 + SPREAD * chance));
  return Math.max(backedOff, asked, failure.isOutcomeUnknown ? UNKNOWN_WAIT_MS : 0);
}

/** How staff see it: not begun, begun now, failed and to be tried again, done, given up. */
export type OutboxState = 'waiting' | 'running' | 'retrying' | 'done' | 'dead';

export interface OutboxTimes {
  attempts: number;
  lockedUntil: Date | null;
  doneAt: Date | null;
  deadAt: Date | null;
}

export function stateOf({ attempts, lockedUntil, doneAt, deadAt }: OutboxTimes, now: Date): OutboxState {
  if (doneAt) return 'done';
  if (deadAt) return 'dead';
  if (lockedUntil && lockedUntil > now) return 'running';
  return attempts === 0 ? 'waiting' : 'retrying';
}
