import type { LeagueError } from '../../../domain/league-error.ts';

/** What a line makes of its thing. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a line makes, and of whom: the players that are new by it, and those of the league that it finds by their names. */
export interface LineResult {
  outcome: ImportOutcome;
  newPlayers: string[];
  knownPlayers: string[];
}

/** What became of a line of an imported table, or would: `refusal` is null when it was saved, `outcome` when it was not. */
export interface ImportedLine {
  /** The line's number in the file, from 1. */
  line: number;
  /** What the line is about, as it is written there. */
  name: string;
  outcome: ImportOutcome | null;
  refusal: LeagueError | null;
  newPlayers: string[];
  knownPlayers: string[];
}

/** What became of a table. `unread` are the headings of columns that are not read. */
export interface ImportedTable {
  lines: ImportedLine[];
  unread: string[];
}
