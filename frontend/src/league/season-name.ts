import type { Language } from '../lib/i18n/language';

/**
 * The season's name in the reader's language. The league's names are "Säsong 1" to "Säsong n", in English "Season n".
 */
export const seasonName = (name: string, language: Language): string =>
  language === 'en' ? name.replace(/^Säsong(?= \d+$)/, 'Season') : name;
