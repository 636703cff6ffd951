/** Tables of other programs that staff import: which columns there are, and what a line of one says. */
import type { RoleName } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { isGarbled, nicknameKey, pastedText, pastedNumber } from '../text.ts';
import { HEADINGS, NEEDED, SUBJECT, TOLD } from './import-columns.ts';
import type { ImportKind } from './import-columns.ts';
import { WALKOVERS } from '../series/series-result.ts';
import type { Walkover } from '../series/series-result.ts';
import type { Sides } from '../sides.ts';

/** More lines than this are imported in several steps. */
export const MOST_LINES = 1000;

/** An act of staff is taken back together with at most 100 others (R19), and new teams are promised to be. */
const MOST_NEW_TEAMS = 100;

/** How many lines of a kind are imported at once. */
export const mostLinesOf = (kind: ImportKind): number => (kind === 'newTeams' ? MOST_NEW_TEAMS : MOST_LINES);

/** The columns of a roster in the order of its places; the captain has the first. */
const PLACES = ['captain', 'second', 'third', 'fourth', 'fifth'] as const;

/** A line's cells by column; a column that the table lacks, and an empty cell, are ''. */
export type Cells = Readonly<Record<string, string>>;

/** A line of the table with its number in the file, from 1. */
export interface ImportLine {
  line: number;
  cells: Cells;
}

/** A table as it was read: its lines, and the headings whose cells are not read because they follow from other things. */
export interface ImportTable {
  lines: ImportLine[];
  unread: string[];
}

/**
 * The lines below the heading, which is the file's first line or `headingLine`; empty ones are left out. A file that a list of the
 * back office has saved is read as it is: its columns that cannot be set are `unread`. Refuses a letter that could not be read, before it
 * becomes a part of a name, a table without lines or with more than `mostLinesOf`, and a heading that lacks a column, has one twice, or
 * has one that this kind does not know (INVALID_INPUT).
 */
export function tableOf(kind: ImportKind, rows: readonly (readonly string[])[], headingLine = 1): ImportTable {
  const [heading = [], ...others] = rows;
  const garbled = rows.findIndex((cells) => cells.some(isGarbled));
  if (garbled >= 0) {
    throw new LeagueError('INVALID_INPUT', 'api.import.garbled', { params: { line: headingLine + garbled } });
  }
  const columns = heading.map((name) => columnOf(kind, name));
  const lacks = NEEDED[kind].find((column) => !columns.includes(column));
  if (lacks) throw headingError('missing', firstHeading(kind, lacks));
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (twice) throw headingError('twice', firstHeading(kind, twice));
  const lines = others
    .map((cells, index) => ({
      line: headingLine + 1 + index,
      isEmpty: cells.every((cell) => cell.trim() === ''),
      cells,
    }))
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ line, cells }) => ({ line, cells: byColumn(columns, cells) }));
  if (lines.length === 0) throw new LeagueError('INVALID_INPUT', 'api.import.empty');
  const max = mostLinesOf(kind);
  if (lines.length > max) throw new LeagueError('INVALID_INPUT', 'api.import.too-many', { params: { max } });
  return { lines, unread: heading.filter((_, at) => columns[at] === null).map((name) => name.trim()) };
}

const plain = (text: string): string => pastedText(text).toLowerCase();

/** The column with this heading; null for one of our own lists that cannot be set. */
function columnOf(kind: ImportKind, heading: string): string | null {
  const headings: Record<string, readonly string[]> = HEADINGS[kind];
  const found = Object.keys(headings).find((column) => headings[column]?.includes(plain(heading)));
  if (found) return found;
  if ((TOLD[kind] as readonly string[]).includes(plain(heading))) return null;
  throw headingError('unknown', heading.trim());
}

const firstHeading = (kind: ImportKind, column: string): string =>
  (HEADINGS[kind] as Record<string, readonly string[]>)[column]?.[0] ?? column;

const headingError = (what: 'missing' | 'twice' | 'unknown', heading: string): LeagueError =>
  new LeagueError('INVALID_INPUT', `api.import.heading-${what}`, { params: { heading } });

const byColumn = (columns: readonly (string | null)[], cells: readonly string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index]?.trim() ?? ''] as const])),
  );

/** What a line is about: as it is written there, and as a key that finds two lines about the same. */
export function subjectOf(kind: ImportKind, cells: Cells): { name: string; key: string } {
  const written = SUBJECT[kind].map((column) => cells[column] ?? '');
  return { name: written.filter((cell) => cell !== '').join(' – '), key: JSON.stringify(written.map(plain)) };
}

const WALKOVER_WORDS: Readonly<Record<Walkover, readonly string[]>> = {
  home: ['wo hemma', 'wo home'],
  away: ['wo borta', 'wo away'],
  both: ['wo båda', 'wo both'],
};

/** A result as staff write it: the goals of each game (`3-1 2-4 5-0`), or a walkover (`WO hemma`). */
export type WrittenResult = { games: Sides<number>[] } | { walkover: Walkover };

