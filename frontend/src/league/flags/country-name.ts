import { localeOf, type Language } from '../../lib/i18n/language';

/** A country's name in the reader's language; its code where no one knows it by another name. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code; // Intl throws at what is not two letters
  }
}
