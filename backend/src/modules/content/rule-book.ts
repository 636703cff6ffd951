import { readContentFile, type ContentFile } from './content-file.ts';

/** A numbered paragraph, "3.2", which others can cite. */
export interface RuleClause {
  readonly number: string;
  /** Markdown, without its number. */
  readonly text: string;
}

export interface RuleSection {
  readonly number: number;
  readonly title: string;
  readonly clauses: readonly RuleClause[];
}

/** Rules, code of conduct or statutes. They are numbered, so that others can cite them. */
export interface RuleBook extends Omit<ContentFile, 'text'> {
  /** Markdown before the first section. */
  readonly introduction: string;
  readonly sections: readonly RuleSection[];
}

/** `## 3 Series`, and everything below it. */
const SECTION = /^## (\d+) (.+)$/;
/** `3.2 The teams agree …`, and the text until the next paragraph. */
const CLAUSE = /^(\d+\.\d+) (.*)$/;

interface OpenSection {
  number: number;
  title: string;
  clauses: { number: string; lines: string[] }[];
}

/**
 * Reads a rule book. Its text contains the numbers of sections and paragraphs: 1, 2, 3 without a gap, so that no one
 * changes a cited number by accident. Throws when a number is wrong.
 */
export function parseRuleBook(source: string): RuleBook {
  const { text, ...head } = readContentFile(source);
  const introduction: string[] = [];
  const sections: OpenSection[] = [];
  for (const line of text.split('\n')) {
    const [, sectionNumber, title] = SECTION.exec(line) ?? [];
    const [, clauseNumber, firstLine] = CLAUSE.exec(line) ?? [];
    const section = sections.at(-1);
    if (sectionNumber && title) {
      assertNext(sectionNumber, String(sections.length + 1));
      sections.push({ number: Number(sectionNumber), title, clauses: [] });
    } else if (clauseNumber && section) {
      assertNext(clauseNumber, `${section.number}.${section.clauses.length + 1}`);
      section.clauses.push({ number: clauseNumber, lines: [firstLine ?? ''] });
    } else if (!section) {
      introduction.push(line);
    } else if (section.clauses.length > 0) {
      section.clauses.at(-1)?.lines.push(line);
    } else if (line.trim()) {
      throw new Error(`text without a number in section ${section.number}: ${line}`);
    }
  }
  return { ...head, introduction: joined(introduction), sections: sections.map(closed) };
}

function assertNext(number: string, expected: string): void {
  if (number !== expected) throw new Error(`${number} stands where ${expected} should`);
}

const joined = (lines: readonly string[]): string => lines.join('\n').trim();

const closed = ({ clauses, ...section }: OpenSection): RuleSection => ({
  ...section,
  clauses: clauses.map(({ number, lines }) => ({ number, text: joined(lines) })),
});
