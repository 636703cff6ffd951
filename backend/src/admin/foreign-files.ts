import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForeignTables } from '../domain/imports/foreign-places.ts';
import { FOREIGN_FILES, linesOf, OPTIONAL_FILES } from '../domain/imports/foreign-tables.ts';
import type { AnyLine, ForeignFault, ForeignFile, ForeignProblem } from '../domain/imports/foreign-tables.ts';
import { readCsv, textOfTable } from '../platform/read-csv.ts';

/** The files as they were read. */
interface ReadTables {
  tables: ForeignTables;
  problems: ForeignProblem[];
  /** Files whose rows are not known. */
  unread: Set<ForeignFile>;
  /** Files that were read in the letters of Windows. */
  windows: ForeignFile[];
}

/** Reads the tables of another league in a folder: what can be read of them, and what cannot. */
export async function readForeignTables(folder: string): Promise<ReadTables> {
  const tables: Record<string, AnyLine[]> = {};
  const [problems, unread]: [ForeignProblem[], Set<ForeignFile>] = [[], new Set()];
  const windows: ForeignFile[] = [];
  for (const file of Object.keys(FOREIGN_FILES) as ForeignFile[]) {
    const read = await readTable(folder, file);
    tables[file] = read.lines;
    problems.push(...read.problems);
    if (read.isUnread) unread.add(file);
    if (read.isWindows) windows.push(file);
  }
  return { tables: tables as unknown as ForeignTables, problems, unread, windows };
}

interface ReadTable {
  lines: AnyLine[];
  problems: ForeignProblem[];
  isUnread: boolean;
  isWindows: boolean;
}

async function readTable(folder: string, file: ForeignFile): Promise<ReadTable> {
  const failed = (problem: ForeignProblem): ReadTable => ({
    ...{ lines: [], problems: [problem] },
    ...{ isUnread: true, isWindows: false },
  });
  const ofFile = (fault: ForeignFault): ForeignProblem => ({ file, row: null, column: null, fault, value: '' });
  const bytes = await readFile(join(folder, file)).catch(whyUnread);
  if (bytes === 'missing-file' && OPTIONAL_FILES.includes(file))
    return { lines: [], problems: [], isUnread: false, isWindows: false };
  if (typeof bytes === 'string') return failed(ofFile(bytes));
  const { text, isWindows } = textOfTable(bytes);
  const read = readCsv(text);
  if (!read.table) {
    return failed({ file, row: read.row, column: read.column, fault: 'unreadable', value: read.code });
  }
  const { rows, headingLine } = read.table;
  const { lines, problems } = linesOf(file, rows, headingLine);
  return { lines, problems, isUnread: problems.some(({ row }) => row === headingLine), isWindows };
}

const whyUnread = (error: NodeJS.ErrnoException): ForeignFault =>
  error.code === 'ENOENT' ? 'missing-file' : 'locked-file';
