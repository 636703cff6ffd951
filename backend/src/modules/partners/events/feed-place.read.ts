import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';

/** Where the feed is at a moment. */
export interface FeedPlace {
  /** The position of the newest event: who has all that was before continues after it. */
  position: number;
  /** How often what visitors see has changed. */
  leagueVersion: number;
}

/** SQL: one row, a `FeedPlace`. In a snapshot it is the place of all that the snapshot reads. */
export const FEED_PLACE_SQL = `select c.last as position, ${STAMP_SQL} as "leagueVersion" from event_counter c`;
