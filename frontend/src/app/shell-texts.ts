import type { ShellTexts } from '../lib/i18n/i18n';

/** The texts that every page needs, one file a language. */
export const shellTexts: ShellTexts = { se: () => import('./texts/se'), en: () => import('./texts/en') };
