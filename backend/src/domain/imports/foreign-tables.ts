/** The tables of another league's past seasons (R36): their columns, and what is wrong with a table or a cell. */
import { isCountry } from '../countries.ts';
import { refusalKeyOf } from '../league-error.ts';
import { SERIES_FORMATS } from '../series/series-format.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { parseTime } from '../stockholm-time.ts';
import { cleanLine } from '../text.ts';
import { resultIn } from './import-table.ts';

/** The files with their columns. The header names exactly these, in any order. */
export const FOREIGN_FILES = {
  'divisions.csv': ['season', 'starts', 'ends', 'division', 'rank', 'format'],
  'teams.csv': ['season', 'division', 'team'],
  'players.csv': ['player', 'country', 'team', 'from', 'to'],
  'series.csv': ['season', 'division', 'week', 'time', 'home', 'away', 'result'],
} as const;

export type ForeignFile = keyof typeof FOREIGN_FILES;

/** Why a file, a row or a cell cannot be imported. */
export type ForeignFault =
  | 'missing-file'
  | 'locked-file'
  | 'encoding'
  | 'unreadable'
  | 'missing-column'
  | 'unknown-column'
  | 'column-twice'
  | 'cells'
  | 'empty'
  | 'too-long'
  | 'characters'
  | 'day'
  | 'time'
  | 'number'
  | 'format'
  | 'country'
  | 'result'
  | 'ends-first'
  | 'future'
  | 'other-days'
  | 'taken'
  | 'look-alike'
  | 'twice'
  | 'unknown-season'
  | 'unknown-division'
  | 'unknown-team'
  | 'other-division'
  | 'itself'
  | 'two-teams'
  | 'outside-season'
  | 'impossible';

/**
 * A problem by its place: the row's number in the file, from 1, and the heading of the column, or its number where it has
 * none. Null for both: the whole file.
 */
export type ForeignProblem = {
  file: ForeignFile;
  fault: ForeignFault;
  /** The text that is wrong; '' when a file is. */
  value: string;
} & ({ row: number; column: string } | { row: null; column: null });

/** A line of a file: its number, and its cells by column. */
export interface ForeignLine<F extends ForeignFile> {
  row: number;
  cells: Readonly<Record<(typeof FOREIGN_FILES)[F][number], string>>;
}

/** A line of any of the files. */
export interface AnyLine {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** Longer names do not fit (the database's own limits). */
const LONGEST: Readonly<Record<string, number>> = {
  season: 60,
  division: 60,
  team: 60,
  player: 34,
  home: 60,
  away: 60,
};
/** Cells that may be empty. */
const OPTIONAL = new Set(['country', 'format']);
const MOST_WEEKS = 53;

/** The lines of a file whose header is in this line; a wrong header or a row with more or fewer cells is a problem. Empty rows are left out. */
export function linesOf<F extends ForeignFile>(
  file: F,
  [header = [], ...rows]: readonly (readonly string[])[],
  headingLine = 1,
): { lines: ForeignLine<F>[]; problems: ForeignProblem[] } {
  const columns: readonly string[] = FOREIGN_FILES[file];
  const named = header.map((name) => name.trim().toLowerCase());
  const inHeader = (fault: ForeignFault, column: string): ForeignProblem => ({
    ...{ file, row: headingLine, column, value: column },
    fault: isGarbled(column) ? 'encoding' : fault,
  });
  const problems: ForeignProblem[] = [
    ...columns.filter((column) => !named.includes(column)).map((column) => inHeader('missing-column', column)),
    ...named.flatMap((name, at) =>
      columns.includes(name) ? [] : [inHeader('unknown-column', name || String(at + 1))],
    ),
    ...named.flatMap((name, at) => (named.indexOf(name) === at || name === '' ? [] : [inHeader('column-twice', name)])),
  ];
  const lines: ForeignLine<F>[] = [];
  if (problems.length > 0) return { lines, problems };
  rows.forEach((cells, at) => {
    const row = headingLine + 1 + at;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (cells.length !== named.length) {
      // the first cell that is missing, or that has no heading
      const column = named[cells.length] ?? String(named.length + 1);
      return void problems.push({ file, row, column, fault: 'cells', value: String(cells.length) });
    }
    const byName = Object.fromEntries(named.map((name, index) => [name, (cells[index] ?? '').normalize('NFC').trim()]));
    lines.push({ row, cells: byName as ForeignLine<F>['cells'] });
  });
  return { lines, problems };
}

/** What is wrong with the cells of a line, each by itself. */
export function cellProblems(file: ForeignFile, { row, cells }: AnyLine): ForeignProblem[] {
  return Object.entries(cells).flatMap(([column, value]) => {
    const fault = faultOf(column, value);
    return fault ? [{ file, row, column, fault, value }] : [];
  });
}

/** A letter that could not be read stands as this sign. */
const isGarbled = (text: string): boolean => text.includes('\uFFFD');

function faultOf(column: string, value: string): ForeignFault | null {
  if (value === '') return OPTIONAL.has(column) ? null : 'empty';
  if (isGarbled(value)) return 'encoding';
  if (refusalKeyOf(() => cleanLine(value)) !== null) return 'characters';
  if (value.length > (LONGEST[column] ?? Infinity)) return 'too-long';
  if (['starts', 'ends', 'from', 'to'].includes(column) && !isTime(`${value} 12:00`)) return 'day';
  if (column === 'time' && !isTime(value)) return 'time';
  if (column === 'rank' && !isWithin(value, 100)) return 'number';
  if (column === 'week' && !isWithin(value, MOST_WEEKS)) return 'number';
  if (column === 'format' && !SERIES_FORMATS.includes(value as SeriesFormat)) return 'format';
  if (column === 'country' && !isCountry(value)) return 'country';
  return column === 'result' && refusalKeyOf(() => resultIn(value)) !== null ? 'result' : null;
}

const isTime = (text: string): boolean => refusalKeyOf(() => parseTime(text)) === null;

const isWithin = (text: string, most: number): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;
