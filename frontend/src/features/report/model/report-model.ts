import { GAME_COUNT, ROWS_A_SIDE, type Side, type Stat } from './grid-shape';
import type { GameReading, ReplayPlatform, RowMatch, SideVote } from './replay-proposal';

/** The replay data of a row, when a replay file filled it. */
export interface RowSource {
  name: string;
  platform: ReplayPlatform;
  accountId: string | null;
  match: RowMatch;
}

/** One player's row. Numbers stay as typed until they are sent; an empty one is 0. */
export interface ReportRow {
  playerId: number | null;
  numbers: Record<Stat, string>;
  source: RowSource | null;
  /** Staff chose the player of a row from a replay. */
  isChosen: boolean;
  /** False for rows that staff leave out, when a side has more than three. */
  isIncluded: boolean;
  /** The row's game account is linked to its player when the report is saved. */
  isAccountKept: boolean;
  /** The player is that of the same row in the game before, until another one is chosen here. */
  isFollowing: boolean;
}

/** The replay of a game. A stored game has only the replay's digest. */
export interface GameReplay {
  digest: string;
  reading: { fileName: string; vote: SideVote; isSwapped: boolean; current: GameReading; other: GameReading } | null;
}

/** One goal from a replay or a stored game: its side, and the scorer's row there. */
export interface FormGoal {
  side: Side;
  row: number | null;
}

export interface ReportGame {
  /** As typed; null follows the sum of the side's rows. */
  goals: Record<Side, string | null>;
  rows: Record<Side, ReportRow[]>;
  replay: GameReplay | null;
  /** The goals in order. They are sent as long as they fit the goals and the rows of the form. */
  goalOrder?: readonly FormGoal[];
}

/** The report form, with all games that the series can have. */
export interface ReportForm {
  games: ReportGame[];
  /** Only the result is reported now, and the players' numbers later (R22). What the rows have is not sent. */
  isResultOnly?: boolean;
  /** The form has changes since it was loaded or saved. */
  isChanged: boolean;
}

const NO_NUMBERS: Record<Stat, string> = { score: '', goals: '', assists: '', saves: '', shots: '' };

export const emptyRow = (): ReportRow => ({
  playerId: null,
  numbers: NO_NUMBERS,
  source: null,
  isChosen: false,
  isIncluded: true,
  isAccountKept: false,
  isFollowing: true,
});

const emptyRows = (): ReportRow[] => Array.from({ length: ROWS_A_SIDE }, emptyRow);

export const emptyGame = (): ReportGame => ({
  goals: { home: null, away: null },
  rows: { home: emptyRows(), away: emptyRows() },
  replay: null,
});

/** The form of a series without a report. */
export const emptyForm = (count = GAME_COUNT): ReportForm => ({
  games: Array.from({ length: count }, emptyGame),
  isChanged: false,
});
