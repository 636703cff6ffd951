import type { SeriesFormat } from '../../../../domain/series/series-format.ts';
import type { SeasonRef } from '../../../refs/season-ref.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';
import type { DescribedBand } from '../division.ts';

/** A team of a division, as staff see it. */
export interface DivisionEntry {
  team: TeamRef;
  isDisqualified: boolean;
  areResultsAnnulled: boolean;
  adjustment: number;
  adjustmentReason: string | null;
  decider: number | null;
  deciderReason: string | null;
  seriesCount: number;
}

/** A division with all that staff may change. */
export interface AdminDivision {
  id: number;
  name: string;
  discriminator: string;
  season: SeasonRef;
  /** Staff have settled its season (R46): nothing changes that decides its places. */
  isSeasonSettled: boolean;
  /** 1 is the top; divisions beside each other share a rank. */
  rank: number;
  format: SeriesFormat;
  divisionAdminUserId: number | null;
  adminPlayerId: number | null;
  adminNickname: string | null;
  bands: DescribedBand[];
  entries: DivisionEntry[];
  seriesCount: number;
  reportedCount: number;
  /** The last week with a series; 0 without a schedule. */
  weeks: number;
  /** Weeks that have a series without a result. */
  weeksLeft: number;
  /** The week whose times are nearest to now; without times the first with a series to play. null without a schedule. */
  presentWeek: number | null;
  /** Another text than before: a series has been made, removed or changed. */
  scheduleState: string;
}

/** A team that could join a division. */
export interface DivisionTeamCandidate {
  team: TeamRef;
  /** The team has signed up for the division's season. */
  isSignedUp: boolean;
}

/** An account that may run divisions. */
export interface DivisionAdminCandidate {
  userId: number;
  nickname: string;
}
