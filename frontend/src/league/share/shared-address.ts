import type { Language } from '../../lib/i18n/language';

/** The address of a page to be shared: in the reader's language, and without results in its preview when they hide them (R40). */
export function sharedAddress(path: string, language: Language, hidesResults: boolean): string {
  const choices = [language === 'en' && 'lang=en', hidesResults && 'spoilers=off'].filter(Boolean).join('&');
  return `${window.location.origin}${path}${choices && `?${choices}`}`;
}
