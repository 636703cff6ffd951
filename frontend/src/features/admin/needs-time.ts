import type { SeriesState, Walkover } from '../../gql/graphql';

interface TimedSeries {
  scheduledAt: string | null;
  state: SeriesState;
  walkover: Walkover | null;
}

/**
 * What is played has a time, so no games are reported before there is one; the server refuses them. The games of a result
 * can be corrected all the same, and a walkover has none.
 */
export const needsTime = ({ scheduledAt, state, walkover }: TimedSeries): boolean =>
  scheduledAt === null && (state !== 'REPORTED' || walkover !== null);
