import type { RuleBookPageQuery } from '../../gql/information/graphql';
import { partsOf } from '../../ui/markdown/mark-words';

export type RuleBook = RuleBookPageQuery['ruleBook'];
export type Section = RuleBook['sections'][number];

/** Fewer letters than this are everywhere. */
const SHORTEST = 2;

/** What was typed, as it is searched for; empty when there is too little of it. */
export const wordsOf = (typed: string): string => {
  const words = typed.trim();
  return words.length < SHORTEST ? '' : words;
};

/** A text as it is read: without the addresses of its links, and without the signs of its markup. */
export const readable = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, '').replace(/[[\]*_`|]/g, '');

const has = (text: string, words: string): boolean => partsOf(text, words).some(({ isHit }) => isHit);

/** The numbers of the clauses, and of the sections by their title, in which the words stand; in the book's order. */
export function findClauses({ sections }: Pick<RuleBook, 'sections'>, words: string): string[] {
  if (words === '') return [];
  return sections.flatMap(({ number, title, clauses }) => [
    ...(has(title, words) ? [String(number)] : []),
    ...clauses.filter(({ text }) => has(readable(text), words)).map((clause) => clause.number),
  ]);
}
