import { partsOf } from '../../../ui/markdown/mark-words';
import type { RuleBookPageQuery } from './rule-book-page.generated';

export type RuleBook = RuleBookPageQuery['ruleBook'];
export type Section = RuleBook['sections'][number];

/** Shorter words are in almost every clause. */
const SHORTEST = 2;

/** The search text; empty when it is too short. */
export const wordsOf = (typed: string): string => {
  const words = typed.trim();
  return words.length < SHORTEST ? '' : words;
};

/** The readable text of Markdown, without the addresses of links and without markup. */
export const readableText = (markdown: string): string =>
  markdown.replace(/\]\([^)]*\)/g, '').replace(/[[\]*_`|]/g, '');

const has = (text: string, words: string): boolean => partsOf(text, words).some(({ isHit }) => isHit);

/**
 * The numbers of the clauses with these words in their text, and of sections with the words in their title, in the
 * book's order.
 */
export function findClauses({ sections }: Pick<RuleBook, 'sections'>, words: string): string[] {
  if (words === '') return [];
  return sections.flatMap(({ number, title, clauses }) => [
    ...(has(title, words) ? [String(number)] : []),
    ...clauses.filter(({ text }) => has(readableText(text), words)).map((clause) => clause.number),
  ]);
}
