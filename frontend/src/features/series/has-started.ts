import { playOf } from '../../league/series/series-play';

/** Whether the start of a series has passed (R41). False as long as the time is not known: on a page that the server drew. */
export const hasStarted = (scheduledAt: string | null | undefined, now: Date | null): boolean =>
  now !== null && playOf({ scheduledAt: scheduledAt ?? null, state: 'TIME_SET' }, now) !== 'coming';
