/** The app's language ids, as stored and as the API calls them. */
export const LANGUAGES = ['se', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'language';

/**
 * What Intl, i18next and `<html lang>` call the languages. The app says `se` for Swedish, but in BCP 47 that is
 * Northern Sami, which has other plural forms than Swedish.
 */
const TAGS: Record<Language, { html: string; locale: string }> = {
  se: { html: 'sv', locale: 'sv-SE' },
  en: { html: 'en', locale: 'en-GB' },
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/**
 * The language of this visit: what the address it began with asked for (`?lang=en`, from a search engine or a shared
 * link), else the stored choice, else Swedish. The key is that of first-paint/choices.js, which keeps what is asked for.
 */
export function storedLanguage(): Language {
  const asked = readVisit(STORAGE_KEY);
  if (isLanguage(asked)) return asked;
  const stored = readStorage(STORAGE_KEY);
  return isLanguage(stored) ? stored : 'se';
}

/** Remembers the reader's own choice, which counts for more than what an address asks for. */
export function storeLanguage(language: Language): void {
  writeStorage(STORAGE_KEY, language);
  forgetVisit(STORAGE_KEY);
}

/** `sv` or `en`, for `<html lang>` and i18next. */
export const htmlLanguage = (language: Language): string => TAGS[language].html;

/** `sv-SE` or `en-GB`, for Intl. */
export const localeOf = (language: Language): string => TAGS[language].locale;

/** The app's id of an i18next language. */
export const languageOfTag = (tag: string | undefined): Language => (tag?.startsWith('en') ? 'en' : 'se');

function readVisit(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An address that asks for a language would ask again when it is loaded again. */
function forgetVisit(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}

/** localStorage, or null where the browser refuses it (private windows, blocked cookies). */
export function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice; where the browser refuses storage it lasts as long as the page. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // the choice still holds for this visit
  }
}
