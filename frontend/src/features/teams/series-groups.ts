import type { SeriesRowFragment } from '../../gql/graphql';

type Playable = Pick<SeriesRowFragment, 'state' | 'scheduledAt'>;

interface SeriesGroups<S> {
  /** Still to be played, in the order of play. */
  coming: S[];
  /** Their time is past and no one has reported them yet. */
  awaited: S[];
  /** Reported, the latest first. */
  played: S[];
}

/** A season's series, which come in the order of play, by what a reader wants of them. */
export function seriesGroups<S extends Playable>(series: readonly S[], now: Date): SeriesGroups<S> {
  const isPast = ({ scheduledAt }: S) => scheduledAt !== null && Date.parse(scheduledAt) < now.getTime();
  const open = series.filter(({ state }) => state !== 'REPORTED');
  return {
    coming: open.filter((one) => !isPast(one)),
    awaited: open.filter(isPast),
    played: series.filter(({ state }) => state === 'REPORTED').reverse(),
  };
}
