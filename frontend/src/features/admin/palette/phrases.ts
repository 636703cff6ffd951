import { searchText } from '../../../lib/search-text';

/** What a phrase leaves open: the name of the thing, and the role. */
export interface Slots {
  thing: string;
  role: string;
}

/** A phrase that the typed text fits, as far as it goes. */
export interface Fit extends Slots {
  /** The text goes beyond the phrase's first words: it names a thing. */
  isNamed: boolean;
}

const SLOT = /^\{(thing|role)\}$/;
const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** `rapportera {thing} | resultat {thing}`: the phrases of a text of the locales. */
export const phrasesOf = (text: string): string[] => text.split('|').map((phrase) => phrase.trim());

/** The words of a phrase before its first slot, with a blank after them when a slot follows. */
export const beginningOf = (phrase: string): string => phrase.replace(/\{.*$/, '');

/**
 * The values of a phrase's slots in typed words; null when the words do not fit. The last word may be unfinished. A name
 * can have several words, also words of the phrase, so the longest name is tried first, but a phrase that goes on after
 * it is better than one that does not.
 */
function fit(tokens: readonly string[], words: readonly string[]): Partial<Slots> | null {
  const [token, ...more] = tokens;
  const [word, ...rest] = words;
  if (word === undefined) return {};
  if (token === undefined) return null;
  const slot = SLOT.exec(token)?.[1];
  if (!slot) {
    const isLast = rest.length === 0;
    const typed = searchText(word);
    return typed === token || (isLast && token.startsWith(typed)) ? fit(more, rest) : null;
  }
  for (let length = words.length - 1; length > 0; length--) {
    const after = fit(more, words.slice(length));
    if (after) return { [slot]: words.slice(0, length).join(' '), ...after };
  }
  return { [slot]: words.join(' ') };
}

/** How a typed text fits a phrase of the locales: `ge {thing} rollen {role}`. */
export function fitPhrase(phrase: string, typed: string): Fit | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const found = fit(wordsOf(searchText(phrase)), words);
  return found && { thing: '', role: '', ...found, isNamed: found.thing !== undefined };
}

/** Does each typed word begin a word of the texts, in any order? For what has a name and no slots. */
export function fitsWords(texts: readonly string[], typed: string): boolean {
  const known = texts.flatMap((text) => wordsOf(searchText(text)));
  return wordsOf(searchText(typed)).every((word) => known.some((each) => each.startsWith(word)));
}
