import type { SeriesRowFragment } from '../../gql/graphql';

type Playable = Pick<SeriesRowFragment, 'state' | 'scheduledAt'>;

/**
 * The next series of a team: the first with a future time, otherwise the first in the order of play without a report
 * (it has no time yet, or waits for its result). Null when all are reported.
 */
export function nextSeries<S extends Playable>(series: readonly S[], now: Date): S | null {
  const open = series.filter(({ state }) => state !== 'REPORTED');
  const [soonest] = open
    .flatMap((one) => (one.scheduledAt ? [{ one, at: Date.parse(one.scheduledAt) }] : []))
    .filter(({ at }) => at >= now.getTime())
    .sort((a, b) => a.at - b.at);
  return soonest?.one ?? open[0] ?? null;
}
