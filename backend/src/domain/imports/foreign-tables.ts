/** The tables of another league (R36): their columns, and what is wrong with a table or a cell. */
import { isCountry } from '../countries.ts';
import { refusalKeyOf } from '../league-error.ts';
import { MAX_GAMES, SERIES_FORMATS, TABLE_FORMATS } from '../series/series-format.ts';
import { LARGEST } from '../series/usual-numbers.ts';
import { STAGE_EXITS } from '../stages/seed-status.ts';
import { assertWeeks, MOST_TEAMS_OF_CUP, STAGE_FORMATS, STAGE_KINDS } from '../stages/stage-shape.ts';
import { parseTime } from '../stockholm-time.ts';
import { ROSTER_LIMIT } from '../teams/roster.ts';
import { cleanLine, isGarbled, pastedNumber } from '../text.ts';
import { resultIn, yesOrNo } from './import-table.ts';

/** The files with their columns. The header names these, in any order, and may name those of `MORE_COLUMNS`. */
export const FOREIGN_FILES = {
  'divisions.csv': ['season', 'starts', 'ends', 'division', 'rank', 'format'],
  'teams.csv': ['season', 'division', 'team'],
  'players.csv': ['player', 'country', 'team', 'from', 'to'],
  'series.csv': ['season', 'division', 'week', 'time', 'home', 'away', 'result'],
  'numbers.csv': [
    ...(['season', 'division', 'week', 'home', 'away', 'game', 'team', 'player'] as const),
    ...(['score', 'goals', 'assists', 'saves', 'shots'] as const),
  ],
  'stages.csv': ['season', 'stage', 'kind', 'bracket', 'weeks'],
  'seeds.csv': ['season', 'stage', 'seed', 'team'],
  'places.csv': ['season', 'division', 'team', 'final-place'],
} as const;

export type ForeignFile = keyof typeof FOREIGN_FILES;

/** Columns that a file may lack: its cells are then empty. */
export const MORE_COLUMNS = {
  'divisions.csv': ['settled'],
  'teams.csv': ['points', 'reason', 'disqualified', 'annulled', 'order'],
  'players.csv': ['place', 'account'],
  'series.csv': [],
  'numbers.csv': [],
  'stages.csv': ['third-place', 'second-final', 'format', 'rounds', 'rank', 'drawn'],
  'seeds.csv': ['from-division', 'from-place', 'left'],
  'places.csv': [],
} as const satisfies Record<ForeignFile, readonly string[]>;

/** Without these no series has the players' numbers (R22), no season has stages (R43), and no final place is compared (R46). */
export const OPTIONAL_FILES: readonly ForeignFile[] = ['numbers.csv', 'stages.csv', 'seeds.csv', 'places.csv'];

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
  | 'yes-or-no'
  | 'not-disqualified'
  | 'no-reason'
  | 'other-account'
  | 'two-accounts'
  | 'no-captain'
  | 'place-twice'
  | 'roster-full'
  | 'has-roster'
  | 'not-over'
  | 'unknown-series'
  | 'unknown-player'
  | 'no-game'
  | 'not-in-series'
  | 'side-full'
  | 'too-many'
  | 'numbers-missing'
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
  | 'impossible'
  | 'stage-kind'
  | 'bracket'
  | 'weeks'
  | 'more-than-rounds'
  | 'left'
  | 'unknown-stage'
  | 'seed-count'
  | 'seed-missing'
  | 'not-of-bracket'
  | 'not-drawn'
  | 'not-seeded'
  | 'not-in-bracket'
  | 'other-week'
  | 'not-finished'
  | 'other-settled'
  | 'no-place'
  | 'other-place';

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
  cells: Readonly<Record<(typeof FOREIGN_FILES)[F][number] | (typeof MORE_COLUMNS)[F][number], string>>;
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
  stage: 60,
  'from-division': 60,
  team: 60,
  player: 34,
  account: 100,
  reason: 500,
  home: 60,
  away: 60,
};
/** Cells that may be empty, besides those of `MORE_COLUMNS`. */
const MAY_BE_EMPTY: Readonly<Partial<Record<ForeignFile, readonly string[]>>> = {
  'divisions.csv': ['format'],
  'players.csv': ['country', 'to'],
  'series.csv': ['time', 'result'],
  'seeds.csv': ['team'],
};
const DAYS = new Set(['starts', 'ends', 'from', 'to']);
const YES_OR_NO = new Set(['disqualified', 'annulled', 'settled', 'third-place', 'second-final', 'drawn']);
/** The largest whole numbers, from 1. */
const MOST: Readonly<Record<string, number>> = {
  ...{ rank: 30, week: 53, game: MAX_GAMES, place: ROSTER_LIMIT, order: 99 },
  ...{ seed: MOST_TEAMS_OF_CUP, 'from-place': MOST_TEAMS_OF_CUP, 'final-place': MOST_TEAMS_OF_CUP },
};
/** The largest of those that may be nothing. */
const MOST_NUMBERS: Readonly<Record<string, number>> = LARGEST;
const MOST_POINTS = 99;

