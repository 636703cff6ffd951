import type { OpenClaim, TimedClaim } from '../../../../domain/match-week/no-show.ts';

/** An open claim as `openClaimSql` reads it. */
export interface StoredClaim extends OpenClaim {
  /** ISO, UTC. */
  claimedAt: string;
}

/** The claim for the rules. */
export const timedClaim = (claim: StoredClaim | null): TimedClaim | null =>
  claim && { ...claim, claimedAt: new Date(claim.claimedAt) };
