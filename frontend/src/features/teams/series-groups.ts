import type { SeriesRowFragment } from '../../gql/graphql';

type Playable = Pick<SeriesRowFragment, 'state' | 'scheduledAt'>;

interface SeriesGroups<S> {
  /** Not played yet, in the order of play. */
  coming: S[];
  /** Their time is past, but they are not reported yet. */
  awaited: S[];
  /** Reported, newest first. */
  played: S[];
}

/** Groups a season's series, which come in the order of play, for the reader. */
export function seriesGroups<S extends Playable>(series: readonly S[], now: Date): SeriesGroups<S> {
  const isPast = ({ scheduledAt }: S) => scheduledAt !== null && Date.parse(scheduledAt) < now.getTime();
  const open = series.filter(({ state }) => state !== 'REPORTED');
  return {
    coming: open.filter((one) => !isPast(one)),
    awaited: open.filter(isPast),
    played: series.filter(({ state }) => state === 'REPORTED').reverse(),
  };
}