/** Reads a written result. Refuses what is neither (INVALID_INPUT). */
export function resultIn(text: string): WrittenResult {
  const walkover = WALKOVERS.find((side) => WALKOVER_WORDS[side].includes(plain(text)));
  if (walkover) return { walkover };
  const games = pastedText(text)
    .split(/[\s,;/]+/)
    .filter((game) => game !== '');
  const scores = games.map((game) => /^(\d{1,4})[-:](\d{1,4})$/.exec(game));
  if (scores.length === 0 || scores.includes(null)) {
    throw new LeagueError('INVALID_INPUT', 'api.import.result', { field: 'result' });
  }
  return { games: scores.map((score) => ({ home: Number(score?.[1]), away: Number(score?.[2]) })) };
}

/** How staff, and lists of the back office, write that there is nobody or nothing. */
const NOBODY = ['ingen', 'inga', 'none', 'nobody', '-', '–'];
const NO_ACCOUNT = ['inget konto', 'no account'];

const YES = ['ja', 'yes', 'x', '1', 'aktivt', 'aktiv', 'active'];
const NO = ['nej', 'no', '0', 'inaktivt', 'inaktiv', 'inactive'];

/** A yes or a no; undefined for an empty cell. Refuses everything else (INVALID_INPUT). */
export function yesOrNo(text: string): boolean | undefined {
  const word = plain(text);
  if (word === '') return undefined;
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new LeagueError('INVALID_INPUT', 'api.import.yes-or-no', { params: { text } });
}

/** Whether a series is streamed; undefined for an empty cell. Refuses everything else (INVALID_INPUT). */
export const streamIn = (text: string): boolean | undefined => (NOBODY.includes(plain(text)) ? false : yesOrNo(text));

/** A week of the schedule; null for an empty cell. Refuses what is no whole number from 1 (INVALID_INPUT). */
export function weekIn(text: string): number | null {
  const number = pastedNumber(text);
  if (number === '') return null;
  if (/^[1-9]\d{0,2}$/.test(number)) return Number(number);
  throw new LeagueError('INVALID_INPUT', 'api.import.week', { params: { text } });
}

const ROLE_WORDS: Readonly<Record<RoleName, readonly string[]>> = {
  admin: ['admin'],
  divisionadmin: ['divisionsadmin', 'divisionadmin', 'division admin'],
  graphics: ['grafik', 'graphics'],
  writer: ['skribent', 'writer'],
};
/** Whose account a cell names: undefined for an empty cell, null when it says that there is none. */
export function accountIn(text: string): string | null | undefined {
  if (text === '') return undefined;
  return NO_ACCOUNT.includes(plain(text)) ? null : text;
}

/** The person whom a cell names: undefined for an empty cell, null when it says that it is nobody. */
export function personIn(text: string): string | null | undefined {
  if (text === '') return undefined;
  return NOBODY.includes(plain(text)) ? null : text;
}

/**
 * All roles of an account, as staff write them: `admin, skribent`, or `ingen` for none. Refuses an empty cell and a word
 * that is no role (INVALID_INPUT).
 */
export function rolesIn(text: string): RoleName[] {
  if (NOBODY.includes(plain(text))) return [];
  return text.split(/[,;/+]/).map((word) => {
    const role = (Object.keys(ROLE_WORDS) as RoleName[]).find((name) => ROLE_WORDS[name].includes(plain(word)));
    if (!role) throw new LeagueError('INVALID_INPUT', 'api.import.role', { params: { text: word.trim() } });
    return role;
  });
}

/** The names of a line's players, by `nicknameKey`: two with the same key are one player, å and a are two (R15). */
const playersIn = (cells: Cells): { name: string; key: string }[] =>
  PLACES.flatMap((column) => {
    const name = cells[column] ?? '';
    return name === '' ? [] : [{ name, key: nicknameKey(name) }];
  });

/** The players of all lines of a table of new teams, by `nicknameKey`. */
export const pastedPlayers = (lines: readonly ImportLine[]): Set<string> =>
  new Set(lines.flatMap(({ cells }) => playersIn(cells).map(({ key }) => key)));

/**
 * The first line of a table of new teams in which each player stands who stands in a later one too, because no one is in two teams.
 * By the later line's number, with the name as it stands there.
 */
export function playersTwice(lines: readonly ImportLine[]): Map<number, PlayerTwice> {
  const firsts = new Map<string, number>();
  const twice = new Map<number, PlayerTwice>();
  for (const { line, cells } of lines) {
    for (const { name, key } of playersIn(cells)) {
      const first = firsts.get(key);
      if (first !== undefined && !twice.has(line)) twice.set(line, { name, line: first });
      firsts.set(key, first ?? line);
    }
  }
  return twice;
}

/** A player's name that stands in an earlier line, too. */
interface PlayerTwice {
  name: string;
  line: number;
}

/** The places of a team's roster with the names in them; empty cells are left out. Refuses a line without names. */
export function rosterIn(cells: Cells): { nickname: string; sortOrder: number }[] {
  const places = PLACES.map((column, index) => ({ nickname: cells[column] ?? '', sortOrder: index + 1 })).filter(
    ({ nickname }) => nickname !== '',
  );
  // a whole team is not emptied by a table
  if (places.length === 0) throw new LeagueError('INVALID_INPUT', 'api.import.no-players');
  return places;
}
