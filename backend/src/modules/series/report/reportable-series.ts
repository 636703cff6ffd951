import type { DisputeOutcome } from '../../../domain/match-week/dispute.ts';
import type { ClaimOutcome } from '../../../domain/match-week/no-show.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import type { SeriesFormat } from '../../../domain/series/series-format.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';

/** What the rules need to know about a series. `version` grows with every change of its result. */
export interface ReportableSeries {
  id: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  format: SeriesFormat;
  homeTeamId: number;
  awayTeamId: number;
  scheduledAt: Date | null;
  isReported: boolean;
  /** The walkover; null when the series was played or has no result. */
  walkover: Walkover | null;
  /** The result was stored by an admin whose own matter the series was. */
  isReportedByOwnTeam: boolean;
  version: number;
  /** It is in the bracket of a stage (R43): what follows from its result is stored with it. */
  isOfStage: boolean;
  /** Staff have settled its season (R46): no result of it changes. */
  isSeasonSettled: boolean;
  /** Its captains contest it (R27): a disputed result, or the claim of a walkover. */
  isContested: boolean;
}

/** A series that is locked, and whether it is the actor's own matter. */
export interface LockedSeries extends ReportableSeries {
  isOwnTeam: boolean;
}

/** What a captain's report adds (R27): the team that reports, and until when the other one can answer. */
export interface CaptainsPart {
  side: Side;
  confirmBy: Date;
}

/** How staff end what captains contest. Both teams read the reason; null: the one that is stored already, or none. */
export interface ContestEnd {
  reason: string | null;
  userId: number | null;
  dispute: DisputeOutcome;
  claim: Sides<ClaimOutcome>;
}

/** A player's row in a line-up: that of the team's last game before a series, or the one named for it. */
export interface LineUpRow {
  side: Side;
  playerId: number;
  slot: number;
}

/** One game of the form, with its rows in the form's order. */
export interface StoredGame {
  number: number;
  homeGoals: number;
  awayGoals: number;
  replayDigest: string | null;
  rows: {
    side: Side;
    slot: number;
    playerId: number;
    score: number;
    goals: number;
    assists: number;
    saves: number;
    shots: number;
  }[];
}
