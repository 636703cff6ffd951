/** What the tables of another league name of each other and of the league that is here (R36), and the problems found in them. */
import { TABLE_FORMATS } from '../series/series-format.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { stockholmDate } from '../stockholm-time.ts';
import {
  cellProblems,
  type AnyLine,
  type ForeignFault,
  type ForeignFile,
  type ForeignLine,
  type ForeignProblem,
} from './foreign-tables.ts';

/** The lines of every file. */
export type ForeignTables = { readonly [file in ForeignFile]: readonly ForeignLine<file>[] };

/** A team of the league. */
export interface KnownTeam {
  id: number;
  name: string;
  /** It has players now. */
  hasPlayers: boolean;
}

/** A player of the league. */
export interface KnownPlayer {
  id: number;
  name: string;
  /** The account's name in the chat. */
  account: string | null;
  /** The stays in teams, in days; `to` is the last one, null while it goes on. */
  stays: readonly { from: string; to: string | null }[];
}

/** Whom a name of players.csv means. */
export interface MeantPlayer {
  /** The first row with its account; without one its first row. */
  line: ForeignLine<'players.csv'>;
  /** Empty: no row names one. */
  account: string;
  /** The player of the league; without one a new player is made. */
  known: KnownPlayer | undefined;
}

/** What the league has already: seasons in small letters, teams and players by `nicknameKey` (T55, R15). */
export interface KnownNames {
  seasons: ReadonlySet<string>;
  teams: ReadonlyMap<string, KnownTeam>;
  players: ReadonlyMap<string, KnownPlayer>;
}

/** When it is, whether teams and players of the league are taken by their names, and files whose rows are not known. */
export interface Circumstances {
  now: Date;
  takesKnown: boolean;
  /** What others name of these is not checked. */
  unread: ReadonlySet<ForeignFile>;
}

/** A team or a player of the league that a file means. */
export interface TakenOne {
  file: 'teams.csv' | 'players.csv';
  row: number;
  name: string;
  id: number;
  account: string | null;
}

export const plainName = (name: string): string => name.toLowerCase();
export const keyOf = (...names: readonly string[]): string => JSON.stringify(names.map(plainName));

/** The format of a division; without one, the league's usual. Null for what is no format. */
export const formatOf = (format: string): SeriesFormat | null =>
  TABLE_FORMATS.find((each) => each === (format || 'first-to-3')) ?? null;

/** Collects problems. A line with a wrong cell is not compared with others, so that one mistake is told once. */
export class Findings {
  readonly all: ForeignProblem[] = [];
  readonly taken: TakenOne[] = [];
  /** By `nicknameKey`; what is stored follows it too, so that it is what was shown. */
  meant: ReadonlyMap<string, MeantPlayer> = new Map();
  /** The day in Sweden. */
  readonly today: string;

  constructor(
    readonly known: KnownNames,
    readonly circumstances: Circumstances,
  ) {
    this.today = stockholmDate(circumstances.now);
  }

  add(file: ForeignFile, line: AnyLine, column: string, fault: ForeignFault): void {
    this.all.push({ file, row: line.row, column, fault, value: line.cells[column] ?? '' });
  }

  /** The lines whose cells are all right. */
  sound<F extends ForeignFile>(file: F, lines: readonly ForeignLine<F>[]): ForeignLine<F>[] {
    return lines.filter((line) => {
      const found = cellProblems(file, line);
      this.all.push(...found);
      return found.length === 0;
    });
  }
}

/** What the rows of one file may name of another. Rows with a problem count too, so that each mistake is told once. */
export interface Places {
  seasons: ReadonlyMap<string, { starts: string; ends: string }>;
  /** Null: the division's format is not known, which is a problem of its own. */
  divisions: ReadonlyMap<string, SeriesFormat | null>;
  stages: ReadonlySet<string>;
  teams: ReadonlySet<string>;
  /** Season and team -> division. */
  entries: ReadonlyMap<string, string>;
}

export const placesIn = (tables: ForeignTables): Places => ({
  seasons: new Map(tables['divisions.csv'].map(({ cells }) => [plainName(cells.season), cells])),
  divisions: new Map(
    tables['divisions.csv'].map(({ cells }) => [keyOf(cells.season, cells.division), formatOf(cells.format)]),
  ),
  stages: new Set(tables['stages.csv'].map(({ cells }) => keyOf(cells.season, cells.stage))),
  teams: new Set(tables['teams.csv'].map(({ cells }) => plainName(cells.team))),
  entries: new Map(
    tables['teams.csv']
      .map(({ cells }) => [keyOf(cells.season, cells.team), plainName(cells.division)] as const)
      .reverse(),
  ),
});
