import { localeOf, type Language } from '../../lib/i18n/language';

/** A country's name in the reader's language, or its code when the name is unknown. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code; // Intl throws when the code is not two letters
  }
}
