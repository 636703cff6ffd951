/** The languages of the site, as addresses and documented calls write them. Swedish is the default. */
export const SITE_LANGUAGES = ['se', 'en'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** The language of an address (`?lang=en`). Everything except `en` is Swedish. */
export const siteLanguageOf = (asked: unknown): SiteLanguage => (asked === 'en' ? 'en' : 'se');

/** The language's name for browsers, calendars and search engines. For them `se` would be Northern Sami. */
export const languageTag = (language: SiteLanguage): 'sv' | 'en' => (language === 'en' ? 'en' : 'sv');

/** A season's name in the reader's language. The league's names are "Säsong 1" to "Säsong n". */
export const seasonIn = (language: SiteLanguage, name: string): string =>
  language === 'en' ? name.replace(/^Säsong(?= \d+$)/, 'Season') : name;

/** The names of a division in both languages. */
export interface DivisionNames {
  name: string;
  /** In English, when a stage has a name of its own there; null: the same. */
  nameEng: string | null;
}

/** A division's name in the reader's language. */
export const divisionIn = (language: SiteLanguage, { name, nameEng }: DivisionNames): string =>
  language === 'en' ? (nameEng ?? name) : name;

/** The name under which a season is stored, from the one that either language shows. */
export const storedSeasonName = (shown: string): string => shown.trim().replace(/^season(?= \d+$)/i, 'Säsong');
