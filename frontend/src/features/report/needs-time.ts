import type { SeriesState, Walkover } from '../../lib/schema.generated';

interface TimedSeries {
  scheduledAt: string | null;
  state: SeriesState;
  walkover: Walkover | null;
}

/**
 * Does the series need a time before its games are reported? The server refuses a report without one. The games of a
 * stored result can be corrected anyway, and a walkover has none.
 */
export const needsTime = ({ scheduledAt, state, walkover }: TimedSeries): boolean =>
  scheduledAt === null && (state !== 'REPORTED' || walkover !== null);
