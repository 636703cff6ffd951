import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import type { OpenClaim } from '../../../domain/match-week/no-show.ts';
import type { WeekRelation } from '../../../domain/match-week/week-relation.ts';
import type { TimelineKind } from '../../../domain/match-week/timeline.ts';
import type { WeekRules } from '../../../domain/match-week/week-rules.ts';
import type { WeekWindow } from '../../../domain/match-week/week-window.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import type { Side, Sides } from '../../../domain/sides.ts';

/** A series as its captains handle it, seen by one person. */
export interface WeekSeries extends WeekRelation {
  id: number;
  divisionId: number;
  divisionAdminUserId: number | null;
  seasonId: number;
  week: number;
  scheduledAt: Date | null;
  isStreamed: boolean;
  isReported: boolean;
  walkover: Walkover | null;
  /** null: no result, or staff stored it. */
  confirmation: Confirmation | null;
  reportedBySide: Side | null;
  /** When a waiting result is confirmed by itself. */
  confirmBy: Date | null;
  version: number;
  /** A captain claims a walkover, and staff have not decided. */
  claim: OpenClaim | null;
  teamIds: Sides<number>;
  /** The teams' names in the season. */
  names: Sides<string>;
  /** It is the person's own matter (R17). */
  isOwnTeam: boolean;
  rules: WeekRules;
  window: WeekWindow;
}

/** A series, and the version that the caller saw. */
export interface SeenSeries {
  seriesId: number;
  version: number;
}

/** One line of the timeline, as people read it. */
export interface TimelineLine {
  id: number;
  kind: TimelineKind;
  side: Side | null;
  /** The player who did it; null for the clock, and for staff without a player. */
  by: string | null;
  isByClock: boolean;
  /** ISO, UTC. */
  at: string;
  starts: string[];
  text: string | null;
}
