import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from './i18n/language';

export type ThemeName = 'dark' | 'light';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** The present theme. The inline script of index.html sets its class before the first paint. */
const currentTheme = (): ThemeName => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

/** The theme that the reader has chosen on the site, for pages without its first script. */
export const storedTheme = (): ThemeName => (readStorage(STORAGE_KEY) === 'light' ? 'light' : 'dark');

/** Applies and stores a theme. */
export function chooseTheme(theme: ThemeName): void {
  document.documentElement.classList.toggle('light', theme === 'light');
  writeStorage(STORAGE_KEY, theme);
  listeners.forEach((tell) => tell());
}

/** The present theme; follows changes. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentTheme,
    () => 'dark',
  );
}
