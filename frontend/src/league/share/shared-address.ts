import type { Language } from '../../lib/i18n/language';

/** Choices of the address that are not about what the page shows. */
const OWN = new Set(['lang', 'spoilers']);

interface Shown {
  /** The page's path. */
  path: string;
  /** The page's choices: tab, season, filters, goal, supposed results. */
  search: URLSearchParams;
}

/**
 * The address of a page as it is shown, in the reader's language, and without results in its preview when they hide them (R40).
 */
export function sharedAddress({ path, search }: Shown, language: Language, hidesResults: boolean): string {
  const shown = new URLSearchParams([...search].filter(([name]) => !OWN.has(name)));
  // colons and commas of supposed results need no code, and stay readable
  const choices = [
    String(shown).replaceAll('%3A', ':').replaceAll('%2C', ','),
    language === 'en' && 'lang=en',
    hidesResults && 'spoilers=off',
  ]
    .filter(Boolean)
    .join('&');
  return `${window.location.origin}${path}${choices && `?${choices}`}`;
}
