import type { Client } from 'pg';
import { foreignProblems, inOrder, type KnownNames } from '../domain/imports/foreign-league.ts';
import type { ForeignFault, ForeignFile, ForeignProblem } from '../domain/imports/foreign-tables.ts';
import { nicknameKey } from '../domain/text.ts';
import { readForeignTables } from './foreign-files.ts';
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
  const { tables, problems, unread } = await readForeignTables(folder);
  const lines = Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => [file, rows.length]),
  ) as CsvImport['lines'];
  try {
    await inTransaction(client, async () => {
      // the names must not change before they are stored
      await client.query('lock table season, team, player in share row exclusive mode');
      problems.push(...foreignProblems(tables, await knownNames(client), { now, unread }));
      if (problems.length > 0) throw REHEARSED;
      const after = await storeForeignLeague(client, tables);
      await writeDown(client, { act: 'league.import-csv', objectKind: 'league', objectId: 0, after });
      // what is otherwise asked at the end is asked in a trial too
      await client.query('set constraints all immediate');
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

const SENTENCES: Readonly<Record<ForeignFault, string>> = {
  'missing-file': 'the file is missing',
  'locked-file': 'the file cannot be read',
  encoding: 'a letter cannot be read: save the table as UTF-8',
  unreadable: 'the cell cannot be read as CSV: its quotes are wrong',
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
  const place = [file, ...(row === null ? [] : [`row ${row}`, `column ${shown(column)}`])];
  return `${place.join(', ')}: ${SENTENCES[fault]}${value === '' ? '' : ` (${shown(JSON.stringify(value))})`}`;
}

/** A text of a file without what would move the cursor of a terminal. */
const shown = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
