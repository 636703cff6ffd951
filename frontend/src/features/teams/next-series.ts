import type { SeriesRowFragment } from '../../gql/graphql';

type Playable = Pick<SeriesRowFragment, 'state' | 'scheduledAt'>;

/**
 * The series that a team plays next: the soonest with a time ahead, else the first in the order of play that is not
 * reported (no time set yet, or played and waiting for its result). Null when all are reported.
 */
export function nextSeries<S extends Playable>(series: readonly S[], now: Date): S | null {
  const open = series.filter(({ state }) => state !== 'REPORTED');
  const [soonest] = open
    .flatMap((one) => (one.scheduledAt ? [{ one, at: Date.parse(one.scheduledAt) }] : []))
    .filter(({ at }) => at >= now.getTime())
    .sort((a, b) => a.at - b.at);
  return soonest?.one ?? open[0] ?? null;
}
