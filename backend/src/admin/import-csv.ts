import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { foreignProblems, inOrder, type ForeignTables, type KnownNames } from '../domain/imports/foreign-league.ts';
import { FOREIGN_FILES, linesOf } from '../domain/imports/foreign-tables.ts';
import type { AnyLine, ForeignFault, ForeignFile, ForeignProblem } from '../domain/imports/foreign-tables.ts';
import { nicknameKey } from '../domain/text.ts';
import { readCsv, textOfTable, utf16Of } from '../platform/read-csv.ts';
import { storeForeignLeague } from './foreign-rows.ts';
import { inTransaction, writeDown } from './operator.ts';

/** What an import found or stored. With a problem nothing was stored. */
export interface CsvImport {
  problems: ForeignProblem[];
  /** The number of lines of each file. */
  lines: Readonly<Record<ForeignFile, number>>;
}

/** Ends a rehearsal. */
const REHEARSED = new Error('rehearsed');

/**
 * Imports past seasons of another league from CSV files, with an entry in the log of staff's acts: all of them, or nothing
 * when there is a problem. A trial does the same and stores nothing.
 */
export async function importCsv(client: Client, folder: string, isTrial: boolean, now: Date): Promise<CsvImport> {
  const { tables, problems, unread, doubtful } = await readTables(folder);
  const lines = Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => [file, rows.length]),
  ) as CsvImport['lines'];
  try {
    await inTransaction(client, async () => {
      // the names must not change before they are stored
      await client.query('lock table season, team, player in share row exclusive mode');
      const found = foreignProblems(tables, await knownNames(client), { now, unread });
      // what a row with wrong letters says is not known
      problems.push(...found.filter(({ file, row }) => !doubtful.has(placeOf(file, row))));
      if (problems.length > 0) throw REHEARSED;
      const after = await storeForeignLeague(client, tables);
      await writeDown(client, { act: 'league.import-csv', objectKind: 'league', objectId: 0, after });
      if (isTrial) throw REHEARSED;
    });
  } catch (error) {
    if (error !== REHEARSED) throw error;
  }
  return { problems: inOrder(problems), lines };
}

async function knownNames(client: Client): Promise<KnownNames> {
  const namesOf = async (sql: string): Promise<string[]> =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const [seasons, teams, players] = [
    await namesOf('select lower(name) as name from season'),
    await namesOf('select name from team'),
    await namesOf('select nickname as name from player'),
  ];
  return {
    seasons: new Set(seasons),
    teams: new Set(teams.map(nicknameKey)),
    players: new Set(players.map(nicknameKey)),
  };
}

/** The files as they were read. */
interface ReadTables {
  tables: ForeignTables;
  problems: ForeignProblem[];
  /** Files whose rows are not known. */
  unread: Set<ForeignFile>;
  /** Rows with letters that could not be read. */
  doubtful: Set<string>;
}

const placeOf = (file: ForeignFile, row: number | null): string => `${file} ${row}`;

async function readTables(folder: string): Promise<ReadTables> {
  const tables: Record<string, AnyLine[]> = {};
  const [problems, unread, doubtful]: [ForeignProblem[], Set<ForeignFile>, Set<string>] = [[], new Set(), new Set()];
  for (const file of Object.keys(FOREIGN_FILES) as ForeignFile[]) {
    const read = await readTable(folder, file);
    tables[file] = read.lines;
    problems.push(...read.problems);
    if (read.isUnread) unread.add(file);
    for (const { row, fault } of read.problems) if (fault === 'encoding') doubtful.add(placeOf(file, row));
  }
  return { tables: tables as unknown as ForeignTables, problems, unread, doubtful };
}

interface ReadTable {
  lines: AnyLine[];
  problems: ForeignProblem[];
  isUnread: boolean;
}

async function readTable(folder: string, file: ForeignFile): Promise<ReadTable> {
  const problem = (fault: ForeignFault, row: number | null, value = '') => ({ file, row, column: null, fault, value });
  const failed = (one: ForeignProblem): ReadTable => ({ lines: [], problems: [one], isUnread: true });
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (!bytes) return failed(problem('missing-file', null));
  const read = readCsv(textOfTable(bytes));
  if (!read.table) return failed(problem('unreadable', read.line, read.code));
  const { rows, headingLine } = read.table;
  const { lines, problems } = linesOf(file, rows, headingLine);
  const wrong = rowsOfWrongEncoding(bytes).map((row) => problem('encoding', row));
  return { lines, problems: [...wrong, ...problems], isUnread: problems.some(({ row }) => row === headingLine) };
}

/** The rows with bytes that are neither UTF-8 nor in a table of UTF-16. */
function rowsOfWrongEncoding(bytes: Buffer): number[] {
  const isUtf8 = (part: Buffer): boolean => Buffer.from(part.toString('utf8')).equals(part);
  if (utf16Of(bytes) !== null || isUtf8(bytes)) return [];
  const wrong: number[] = [];
  for (let from = 0, row = 1; from < bytes.length; row += 1) {
    const end = bytes.indexOf('\n', from);
    const until = end < 0 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(from, until))) wrong.push(row);
    from = until;
  }
  return wrong;
}

const SENTENCES: Readonly<Record<ForeignFault, string>> = {
  'missing-file': 'the file is missing',
  encoding: 'the text is not UTF-8: save the table as UTF-8',
  unreadable: 'the row cannot be read as CSV',
  'missing-column': 'the header lacks this column',
  'unknown-column': 'the header has a column that is not known',
  'column-twice': 'the header has this column twice',
  cells: 'the row has another number of cells than the header',
  empty: 'the cell is empty',
  'too-long': 'the text is too long',
  characters: 'the text has characters that cannot be seen',
  day: 'this is no day: write YYYY-MM-DD',
  time: 'this is no time: write YYYY-MM-DD HH:mm in Swedish time',
  number: 'this is no number that can be here',
  format: 'there is no such format: write first-to-3 or four-plus-decider',
  country: 'there is no such country: write two capital letters',
  result: 'this is no result: write 3-1 2-4 5-0, or WO home',
  'ends-first': 'the end is before the start',
  future: 'this day is not over: only past seasons are imported',
  'other-days': 'the season has other days in an earlier row',
  taken: 'the league has this name already',
  'look-alike': 'an earlier row has a name that looks the same: write both alike, or tell them apart',
  twice: 'the same is in an earlier row',
  'unknown-season': 'no row of divisions.csv has this season',
  'unknown-division': 'no row of divisions.csv has this division in the season',
  'unknown-team': 'no row of teams.csv has this team',
  'other-division': 'the team is not in this division in the season',
  itself: 'a team cannot meet itself',
  'two-teams': 'the player is in two teams on the same day',
  'outside-season': 'the day is outside of the season',
  impossible: 'a series of this format cannot end like this',
};

/** `series.csv, row 7, column home: no row of teams.csv has this team ("Örnarna")` */
export function problemText({ file, row, column, fault, value }: ForeignProblem): string {
  const place = [file, ...(row === null ? [] : [`row ${row}`]), ...(column === null ? [] : [`column ${column}`])];
  return `${place.join(', ')}: ${SENTENCES[fault]}${value === '' ? '' : ` (${JSON.stringify(value)})`}`;
}
