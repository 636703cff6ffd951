import type { Role } from '../../../lib/schema.generated';
import { searchText } from '../../../lib/search-text';
import type { Act, ActId } from './acts';
import { fitPhrase, fitsWords, phrasesOf, type Fit } from './phrases';

/** A text of fewer letters would offer nearly every act. */
const SHORTEST = 2;

/** An act that a typed text asks for. */
export interface ActMatch {
  act: Act;
  /** The phrase that fits. */
  phrase: string;
  /** Null for an act that needs nothing. */
  fit: Fit | null;
}

/** The acts that the typed text asks for. `phrases` has each act's phrases in the reader's language. */
export function matchActs(typed: string, acts: readonly Act[], phrases: (id: ActId) => string): ActMatch[] {
  if (typed.trim().length < SHORTEST) return [];
  return acts.flatMap((act): ActMatch[] => {
    const all = phrasesOf(phrases(act.id));
    if (act.needs === 'nothing') {
      return fitsWords(all, typed) ? [{ act, phrase: all[0] ?? '', fit: null }] : [];
    }
    const fitting = all.flatMap((phrase) => {
      const fit = fitPhrase(phrase, typed);
      return fit ? [{ act, phrase, fit }] : [];
    });
    const best = fitting.find(({ fit }) => fit.role !== '') ?? fitting.find(({ fit }) => fit.isNamed) ?? fitting[0];
    return best ? [best] : [];
  });
}

/** What to search for: the name inside a phrase, otherwise the whole text. */
export const searchedIn = (matches: readonly ActMatch[], typed: string): string =>
  matches.find(({ fit }) => fit?.isNamed)?.fit?.thing ?? typed.trim();

/** The roles that a text can mean, as far as it is typed; all for an empty one. `words` has each role's words. */
export const rolesIn = (text: string, roles: readonly Role[], words: (role: Role) => string): Role[] =>
  roles.filter((role) => phrasesOf(words(role)).some((word) => searchText(word).startsWith(searchText(text))));
