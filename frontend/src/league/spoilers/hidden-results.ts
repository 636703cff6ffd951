import { useSyncExternalStore } from 'react';
import { forgetVisit, writeStorage } from '../../lib/i18n/language';

/** What is known of a series whose result may be hidden. */
export interface HiddenSeries {
  id: number;
  state: string;
  home: { name: string };
  away: { name: string };
}

/** The key of first-paint/boot.js, which sets the attribute before the first paint. */
const STORAGE_KEY = 'results';
const HIDDEN = 'hidden';

/** What the reader has chosen to see in this visit: series by their id, and what a part tells of one (`told`). */
const shown = new Set<number | string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = (): void => listeners.forEach((listener) => listener());
const no = (): boolean => false;

/** Does this browser hide results? False on a page that the server has drawn, where styles hide them. */
export const useHidesResults = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.results === HIDDEN, no);

/** Hides results in this browser, or shows them all again. */
export function hideResults(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset.results = HIDDEN;
  else delete document.documentElement.dataset.results;
  writeStorage(STORAGE_KEY, isHidden ? HIDDEN : '');
  forgetVisit(STORAGE_KEY, 'spoilers');
  shown.clear();
  tell();
}

/** What a part of the site (`division-4`: its table and all that follows from it) tells of a series. */
const told = (part: string, seriesId: number): string => `${part}:${seriesId}`;

/** Has the reader chosen to see this result? */
export const useIsShown = (seriesId: number): boolean => useSyncExternalStore(subscribe, () => shown.has(seriesId), no);

/** Shows these results for the rest of the visit. */
export function showResults(...seriesIds: number[]): void {
  seriesIds.forEach((id) => shown.add(id));
  tell();
}

/**
 * Has the reader chosen to see all that a part tells, at once or result by result? A later result hides it again. Of a
 * part without known series only the press counts.
 */
const useIsPartShown = (part: string, seriesIds: readonly number[] | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => seriesIds?.every((id) => shown.has(id) || shown.has(told(part, id))) ?? shown.has(part),
    no,
  );

/** Shows a part for the rest of the visit, with what it tells of these series. */
export function showPart(part: string, seriesIds: readonly number[]): void {
  shown.add(part);
  seriesIds.forEach((id) => shown.add(told(part, id)));
  tell();
}

/** A part of the site that tells results without being one: a table, a curve, a streak, a post. */
export interface Told {
  /** What is shown together by one press: `division-4`, `team-3`. */
  part: string;
  /** The played series that it follows from; a later one hides it again. Without them it always tells something. */
  tells?: readonly number[];
}

/** Is there nothing to hide, or has the reader chosen to see it? */
export function useIsTold({ part, tells }: Told): boolean {
  const isShown = useIsPartShown(part, tells);
  return isShown || tells?.length === 0;
}
