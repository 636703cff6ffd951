/**
 * Nobody came (R27): from 15 minutes after the start, the captain of a side that is ready claims a walkover with a picture
 * of the lobby. The other side can object for 24 hours, and staff decide.
 */
import { LeagueError } from '../league-error.ts';
import type { Walkover } from '../series/series-result.ts';
import type { Side, Sides } from '../sides.ts';
import { assertSwitchedOn } from './week-relation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CLAIM_AFTER_MS = 15 * MINUTE_MS;
const OBJECT_MS = 24 * HOUR_MS;

/** How a claim ended. `overtaken`: staff moved the series, or stored another result. */
export const CLAIM_OUTCOMES = ['granted', 'declined', 'withdrawn', 'overtaken'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** What decides whether a claim goes on. */
export interface ClaimedSeries {
  scheduledAt: Date | null;
  isReported: boolean;
}

/**
 * Does the change of a series end a claim of it (R27)? A result does, and another time, for which nobody has been absent.
 * `series_ends_no_show_claim` in `schema/functions/match-week.sql` says the same of what others write; a test compares the two.
 */
export const endsClaim = (before: ClaimedSeries, after: ClaimedSeries): boolean =>
  before.scheduledAt?.getTime() !== after.scheduledAt?.getTime() || (!before.isReported && after.isReported);

/** How a claim of `side` ends then: the walkover of just this side grants it. */
export const claimOutcomeOf = (side: Side, walkover: Walkover | null): 'granted' | 'overtaken' =>
  walkover === side ? 'granted' : 'overtaken';

/** A claim that staff have not decided, of the side that was there. */
export interface OpenClaim {
  side: Side;
  isObjected: boolean;
}

/** An open claim with its time. */
export interface TimedClaim extends OpenClaim {
  claimedAt: Date;
}

/** The facts about a series that decide whether a walkover can be claimed. */
export interface ClaimFacts {
  captainsReport: boolean;
  scheduledAt: Date | null;
  isReported: boolean;
  /** The side has named its line-up for the start. */
  ready: Sides<boolean>;
  /** There is an open claim of either side. */
  isClaimed: boolean;
  /** Staff have declined a claim of the side for this start. */
  declined: Sides<boolean>;
}

const closed = (why: string): LeagueError => new LeagueError('CLAIM_CLOSED', `api.match-week.no-show.${why}`);

/** A walkover can be claimed from then on. */
export const claimableFrom = (start: Date): Date => new Date(start.getTime() + CLAIM_AFTER_MS);

/** The other side can object until then. */
export const objectBy = (claimedAt: Date): Date => new Date(claimedAt.getTime() + OBJECT_MS);

/**
 * Returns the start that the claim of `side` is about. Refuses a claim that is too early, of a side that has named no
 * line-up, and a second one (CLAIM_CLOSED).
 */
export function assertMayClaim(facts: ClaimFacts, side: Side, now: Date): Date {
  assertSwitchedOn(facts.captainsReport);
  if (!facts.scheduledAt) throw closed('no-time');
  if (facts.isReported) throw closed('reported');
  if (facts.isClaimed) throw closed('claimed');
  if (facts.declined[side]) throw closed('declined');
  if (!facts.ready[side]) throw closed('not-ready');
  if (now < claimableFrom(facts.scheduledAt)) throw closed('too-early');
  return facts.scheduledAt;
}

/** Refuses an objection of `side` to its own claim, and one after 24 hours (CLAIM_CLOSED). */
export function assertMayObject(claim: TimedClaim | null, side: Side, now: Date): void {
  const { side: claimant, claimedAt } = claimOrThrow(claim);
  if (claimant === side) throw closed('own');
  if (now >= objectBy(claimedAt)) throw closed('too-late');
}

/** Refuses when `side` has no open claim (CLAIM_CLOSED). */
export function assertMayWithdraw(claim: OpenClaim | null, side: Side): void {
  if (claimOrThrow(claim).side !== side) throw closed('of-other-side');
}

/** Refuses a walkover before the other side has answered or had 24 hours (CLAIM_CLOSED). A claim is declined at any time. */
export function assertMayGrant(claim: TimedClaim | null, now: Date): void {
  const { isObjected, claimedAt } = claimOrThrow(claim);
  if (!isObjected && now < objectBy(claimedAt)) throw closed('too-soon');
}

/** The open claim. Refuses when there is none (CLAIM_CLOSED). */
export function claimOrThrow<Claim extends OpenClaim>(claim: Claim | null): Claim {
  if (!claim) throw closed('none');
  return claim;
}

/** Refuses a claim without a picture (INVALID_INPUT). */
export function assertPictured(pictures: number): void {
  if (pictures === 0) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.no-show.picture', { field: 'pictures' });
  }
}
