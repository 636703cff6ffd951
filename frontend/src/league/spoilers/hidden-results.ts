import { useSyncExternalStore } from 'react';
import { writeStorage } from '../../lib/i18n/language';

/** What is known of a series whose result may be hidden. */
export interface SpoiledSeries {
  id: number;
  state: string;
  home: { name: string };
  away: { name: string };
}

/** The key of first-paint/choices.js, which sets the attribute before the first paint. */
const STORAGE_KEY = 'results';
const HIDDEN = 'hidden';

/** The series whose result the reader has chosen to see in this visit. */
const shown = new Set<number>();
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
  shown.clear();
  tell();
}

/** Has the reader chosen to see this result? */
export const useIsShown = (seriesId: number): boolean => useSyncExternalStore(subscribe, () => shown.has(seriesId), no);

/** Shows one result for the rest of the visit. */
export function showResult(seriesId: number): void {
  shown.add(seriesId);
  tell();
}
