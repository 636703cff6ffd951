import { forgetDrafts } from '../draft-store';

/** Where the last known match week of a person is kept (features/series/match-week/my-week/kept-week.ts). */
export const KEPT_WEEK = 'my-week';

/** Deletes the kept week: it belongs to one person, and someone else may use this browser next. */
export function forgetKeptWeek(): void {
  try {
    localStorage.removeItem(KEPT_WEEK);
  } catch {
    // then nothing could be stored either
  }
}

/** Deletes what the browser keeps of a person, so that one who logs out leaves nothing behind. */
export function forgetOwnData(): void {
  forgetDrafts();
  forgetKeptWeek();
}
