import { useSyncExternalStore } from 'react';
import { writeStorage } from './i18n/language';

export type ThemeName = 'dark' | 'light';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme in force. The inline script of index.html has put the class there before the first paint. */
const currentTheme = (): ThemeName => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

/** Applies and remembers a theme. */
export function chooseTheme(theme: ThemeName): void {
  document.documentElement.classList.toggle('light', theme === 'light');
  writeStorage(STORAGE_KEY, theme);
  listeners.forEach((tell) => tell());
}

/** The theme in force, following changes. */
export function useTheme(): ThemeName {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
