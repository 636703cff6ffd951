import { refusalKeyOf } from '../../../../domain/league-error.ts';
import * as NoShow from '../../../../domain/match-week/no-show.ts';
import type { ClaimFacts, ClaimOutcome, TimedClaim } from '../../../../domain/match-week/no-show.ts';
import { mayJudge } from '../../../../domain/match-week/week-relation.ts';
import type { Side, Sides } from '../../../../domain/sides.ts';
import type { WeekSeries } from '../week-series.ts';

/** The claim of a walkover. */
export interface StoredClaim {
  id: number;
  side: Side;
  /** ISO, UTC. */
  claimedAt: string;
  /** The player who claimed it; null without one. */
  by: string | null;
  /** What the other team says. `text` is null after its author was erased. */
  objection: { text: string | null; by: string | null; at: string } | null;
  /** null: staff have not decided. */
  outcome: ClaimOutcome | null;
  reason: string | null;
}

/** What is stored about claims of a series and its present start. */
export interface StoredNoShow {
  ready: Sides<boolean>;
  declined: Sides<boolean>;
  /** The latest one that was not withdrawn. */
  claim: StoredClaim | null;
}

/** The claim of a walkover as one person sees it. */
export interface WeekNoShow {
  /** A walkover can be claimed from then on; null: not at all now. */
  claimableFrom: Date | null;
  claim: (StoredClaim & { objectBy: string }) | null;
  /** The person may claim a walkover now. */
  mayClaim: boolean;
  /** Key of the sentence why the person's side cannot claim one; null when it can, and for staff. */
  claimClosedKey: string | null;
  mayObject: boolean;
  mayWithdraw: boolean;
  mayDecline: boolean;
  /** Only when the other team has objected, or had 24 hours. */
  mayGrant: boolean;
}

/** The facts of a series for the rules. */
export const claimFacts = ({ rules, scheduledAt, isReported }: WeekSeries, stored: StoredNoShow): ClaimFacts => ({
  captainsReport: rules.captainsReport,
  scheduledAt,
  isReported,
  ready: stored.ready,
  declined: stored.declined,
  isClaimed: openClaim(stored) !== null,
});

/** The claim that staff have not decided. */
export function openClaim({ claim }: StoredNoShow): TimedClaim | null {
  if (!claim || claim.outcome !== null) return null;
  return { side: claim.side, isObjected: claim.objection !== null, claimedAt: new Date(claim.claimedAt) };
}

/** The claim as one person sees it. */
export function shownNoShow(series: WeekSeries, stored: StoredNoShow, now: Date): WeekNoShow {
  const { side, isCaptain, scheduledAt, isReported, rules } = series;
  const open = openClaim(stored);
  const may = (check: (own: Side) => void): boolean =>
    isCaptain && side !== null && refusalKeyOf(() => check(side)) === null;
  const closedKey =
    side === null ? null : refusalKeyOf(() => NoShow.assertMayClaim(claimFacts(series, stored), side, now));
  return {
    claimableFrom: rules.captainsReport && scheduledAt && !isReported ? NoShow.claimableFrom(scheduledAt) : null,
    claim: stored.claim && {
      ...stored.claim,
      objectBy: NoShow.objectBy(new Date(stored.claim.claimedAt)).toISOString(),
    },
    mayClaim: isCaptain && side !== null && closedKey === null,
    claimClosedKey: closedKey,
    mayObject: may((own) => NoShow.assertMayObject(open, own, now)),
    mayWithdraw: may((own) => NoShow.assertMayWithdraw(open, own)),
    mayDecline: open !== null && mayJudge(series),
    mayGrant: mayJudge(series) && refusalKeyOf(() => NoShow.assertMayGrant(open, now)) === null,
  };
}
