import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EXPORT_FILES, headerOf, type ExportName } from '../modules/partners/exports/export-files.ts';
import type { Column } from '../modules/partners/exports/export-column.ts';
import { readCsv, textOfTable } from '../platform/read-csv.ts';

/**
 * The files of a night that are stored, each behind those that it names. Of the others `player-seasons` is counted from the games, and
 * `field-play` is what recordings tell, which are in no night.
 */
export const NIGHT_FILES = [
  ...(['seasons', 'divisions', 'teams', 'players', 'transfers', 'standings'] as const),
  ...(['stages', 'seeds', 'series', 'games', 'player-games'] as const),
] as const satisfies readonly ExportName[];
export type NightFile = (typeof NIGHT_FILES)[number];

/** Why a file, a row or a cell of a night cannot be stored. */
export type NightFault =
  | 'missing-file'
  | 'locked-file'
  | 'encoding'
  | 'unreadable'
  | 'missing-column'
  | 'column-twice'
  | 'cells'
  | 'empty'
  | 'number'
  | 'flag'
  | 'day'
  | 'instant'
  | 'one-of'
  | 'twice'
  | 'unknown-id'
  | 'not-stored';

/** A problem by its place, as those of another league's tables. */
export type NightProblem = { file: string; fault: NightFault; value: string } & (
  { row: number; column: string } | { row: null; column: null }
);

/** A line of a file: its number, and its values by column. */
export interface NightLine {
  row: number;
  values: Readonly<Record<string, string | number | boolean | null>>;
}
export type NightTables = Readonly<Record<NightFile, NightLine[]>>;

/** Columns that were added when there were nights already: in those files they are missing, and so are their values. */
const ADDED: Readonly<Partial<Record<NightFile, readonly string[]>>> = { divisions: ['nameEng'] };

/** The file in which the id of a column stands. */
const OF: Readonly<Record<string, NightFile>> = {
  ...{ seasonId: 'seasons', divisionId: 'divisions', fromDivisionId: 'divisions', seriesId: 'series', gameId: 'games' },
  ...{ teamId: 'teams', homeTeamId: 'teams', awayTeamId: 'teams', playerId: 'players' },
};

/** Reads a night from a folder, as it was fetched (`.csv.gz`) or unpacked (`.csv`). */
export async function readNight(folder: string): Promise<{ tables: NightTables; problems: NightProblem[] }> {
  const tables: Record<string, NightLine[]> = {};
  const problems: NightProblem[] = [];
  for (const name of NIGHT_FILES) {
    const read = await linesOf(folder, name);
    tables[name] = read.lines;
    problems.push(...read.problems);
  }
  const night = tables as NightTables;
  return { tables: night, problems: problems.length > 0 ? problems : idProblems(night) };
}

async function linesOf(folder: string, name: NightFile): Promise<{ lines: NightLine[]; problems: NightProblem[] }> {
  const ofFile = (fault: NightFault) => ({
    lines: [],
    problems: [{ file: `${name}.csv`, row: null, column: null, fault, value: '' }],
  });
  const bytes = await bytesOf(join(folder, `${name}.csv`)).catch(whyUnread);
  if (typeof bytes === 'string') return ofFile(bytes);
  const { text, isWindows } = textOfTable(bytes);
  if (isWindows) return ofFile('encoding');
  const { table, ...unread } = readCsv(text);
  if (!table) {
    const { row, column, code } = unread as { row: number; column: string; code: string };
    return { lines: [], problems: [{ file: `${name}.csv`, row, column, fault: 'unreadable', value: code }] };
  }
  return linesFrom(name, table.rows, table.headingLine);
}

const bytesOf = (path: string): Promise<Buffer> =>
  readFile(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return gunzipSync(await readFile(`${path}.gz`));
  });

const whyUnread = (error: NodeJS.ErrnoException): NightFault =>
  error.code === 'ENOENT' ? 'missing-file' : error.code?.startsWith('Z_') ? 'unreadable' : 'locked-file';

