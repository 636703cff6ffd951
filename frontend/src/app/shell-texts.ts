import type { ShellTexts } from '../lib/i18n/i18n';

/** The texts that every page needs, in one file for each language. */
export const shellTexts: ShellTexts = { se: () => import('./texts/se'), en: () => import('./texts/en') };
