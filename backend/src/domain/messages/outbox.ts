/** The rules for work outside of the league: when it is tried, how often, and how staff see it. */
import type { ChatRight } from './chat-rights.ts';

/** Work that failed this many times waits for a person. */
export const MOST_ATTEMPTS = 20;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** The longest wait, even when the other side asks for a longer one. The next attempt gets a new answer. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000;
/**
 * The wait after an attempt without an answer. It can still succeed on the other side, so the next attempt must wait.
 */
const UNKNOWN_WAIT_MS = 10_000;
/**
 * Makes a wait that the other side asked for up to this much longer, by chance, so that pieces of work with the same
 * wait do not start at the same moment.
 */
const SPREAD = 0.2;

/** The reason why an attempt failed. */
export interface Failure {
  /** For staff. Contains nothing secret. */
  message: string;
  /** Repeating does not help; a person must act first. */
  isFinal: boolean;
  /** The wait that the other side asked for, in milliseconds. */
  askedMs: number | null;
  /** There was no answer, so the work may be done all the same. */
  isOutcomeUnknown: boolean;
  /** The right that the league's bot lacks; null when it failed for another reason. */
  missingRight: ChatRight | null;
}

/** The wait after this attempt, in milliseconds; null: give up. `attempts` counts it too. `chance` is in [0, 1). */
export function waitAfter(failure: Failure, attempts: number, chance: number): number | null {
  if (failure.isFinal || attempts >= MOST_ATTEMPTS) return null;
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  const backedOff = Math.round(longest * (0.5 + chance / 2));
  const asked = Math.round(Math.min(failure.askedMs ?? 0, LONGEST_ASKED_MS) * (1 + SPREAD * chance));
  return Math.max(backedOff, asked, failure.isOutcomeUnknown ? UNKNOWN_WAIT_MS : 0);
}

/** The state for staff: not begun, running, failed and to be tried again, done, given up. */
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