function linesFrom(
  name: NightFile,
  [header = [], ...rows]: readonly (readonly string[])[],
  headingLine: number,
): { lines: NightLine[]; problems: NightProblem[] } {
  const file = `${name}.csv`;
  const known: Readonly<Record<string, Column<unknown>>> = EXPORT_FILES[name];
  const inHeader = (fault: NightFault, column: string): NightProblem => ({
    ...{ file, row: headingLine, column, fault, value: column },
  });
  const problems = [
    ...headerOf(name).flatMap((column) =>
      header.includes(column) || ADDED[name]?.includes(column) ? [] : [inHeader('missing-column', column)],
    ),
    ...header.flatMap((column, at) => (header.indexOf(column) === at ? [] : [inHeader('column-twice', column)])),
  ];
  const lines: NightLine[] = [];
  if (problems.length > 0) return { lines, problems };
  rows.forEach((cells, at) => {
    const row = headingLine + 1 + at;
    if (cells.every((cell) => cell === '')) return;
    if (cells.length !== header.length) {
      const column = header[cells.length] ?? String(header.length + 1);
      return void problems.push({ file, row, column, fault: 'cells', value: String(cells.length) });
    }
    // columns of a later version are passed over
    const values = header.flatMap((column, index) => {
      const about = known[column];
      if (!about) return [];
      const value = valueOf(about, cells[index] ?? '');
      if (typeof value !== 'object' || value === null) return [[column, value] as const];
      problems.push({ file, row, column, fault: value.fault, value: cells[index] ?? '' });
      return [];
    });
    lines.push({ row, values: Object.fromEntries(values) });
  });
  return { lines, problems };
}

/** A cell's value, or what is wrong with it. */
function valueOf(
  { schema, isNullable }: Column<unknown>,
  cell: string,
): string | number | boolean | null | { fault: NightFault } {
  if (cell.includes('\uFFFD')) return { fault: 'encoding' };
  if (cell === '' && isNullable) return null;
  if (schema.enum) return schema.enum.includes(cell) ? cell : { fault: cell === '' ? 'empty' : 'one-of' };
  if (schema.type === 'integer')
    return /^-?\d{1,9}$/.test(cell) ? Number(cell) : { fault: cell === '' ? 'empty' : 'number' };
  if (schema.type === 'boolean') return cell === 'true' || cell === 'false' ? cell === 'true' : { fault: 'flag' };
  if (schema.format === 'date') return /^\d{4}-\d\d-\d\d$/.test(cell) && isDate(cell) ? cell : { fault: 'day' };
  if (schema.format === 'date-time') return INSTANT.test(cell) && isDate(cell) ? cell : { fault: 'instant' };
  return cell;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const isDate = (text: string): boolean => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
};

/** Ids that stand twice in their file, and those of which no file has a row. */
function idProblems(tables: NightTables): NightProblem[] {
  const ids = new Map<NightFile, Set<number>>(NIGHT_FILES.map((name) => [name, new Set()]));
  const problems: NightProblem[] = [];
  for (const name of NIGHT_FILES) {
    for (const { row, values } of tables[name]) {
      const { id } = values;
      if (typeof id !== 'number') continue;
      if (ids.get(name)?.has(id)) {
        problems.push({ file: `${name}.csv`, row, column: 'id', fault: 'twice', value: String(id) });
      }
      ids.get(name)?.add(id);
    }
  }
  for (const name of NIGHT_FILES) {
    for (const { row, values } of tables[name]) {
      for (const [column, of] of Object.entries(OF)) {
        const id = values[column];
        if (typeof id === 'number' && !ids.get(of)?.has(id)) {
          problems.push({ file: `${name}.csv`, row, column, fault: 'unknown-id', value: String(id) });
        }
      }
    }
  }
  return problems;
}
