import { searchText } from '../../../lib/search-text';
import { readableText, wordsOf } from './find-clauses';
import type { PaletteRulesFragment } from './palette-rules.generated';

/** A found section or clause of a rule book. */
export interface RuleHit {
  /** "9.2", or "9" for a section; also its anchor on the book's page. */
  number: string;
  /** The heading of its section. */
  heading: string;
  /** The beginning of its text; empty for a section. */
  excerpt: string;
}

type Book = Pick<PaletteRulesFragment, 'sections'>;

const MOST = 3;
const EXCERPT_LENGTH = 110;
/** "9", "9.2", "§ 9.2" and, while typing, "9." */
const NUMBER = /^§?\s*(\d+)(\.\d*)?$/;

/** All sections and clauses of a book, in its order. */
const partsOf = ({ sections }: Book): RuleHit[] =>
  sections.flatMap(({ number, title, clauses }) => [
    { number: String(number), heading: title, excerpt: '' },
    ...clauses.map((clause) => ({ number: clause.number, heading: title, excerpt: readableText(clause.text) })),
  ]);

function cutShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

/**
 * Finds sections and clauses of a book by their number, or by words that are all in a clause or its heading, in any
 * order. Returns at most three, in the book's order.
 */
export function ruleHits(book: Book, typed: string): RuleHit[] {
  const [, section, clause] = NUMBER.exec(typed.trim()) ?? [];
  const words = searchText(wordsOf(typed)).split(/\s+/).filter(Boolean);
  if (section === undefined && words.length === 0) return [];

  const hasNumber = ({ number }: RuleHit) =>
    clause === undefined
      ? number === section || number.startsWith(`${section}.`)
      : number.startsWith(`${section}${clause}`);
  const hasWords = ({ heading, excerpt }: RuleHit) => {
    // when only the heading matches, the section is the result, not each of its clauses
    const own = searchText(excerpt || heading);
    const all = searchText(`${heading} ${excerpt}`);
    return words.every((word) => all.includes(word)) && words.some((word) => own.includes(word));
  };
  return partsOf(book)
    .filter(section === undefined ? hasWords : hasNumber)
    .slice(0, MOST)
    .map((hit) => ({ ...hit, excerpt: cutShort(hit.excerpt) }));
}
