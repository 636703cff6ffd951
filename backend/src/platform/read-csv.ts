import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { asTyped } from './csv.ts';
import { windowsText } from './windows-1252.ts';

/** What separates cells: a spreadsheet copies with tabs, Swedish ones save with semicolons, others with commas. */
const SEPARATORS = ['\t', ';', ','];

/** A first line by which a spreadsheet is told what separates the cells. */
const SAYS_SEPARATOR = /^\uFEFF?"?sep=([^\r\n])"?[;,\t]*(?:\r\n|\r|\n|$)/i;

/** A table as it was read. */
export interface ReadCsv {
  /** The heading, and the rows below it, without what is empty behind the last heading. */
  rows: string[][];
  /** The number of the heading's line, from 1. */
  headingLine: number;
}

/** A text that is no table: the row whose quotes are wrong, from 1, the heading of the cell where it has one, and the reader's word for it. */
export interface UnreadCsv {
  table: null;
  row: number;
  column: string;
  code: string;
}

/** Windows, Linux and old Macs end lines in their own way, and a file that was put together has several. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/**
 * The table in a text of CSV, as spreadsheets save it and as this site exports it. Null when quotes are wrong. With
 * `relaxQuotes` a quote within a cell is a sign like others.
 */
export function readCsv(csv: string, { relaxQuotes = false } = {}): { table: ReadCsv } | UnreadCsv {
  const [first = '', said] = SAYS_SEPARATOR.exec(csv) ?? [];
  const text = csv.slice(first.length);
  const headingLine = first === '' ? 1 : 2;
  const delimiter = said === undefined || said === '"' ? separatorOf(text) : said;
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      relaxQuotes,
      recordDelimiter: LINE_ENDS,
    });
    const width = filled(rows[0] ?? []);
    const kept = rows.map((cells) => cells.slice(0, Math.max(width, filled(cells))).map(asTyped));
    return { table: { rows: kept, headingLine } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [records, cell] = [Number(error['records'] ?? 0), Number(error['column'] ?? 0)];
    const headings = records === 0 ? [] : headingsOf(text, delimiter);
    return { table: null, row: records + headingLine, column: headings[cell] || String(cell + 1), code: error.code };
  }
}

/** The headings of a text whose first row can be read. */
function headingsOf(text: string, delimiter: string): string[] {
  const [headings = []] = parse(text, { bom: true, delimiter, recordDelimiter: LINE_ENDS, to: 1 });
  return headings.map((heading) => heading.trim());
}

/** The separator that the heading has most of. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (separator: string): number => heading.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** How many cells there are up to the last one that says something. */
const filled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** A text of bytes. `isWindows`: they are the letters of Windows in western Europe. */
interface TableText {
  text: string;
  isWindows: boolean;
}

/**
 * The text of a table's bytes: UTF-16 when they begin with its mark, or when every other one of the first is zero; or else
 * UTF-8. What is no UTF-8 is in the letters of Windows, in which Excel saves "CSV (semicolon)"; but a table with more letters of UTF-8
 * than others was put together of both, and has signs that show where it cannot be read.
 */
export function textOfTable(bytes: Buffer): TableText {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), isWindows: false };
  const text = bytes.toString('utf8');
  const isWindows = !isUtf8(bytes) && countOf(/\uFFFD/g, text) > countOf(/[^\p{ASCII}\uFFFD]/gu, text);
  return { text: isWindows ? windowsText(bytes) : text, isWindows };
}

const countOf = (sign: RegExp, text: string): number => text.match(sign)?.length ?? 0;

/** How a table is written that is no UTF-8; null when it is, or is something else. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [one, two, three, four] = bytes;
  if ((one === 0xff && two === 0xfe) || (two === 0 && four === 0 && one !== 0)) return 'utf-16le';
  return (one === 0xfe && two === 0xff) || (one === 0 && three === 0 && two !== 0) ? 'utf-16be' : null;
}
