/** The languages of the site, as addresses and documented calls write them; Swedish until another is chosen. */
export const SITE_LANGUAGES = ['se', 'en'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** The language that an address asks for (`?lang=en`); anything else is Swedish. */
export const siteLanguageOf = (asked: unknown): SiteLanguage => (asked === 'en' ? 'en' : 'se');

/** What browsers, calendars and search engines call it: `se` would be Northern Sami there. */
export const languageTag = (language: SiteLanguage): 'sv' | 'en' => (language === 'en' ? 'en' : 'sv');

/** A season's name in the reader's language: the league calls them "Säsong 1" to "Säsong n". */
export const seasonIn = (language: SiteLanguage, name: string): string =>
  language === 'en' ? name.replace(/^Säsong(?= \d+$)/, 'Season') : name;
