import type { PaletteRulesFragment } from '../../gql/information/graphql';
import { readable, wordsOf } from './find-clauses';

/** A section or a clause of a rule book that was looked for. */
export interface RuleHit {
  /** "9.2", or "9" for a section: also its anchor on the book's page. */
  number: string;
  /** The heading of its section. */
  heading: string;
  /** How it goes, cut short; empty for a section. */
  excerpt: string;
}

type Book = Pick<PaletteRulesFragment, 'sections'>;

const MOST = 3;
const EXCERPT_LENGTH = 110;
/** "9", "9.2", "§ 9.2" and, on the way there, "9." */
const NUMBER = /^§?\s*(\d+)(\.\d*)?$/;

/** What a book holds, in its order. */
const partsOf = ({ sections }: Book): RuleHit[] =>
  sections.flatMap(({ number, title, clauses }) => [
    { number: String(number), heading: title, excerpt: '' },
    ...clauses.map((clause) => ({ number: clause.number, heading: title, excerpt: readable(clause.text) })),
  ]);

function cutShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

/**
 * Sections and clauses of a book by their number, or by words that all stand in a clause and its heading, in any order.
 * At most three, in the book's order.
 */
export function ruleHits(book: Book, typed: string): RuleHit[] {
  const [, section, clause] = NUMBER.exec(typed.trim()) ?? [];
  const words = wordsOf(typed).toLowerCase().split(/\s+/).filter(Boolean);
  if (section === undefined && words.length === 0) return [];

  const hasNumber = ({ number }: RuleHit) =>
    clause === undefined
      ? number === section || number.startsWith(`${section}.`)
      : number.startsWith(`${section}${clause}`);
  const hasWords = ({ heading, excerpt }: RuleHit) => {
    // a heading alone is its section's hit, not that of each of its clauses
    const own = (excerpt || heading).toLowerCase();
    const all = `${heading} ${excerpt}`.toLowerCase();
    return words.every((word) => all.includes(word)) && words.some((word) => own.includes(word));
  };
  return partsOf(book)
    .filter(section === undefined ? hasWords : hasNumber)
    .slice(0, MOST)
    .map((hit) => ({ ...hit, excerpt: cutShort(hit.excerpt) }));
}
