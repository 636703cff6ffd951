/** The language ids of the app, the same in storage and in the API. */
export const LANGUAGES = ['se', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'language';

/**
 * The languages' names for Intl, i18next and `<html lang>`. The app's name of Swedish is `se`, but in BCP 47 that is
 * Northern Sami, which has other plural forms than Swedish.
 */
const TAGS: Record<Language, { html: string; locale: string }> = {
  se: { html: 'sv', locale: 'sv-SE' },
  en: { html: 'en', locale: 'en-GB' },
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/**
 * The language of this visit: the one in its first address (`?lang=en`, from a search engine or a shared link),
 * otherwise the stored choice, otherwise Swedish. The key is the same as in first-paint/boot.js, which stores the
 * address's language.
 */
export function storedLanguage(): Language {
  const asked = readVisit(STORAGE_KEY);
  if (isLanguage(asked)) return asked;
  const stored = readStorage(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'se';
}

/** Stores the reader's own choice, which is more important than the address's language. */
export function storeLanguage(language: Language): void {
  writeStorage(STORAGE_KEY, language);
  forgetVisit(STORAGE_KEY, 'lang');
}

/** `sv` or `en`, for `<html lang>` and i18next. */
export const htmlLanguage = (language: Language): string => TAGS[language].html;

/**
 * Tells browser and assistive technology the page's language. The server named calendars and feeds in both languages, and
 * only those in this one stay.
 */
export function tellLanguage(language: Language): void {
  const tag = htmlLanguage(language);
  document.documentElement.lang = tag;
  document.head.querySelectorAll(`link[title]:not([hreflang=${tag}])`).forEach((feed) => feed.remove());
}

/** `sv-SE` or `en-GB`, for Intl. */
export const localeOf = (language: Language): string => TAGS[language].locale;

/** The app's id for an i18next language. */
export const languageOfTag = (tag: string | undefined): Language => (tag?.startsWith('en') ? 'en' : 'se');

function readVisit(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Removes what an address has chosen for the visit (`?lang`, `?spoilers`), so that it does not change the reader's own choice
 * again at a reload.
 */
export function forgetVisit(key: string, parameter: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // then nothing was stored
  }
  const address = new URL(window.location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
}

/** localStorage, or null when the browser refuses it (private windows, blocked cookies). */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice. When the browser refuses to store, the choice lasts until the page is closed. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // the choice still works during this visit
  }
}
