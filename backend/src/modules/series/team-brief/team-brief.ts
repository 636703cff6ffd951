import type { TeamRef } from '../../refs/team-ref.ts';
import type { FlatSeries, SeriesRow } from '../series-row.ts';

/** The most teams that one call asks about. */
export const MOST_BRIEFS = 12;

/** A team with its series as they are stored: at most one of each. */
export interface StoredTeamBrief {
  team: TeamRef;
  next: FlatSeries[];
  latest: FlatSeries[];
}

/** A team with the series that it plays now (R41) or next, and the one whose result came last. */
export interface TeamBrief {
  team: TeamRef;
  next: SeriesRow | null;
  latest: SeriesRow | null;
}