/** The lines of a file whose header is in this line; a wrong header or a row with more or fewer cells is a problem. Empty rows are left out. */
export function linesOf<F extends ForeignFile>(
  file: F,
  [header = [], ...rows]: readonly (readonly string[])[],
  headingLine = 1,
): { lines: ForeignLine<F>[]; problems: ForeignProblem[] } {
  const columns: readonly string[] = FOREIGN_FILES[file];
  const more: readonly string[] = MORE_COLUMNS[file];
  const named = header.map((name) => name.trim().toLowerCase());
  const inHeader = (fault: ForeignFault, column: string): ForeignProblem => ({
    ...{ file, row: headingLine, column, value: column },
    fault: isGarbled(column) ? 'encoding' : fault,
  });
  const problems: ForeignProblem[] = [
    ...columns.filter((column) => !named.includes(column)).map((column) => inHeader('missing-column', column)),
    ...named.flatMap((name, at) =>
      [...columns, ...more].includes(name) ? [] : [inHeader('unknown-column', name || String(at + 1))],
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
    const read = named.map((name, index) => [name, (cells[index] ?? '').normalize('NFC').trim()]);
    const all = Object.fromEntries([...more.map((name) => [name, '']), ...read]) as ForeignLine<F>['cells'];
    lines.push({ row, cells: all });
  });
  return { lines, problems };
}

/** What is wrong with the cells of a line, each by itself. */
export function cellProblems(file: ForeignFile, { row, cells }: AnyLine): ForeignProblem[] {
  return Object.entries(cells).flatMap(([column, value]) => {
    const fault = faultOf(file, column, value);
    return fault ? [{ file, row, column, fault, value }] : [];
  });
}

function faultOf(file: ForeignFile, column: string, value: string): ForeignFault | null {
  if (value === '') return mayBeEmpty(file, column) ? null : 'empty';
  if (isGarbled(value)) return 'encoding';
  if (refusalKeyOf(() => cleanLine(value)) !== null) return 'characters';
  if (value.length > (LONGEST[column] ?? Infinity)) return 'too-long';
  const fault = Object.hasOwn(KINDS, column) ? KINDS[column]?.(value) : null;
  return fault ?? null;
}

const mayBeEmpty = (file: ForeignFile, column: string): boolean =>
  [...(MAY_BE_EMPTY[file] ?? []), ...MORE_COLUMNS[file]].includes(column);

const unless = (isRight: boolean, fault: ForeignFault): ForeignFault | null => (isRight ? null : fault);
const isTaken = (read: () => unknown): boolean => refusalKeyOf(read) === null;
const eachOf = (columns: Iterable<string>, check: (value: string, column: string) => ForeignFault | null) =>
  Object.fromEntries([...columns].map((column) => [column, (value: string) => check(value, column)]));

/** What a cell of each column must be. */
const KINDS: Readonly<Record<string, (value: string) => ForeignFault | null>> = {
  ...eachOf(DAYS, (value) => unless(isTime(`${value} 12:00`), 'day')),
  ...eachOf(Object.keys(MOST), (value, column) => unless(isWithin(value, MOST[column] ?? 0), 'number')),
  ...eachOf(Object.keys(LARGEST), (value, column) => unless(isCount(value, MOST_NUMBERS[column] ?? 0), 'number')),
  ...eachOf(YES_OR_NO, (value) =>
    unless(
      isTaken(() => yesOrNo(value)),
      'yes-or-no',
    ),
  ),
  time: (value) => unless(isTime(value), 'time'),
  points: (value) => unless(Math.abs(pointsIn(value)) <= MOST_POINTS, 'number'),
  format: (value) =>
    unless(
      TABLE_FORMATS.some((each) => each === value),
      'format',
    ),
  rounds: (value) =>
    unless(
      wordsIn(value).every((word) => SERIES_FORMATS.some((each) => each === word)),
      'format',
    ),
  kind: (value) =>
    unless(
      STAGE_KINDS.some((each) => each === value),
      'stage-kind',
    ),
  bracket: (value) =>
    unless(
      STAGE_FORMATS.some((each) => each === value),
      'bracket',
    ),
  left: (value) =>
    unless(
      STAGE_EXITS.some((each) => each === value),
      'left',
    ),
  weeks: (value) =>
    unless(
      isTaken(() => assertWeeks(wordsIn(value).map(Number))),
      'weeks',
    ),
  country: (value) => unless(isCountry(value), 'country'),
  result: (value) =>
    unless(
      isTaken(() => resultIn(value)),
      'result',
    ),
};

/** The words of a cell that has several, such as the weeks `10 11 12`. */
export const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Points that a cell gives or takes: `-3`, also with another dash; 0 for an empty one. Not a number for everything else. */
export function pointsIn(text: string): number {
  const number = pastedNumber(text);
  if (number === '') return 0;
  return /^[-+]?\d{1,3}$/.test(number) ? Number(number) : NaN;
}

const isTime = (text: string): boolean => isTaken(() => parseTime(text));

const isWithin = (text: string, most: number): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most;

const isCount = (text: string, most: number): boolean => /^\d{1,6}$/.test(text) && Number(text) <= most;
