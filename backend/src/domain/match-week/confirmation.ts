/**
 * A result that a captain reports (R27): it counts at once, and waits for the other side, who confirm or dispute it. After
 * 24 hours it is confirmed. What staff store waits for no one, and captains cannot change it.
 */
import { LeagueError } from '../league-error.ts';
import type { Side } from '../sides.ts';
import { assertSwitchedOn } from './week-relation.ts';

const HOUR_MS = 3_600_000;
/** So long the other side can answer. */
export const ANSWER_MS = 24 * HOUR_MS;

export const CONFIRMATIONS = ['waiting', 'confirmed', 'disputed'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The facts about a series that decide what its captains may do with its result. */
export interface ResultFacts {
  captainsReport: boolean;
  scheduledAt: Date | null;
  isReported: boolean;
  /** null: no result, or one that staff stored. */
  confirmation: Confirmation | null;
  reportedBySide: Side | null;
  /** The other side can answer until then; null: it is not waited for. */
  confirmBy: Date | null;
  /** A captain claims a walkover, and staff have not decided. */
  isClaimed: boolean;
}

const stands = (why: string): LeagueError => new LeagueError('RESULT_STANDS', `api.match-week.result.${why}`);

/**
 * Refuses a report by the captain of `side`: before the start (SERIES_WITHOUT_TIME, RESULT_STANDS), while a walkover is
 * claimed, and when there is a result. Their own report may be sent again while the other side has not answered.
 */
export function assertMayReport(facts: ResultFacts, side: Side, now: Date): void {
  assertSwitchedOn(facts.captainsReport);
  if (!facts.scheduledAt) throw new LeagueError('SERIES_WITHOUT_TIME', 'api.match-week.result.no-time');
  if (now < facts.scheduledAt) throw stands('not-started');
  if (facts.isClaimed) throw stands('claimed');
  if (!facts.isReported) return;
  if (facts.confirmation === null) throw stands('by-staff');
  if (facts.confirmation === 'confirmed' || isOverdue(facts, now)) throw stands('confirmed');
  if (facts.confirmation === 'disputed') throw stands('disputed');
  if (facts.reportedBySide !== side) throw stands('by-other-side');
}

/**
 * Refuses an answer by the captain of `side`: only the other side answers a result that waits (RESULT_STANDS), also when the
 * season was switched off meanwhile.
 */
export function assertMayAnswer(facts: ResultFacts, side: Side, now: Date): void {
  if (!facts.isReported) throw new LeagueError('SERIES_NOT_REPORTED', 'api.series.not-reported');
  if (facts.confirmation === null) throw stands('by-staff');
  if (facts.confirmation === 'disputed') throw stands('disputed');
  if (facts.confirmation === 'confirmed' || isOverdue(facts, now)) throw stands('confirmed');
  if (facts.reportedBySide === side) throw stands('own');
}

/** Refuses when there is no result that waits for the other side: staff accept it in their place (RESULT_STANDS). */
export function assertMaySettle(facts: ResultFacts): void {
  if (!facts.isReported) throw new LeagueError('SERIES_NOT_REPORTED', 'api.series.not-reported');
  if (facts.confirmation === null) throw stands('by-staff');
  if (facts.confirmation !== 'waiting') throw stands(facts.confirmation);
}

/** The other side has not answered in time, so the result is confirmed. */
export const isOverdue = ({ confirmation, confirmBy }: ResultFacts, now: Date): boolean =>
  confirmation === 'waiting' && confirmBy !== null && now >= confirmBy;

/**
 * When a result that an undo brings back to wait is confirmed by itself: the other side has 24 hours again (R27). `wait_anew` in
 * `schema/functions/match-week.sql` does it, because an undo writes rows; a test compares the two.
 */
export const confirmByAfterUndo = (confirmBy: Date, now: Date): Date =>
  new Date(Math.max(confirmBy.getTime(), now.getTime() + ANSWER_MS));

/** When a result that is reported now is confirmed by itself. */
export const confirmByOf = (now: Date): Date => new Date(now.getTime() + ANSWER_MS);
