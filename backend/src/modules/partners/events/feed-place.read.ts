import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';

/** SQL: one row, a `FeedPlace`. In a snapshot it is the place of all that the snapshot reads. */
export const FEED_PLACE_SQL = `select c.last as position, ${STAMP_SQL} as "leagueVersion" from event_counter c`;
