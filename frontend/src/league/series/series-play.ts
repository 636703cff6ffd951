import { useSyncExternalStore } from 'react';
import type { SeriesScoreFragment } from './series-score.generated';

/** Nothing takes longer, so after it the result is missing. */
const LONGEST_MS = 2 * 3_600_000;
/** How often the clock is looked at. */
const TICK_MS = 10_000;

/** How far a series is by the clock (R41): to come, being played, without the result that it should have, or with it. */
export type SeriesPlay = 'coming' | 'on' | 'awaited' | 'finished';

/** What tells it. */
export type Playable = Pick<SeriesScoreFragment, 'state' | 'scheduledAt'>;

/** How far the series is. One without a time is to come. */
export function playOf({ state, scheduledAt }: Playable, now: Date): SeriesPlay {
  if (state === 'REPORTED') return 'finished';
  const since = scheduledAt ? now.getTime() - Date.parse(scheduledAt) : -1;
  if (since < 0) return 'coming';
  return since <= LONGEST_MS ? 'on' : 'awaited';
}

/** The state of a series as lists say it. */
export type SeriesStateWord = SeriesScoreFragment['state'] | 'ON' | 'AWAITED';

/** A series that has begun is no longer one whose time is set: its one state is how far it is by the clock. */
export function stateWordOf(state: SeriesScoreFragment['state'], play: SeriesPlay): SeriesStateWord {
  if (play === 'on') return 'ON';
  return play === 'awaited' ? 'AWAITED' : state;
}

/** Before every start, for a page that the server draws: it is kept longer than what a clock says is true. */
const UNKNOWN = new Date(0);

const listeners = new Set<() => void>();
let ticking: number | undefined;

/** One clock for all rows of a page. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= window.setInterval(() => listeners.forEach((each) => each()), TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(ticking);
    ticking = undefined;
  };
}

/** The same, moved by the clock. On a page that the server has drawn nothing has begun, until the browser takes over. */
export const usePlay = (series: Playable): SeriesPlay =>
  useSyncExternalStore(
    onTick,
    () => playOf(series, new Date()),
    () => playOf(series, UNKNOWN),
  );

/** How many of these series are being played, moved by the clock. None on a page that the server has drawn. */
export const usePlayingCount = (series: readonly Playable[]): number =>
  useSyncExternalStore(
    onTick,
    () => series.filter((one) => playOf(one, new Date()) === 'on').length,
    () => 0,
  );
