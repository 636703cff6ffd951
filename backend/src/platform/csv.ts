/**
 * Spreadsheets open these as a formula, also in their wide forms; a tab or a line break may be skipped before one. A text
 * that has the apostrophe already gets another, so that each is read back as it was.
 */
const BEGINS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
/** A cell with one of these needs quotes. */
const NEEDS_QUOTES = /[";\r\n]/;
/** The same of a file for programs, whose cells are divided by commas. */
const NEEDS_QUOTES_IN_LINE = /[",\r\n]/;

/**
 * A table as CSV that Swedish Excel opens by a double click: UTF-8 with a byte order mark, semicolons, CRLF. A cell that
 * a spreadsheet would run as a formula gets an apostrophe before it, because people type these texts themselves (T91).
 * null is an empty cell.
 */
export const csvOf = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

/**
 * A line of CSV for programs (RFC 4180): commas, CRLF. Texts are made harmless for spreadsheets in the same way; numbers
 * stay numbers, also negative ones.
 */
export const csvLineOf = (cells: readonly (string | number | boolean | null)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(harmless(cell), NEEDS_QUOTES_IN_LINE) : (cell ?? ''))).join(',')}\r\n`;

const cellOf = (value: string | null): string => (value === null ? '' : quoted(harmless(value), NEEDS_QUOTES));

const harmless = (value: string): string => (BEGINS_FORMULA.test(value) ? `'${value}` : value);

/** A cell of such a file as it was before it was made harmless. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && BEGINS_FORMULA.test(cell) ? cell.slice(1) : cell;

const quoted = (value: string, special: RegExp): string =>
  special.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
