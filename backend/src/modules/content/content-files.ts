import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteLanguage } from '../../domain/site-language.ts';
import { readContentFile, type ContentFile } from './content-file.ts';
import { parseFaq, type FaqItem } from './faq.ts';
import { fillLeagueWords } from './league-words.ts';
import { parsePeople, type People } from './people.ts';
import { parseRuleBook, type RuleBook } from './rule-book.ts';

/** The numbered texts, which have a PDF. The names are the files' names. */
export const RULE_BOOKS = ['rules', 'code-of-conduct', 'statutes', 'six-mans'] as const;
export type RuleBookName = (typeof RULE_BOOKS)[number];

/** Pages of unnumbered text. */
export const TEXT_PAGES = ['about', 'help-us', 'merch', 'privacy', 'developers'] as const;
export type TextPageName = (typeof TEXT_PAGES)[number];

/** A printed rule book. */
export interface PrintedBook {
  readonly bytes: Buffer;
  /** The digest of the bytes. An address with it always returns the same bytes. */
  readonly digest: string;
}

/** All of the league's texts in one language. */
export interface Content {
  readonly faq: readonly FaqItem[];
  readonly people: People;
  readonly pages: Readonly<Record<TextPageName, ContentFile>>;
  readonly books: Readonly<Record<RuleBookName, RuleBook>>;
  readonly printed: Readonly<Record<RuleBookName, PrintedBook>>;
}

/** The folder is beside `src` and `dist`, because the texts are no code and change without it. */
const FOLDER = new URL('../../../content/', import.meta.url);

/** Reads all files of a language. Throws with the file's name when one is wrong. */
export function readContent(language: SiteLanguage): Content {
  const read = <T>(name: string, parse: (source: string) => T): T => {
    try {
      return parse(fillLeagueWords(readFileSync(new URL(name, FOLDER), 'utf8')));
    } catch (error) {
      throw new Error(`backend/content/${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  return {
    faq: read(`${language}/faq.md`, parseFaq),
    people: read('people.json', (source) => parsePeople(source, language)),
    pages: byName(TEXT_PAGES, (name) => read(`${language}/${name}.md`, readContentFile)),
    books: byName(RULE_BOOKS, (name) => read(`${language}/${name}.md`, parseRuleBook)),
    printed: byName(RULE_BOOKS, (name) => readPrinted(`pdf/${name}-${language}.pdf`)),
  };
}

function readPrinted(name: string): PrintedBook {
  const bytes = readFileSync(new URL(name, FOLDER));
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

function byName<K extends string, T>(names: readonly K[], make: (name: K) => T): Record<K, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;
}
