/** How far a series is by the clock (R41). The site's pages read it alike (`docs/contracts/series-play-cases.json`). */

/** A series takes about an hour, and none takes longer than this. After it, its result is missing. */
const LONGEST_PLAY_MS = 2 * 3_600_000;

/** `awaited`: its time is clearly over, and it has no result. */
export type SeriesPlay = 'coming' | 'on' | 'awaited' | 'finished';

/** The facts about a series that tell it. */
export interface PlayFacts {
  scheduledAt: Date | null;
  isReported: boolean;
}

/** A series that began at this instant or later, and not later than `now`, is being played until it has a result. */
export const playedSince = (now: Date): Date => new Date(now.getTime() - LONGEST_PLAY_MS);

/** How far the series is. One without a time is to come. */
export function playOf({ scheduledAt, isReported }: PlayFacts, now: Date): SeriesPlay {
  if (isReported) return 'finished';
  if (!scheduledAt || now < scheduledAt) return 'coming';
  return scheduledAt >= playedSince(now) ? 'on' : 'awaited';
}
