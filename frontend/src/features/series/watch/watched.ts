import type { FieldEvent } from '../field/event-words';

/** A goal is shown from this many seconds before it to this many after. */
const BEFORE_S = 8;
const AFTER_S = 1;

/** What is shown of a game, in seconds: all, or the goal. A goal that does not exist is the whole game. */
export function rangeOf(goal: FieldEvent | undefined, end: number): { from: number; to: number } {
  if (!goal) return { from: 0, to: end };
  return { from: Math.max(0, goal.seconds - BEFORE_S), to: Math.min(end, goal.seconds + AFTER_S) };
}

/** Where to go to see a goal come. */
export const startOf = (goal: FieldEvent): number => Math.max(0, goal.seconds - BEFORE_S);

/** The index of the last event that has happened; -1 before the first. */
export const lastBefore = (events: readonly FieldEvent[], seconds: number): number =>
  events.findLastIndex((event) => event.seconds <= seconds);

/** The goal before and after a moment, as buttons mean it: the one that is just being shown is neither. */
export function goalsAround(goals: readonly FieldEvent[], seconds: number) {
  const before = goals.findLastIndex((goal) => startOf(goal) < seconds - 1);
  const after = goals.findIndex((goal) => startOf(goal) > seconds + 0.05);
  return { before: before < 0 ? null : before, after: after < 0 ? null : after };
}
