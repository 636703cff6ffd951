import { playOf, type Playable } from '../../league/series/series-play';

interface SeriesGroups<S> {
  /** Not over yet, in the order of play: also what is being played. */
  coming: S[];
  /** Their time is over, but they are not reported yet. */
  awaited: S[];
  /** Reported, newest first. */
  played: S[];
}

/** Groups a season's series, which come in the order of play, for the reader (R41). */
export function seriesGroups<S extends Playable>(series: readonly S[], now: Date): SeriesGroups<S> {
  const of = (...plays: string[]) => series.filter((one) => plays.includes(playOf(one, now)));
  return { coming: of('on', 'coming'), awaited: of('awaited'), played: of('finished').reverse() };
}
