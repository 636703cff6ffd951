/** Spreadsheets open these as a formula, also in their wide forms; a tab or a line break may be skipped before one. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** A cell with one of these needs quotes. */
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * A table as CSV that Swedish Excel opens by a double click: UTF-8 with a byte order mark, semicolons, CRLF. A cell that
 * a spreadsheet would run as a formula gets an apostrophe before it, because people type these texts themselves (T91).
 * null is an empty cell.
 */
export const csvOf = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

function cellOf(value: string | null): string {
  if (value === null) return '';
  const harmless = BEGINS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
