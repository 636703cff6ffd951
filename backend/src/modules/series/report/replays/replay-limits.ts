import type { Limit } from '../../../../platform/limits/rate-limiter.ts';

const HOUR = 3600;

/** Calls of an account in an hour that fill a form from replay files: twice a whole night of staff; a captain's series, again and again. */
export const READS_OF_STAFF: Limit = { name: 'read-replays-staff', calls: 300, seconds: HOUR };
export const READS_OF_CAPTAIN: Limit = { name: 'read-replays-captain', calls: 60, seconds: HOUR };
