/**
 * Spreadsheets open these as a formula, also in their wide forms; a tab or a line break may be skipped before one. A text
 * that has the apostrophe already gets another, so that each is read back as it was.
 */
const BEGINS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
/** A cell with one of these needs quotes. */
const NEEDS_QUOTES = /[";\r\n]/;

/** A cell of a file. null is an empty one. */
export type FileCell = string | number | null;

/**
 * A table as CSV that Swedish Excel opens by a double click: UTF-8 with a byte order mark, semicolons, CRLF, decimals
 * with a comma. A text that a spreadsheet would run as a formula gets an apostrophe before it, because people type these
 * texts themselves (T91). The form is that of the server's `csv.ts`.
 */
export const csvOf = (rows: readonly (readonly FileCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

function cellOf(value: FileCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const harmless = BEGINS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
