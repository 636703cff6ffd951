import type { Language } from '../lib/i18n/language';

/**
 * The season's name in the reader's language. The league's names are "Säsong 1" to "Säsong n", in English "Season n".
 */
export const seasonName = (name: string, language: Language): string =>
  language === 'en' ? name.replace(/^Säsong(?= \d+$)/, 'Season') : name;

/** The number in the season's name, for narrow places; null for a name of another form. */
export const seasonNumber = (name: string): string | null => /^Säsong (\d+)$/.exec(name)?.[1] ?? null;
