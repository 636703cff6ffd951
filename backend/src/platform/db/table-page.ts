/** What the tables of the back office ask for: a search, an order and a page, or all rows. */

/** Which page. `text` is as typed; `first` is null for all rows. */
export interface TableSlice {
  text: string;
  isDescending: boolean;
  first: number | null;
  offset: number;
}

/** A page of rows, and how many there are on all pages together. */
export interface TablePage<Row> {
  items: Row[];
  total: number;
}

/** What a league can have of anything and a browser can still draw: all rows are no more. */
const MOST_ROWS = 10_000;
/** No field that is searched has more. */
const LONGEST_SEARCH = 100;

/** An `ilike` pattern for what contains the text, in which nothing is a wildcard; '' for everything. */
export const containing = (text: string): string => patternOf(text, '%');

/** The same for what begins with it. */
export const startingWith = (text: string): string => patternOf(text, '');

/** `limit` and `offset` of a page, whatever was asked. */
export const rowsOf = ({ first, offset }: Pick<TableSlice, 'first' | 'offset'>): { limit: number; offset: number } => ({
  limit: first === null ? MOST_ROWS : Math.min(Math.max(first, 1), MOST_ROWS),
  offset: Math.max(offset, 0),
});

function patternOf(text: string, before: '%' | ''): string {
  // PostgreSQL has no text with a NUL in it, so no name has one either
  const wanted = text.replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
  return wanted === '' ? '' : `${before}${wanted.replace(/[\\%_]/g, '\\$&')}%`;
}
