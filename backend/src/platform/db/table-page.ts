import { searchText } from '../../domain/text.ts';

/** What the tables of the back office read: a search, an order, and one page or all rows. */

/** The wanted page. `text` is as typed; `first` is null for all rows. */
export interface TableSlice {
  text: string;
  isDescending: boolean;
  first: number | null;
  offset: number;
}

/** A page of rows, and the number of rows on all pages together. */
export interface TablePage<Row> {
  items: Row[];
  total: number;
}

/** The most rows that "all rows" returns. A league has fewer of everything, and a browser can still show them. */
const MOST_ROWS = 10_000;
/** The longest search text. No searched field is longer. */
const LONGEST_SEARCH = 100;

/** A `like` pattern for `searchTextSql` names that contain this text, without wildcards of its own; '' matches everything. */
export const containingPattern = (text: string): string => patternOf(text, '%');

/** The pattern of an optional filter; null for none, and for an empty text. */
export const partOf = (text: string | null | undefined): string | null => containingPattern(text ?? '') || null;

/** The same for texts that begin with it. */
export const startingWith = (text: string): string => patternOf(text, '');

/** `limit` and `offset` of a page, within the allowed range. */
export const rowsOf = ({ first, offset }: Pick<TableSlice, 'first' | 'offset'>): { limit: number; offset: number } => ({
  limit: first === null ? MOST_ROWS : Math.min(Math.max(first, 1), MOST_ROWS),
  offset: Math.max(offset, 0),
});

function patternOf(text: string, before: '%' | ''): string {
  // PostgreSQL's texts cannot contain NUL
  const wanted = searchText(text.replaceAll('\0', '').slice(0, LONGEST_SEARCH)).trim();
  return wanted === '' ? '' : `${before}${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
