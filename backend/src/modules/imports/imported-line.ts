import type { LeagueError } from '../../domain/league-error.ts';

/** What became of a line of an imported table, or would: `refusal` is null when it was saved. */
export interface ImportedLine {
  /** The line's number in the file, from 1. */
  line: number;
  /** What the line is about, as it is written there. */
  name: string;
  refusal: LeagueError | null;
}
