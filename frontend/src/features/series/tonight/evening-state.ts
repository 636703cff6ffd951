import { playOf, type Playable, type SeriesPlay } from '../../../league/series/series-play';

/** What a series of the evening does now (R41). */
export type EveningState = SeriesPlay | 'unconfirmed';

interface Timed extends Playable {
  id: number;
}

/** Reported series are finished, or wait for the other team's word. */
export function eveningState(series: Timed, unconfirmed: readonly number[], now: Date): EveningState {
  const play = playOf(series, now);
  return play === 'finished' && unconfirmed.includes(series.id) ? 'unconfirmed' : play;
}

/** The series by the time at which they start, in their order. */
export function byStart<Series extends Timed>(series: readonly Series[]): { at: string; series: Series[] }[] {
  const starts = new Map<string, Series[]>();
  for (const one of series) {
    const at = one.scheduledAt ?? '';
    starts.set(at, [...(starts.get(at) ?? []), one]);
  }
  return [...starts].map(([at, own]) => ({ at, series: own }));
}

/** The whole minutes until then, the begun one too: "in 1 min" until it starts. Null from the start on. */
export function minutesUntil(at: string, now: Date): number | null {
  const left = Date.parse(at) - now.getTime();
  return left > 0 ? Math.ceil(left / 60_000) : null;
}
