import type { BoxScore, BoxScoreStats, Platform } from '../series/box-score.ts';
import type { LeagueErrorCode } from '../league-error.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import type { Side, Sides } from '../sides.ts';

/** The two colours of a game. A team's colour can change from game to game. */
export type Colour = 'blue' | 'orange';

/** A player who may play for one side, with the game accounts that the league knows. */
export interface RosterPlayer {
  playerId: number;
  nickname: string;
  accounts: readonly { platform: Platform; accountId: string }[];
}

/** A player of a stored game, as far as a replay file can tell them. */
export type StoredPlayer = Pick<RosterPlayer, 'nickname' | 'accounts'>;

/** The owner of a known game account. The owner can also be in neither of the two teams. */
export interface AccountOwner {
  playerId: number;
  nickname: string;
  /** The team at the time of play; null without one. */
  team: string | null;
  platform: Platform;
  accountId: string;
}

/** A stored game that may be the game of an uploaded file: its mark (game-mark.ts), and who played. */
export interface StandingGame {
  replayDigest: string;
  number: number;
  home: string;
  away: string;
  /** Left out when they are not known. */
  players?: readonly StoredPlayer[];
}

/** The reason why a file is not used: a code, and a translation key with its values. */
export interface FileRefusal {
  code: LeagueErrorCode;
  reasonKey: string;
  params: Record<string, string | number>;
}

/**
 * One uploaded file: read into a box score, or refused. `sha256` is the hash of the file in hex; null: it was not
 * stored.
 */
export type ReplayFile = { name: string; sha256: string | null } & ({ boxScore: BoxScore } | { refusal: FileRefusal });

/** A game that the report form already has. */
export interface FilledGame {
  number: number;
  /** Its mark; null when the game was typed. */
  replayDigest: string | null;
  /** Its players, who are on the rosters; empty when the players' numbers are not filled in yet. */
  rows?: readonly { playerId: number }[];
}

/** The upload and the facts that it is compared with. */
export interface ReplayUpload {
  format: SeriesFormat;
  rosters: Sides<readonly RosterPlayer[]>;
  /** In the order of the upload. */
  files: readonly ReplayFile[];
  /** The game that a single file fills. Missing: the first game that the form does not have yet. */
  gameNumber?: number;
  filled?: readonly FilledGame[];
  /** The known accounts among those in the files. */
  owners?: readonly AccountOwner[];
  /** Games of other series that may be those of the files. */
  elsewhere?: readonly StandingGame[];
  /** The dates that the files are compared with. Missing: no warnings about dates. */
  calendar?: ReplayCalendar;
}

/** The start of the season, and the present time. */
export interface ReplayCalendar {
  seasonStartsAt: Date;
  now: Date;
}

/** The result for one file. A file saved early keeps its place, so that the others get the right numbers. */
export interface FileStatus {
  name: string;
  status: 'used' | 'refused';
  gameNumber: number | null;
  refusal: FileRefusal | null;
}

export interface PlayerSuggestion {
  playerId: number;
  nickname: string;
  /** 0..1 */
  similarity: number;
}

/**
 * The player of a row (R15). `account` and `nickname` give the player. With `suggested` and `unknown`, `playerId` is
 * null, because a similar name is not enough.
 */
export interface RowMatch {
  kind: 'account' | 'nickname' | 'suggested' | 'unknown';
  playerId: number | null;
  /** Most similar first; only for `suggested`. */
  suggestions: PlayerSuggestion[];
  /** Another player who owns the account, whatever the row's name is. Staff decide, and the account keeps its owner. */
  owner: RowOwner | null;
  /** The row with fewer numbers of a player who left, came back, and so has two rows. The proposal leaves it out. */
  isLeftBehind: boolean;
}

/** The player who owns the account of a row, but is not in the row's team. */
export interface RowOwner {
  nickname: string;
  /** Set when the owner is in the other team of the series. */
  side: Side | null;
  /** Their team at the time of play; null without one. */
  team: string | null;
}

/** One player's numbers in one game, as a row of the report form. */
export interface ReplayRow {
  side: Side;
  /** 1, 2 and 3 fit into the form; there are more when `needsChoice`. */
  slot: number;
  name: string;
  platform: Platform;
  accountId: string | null;
  stats: BoxScoreStats;
  match: RowMatch;
}

/** One goal of a game, in the order in which they were scored. */
export interface ReplayGoal {
  side: Side;
  /** The scorer's row of that side; null for an own goal, or when the file does not say. */
  slot: number | null;
}

/** Warnings for staff to check before they save. Each has its sentence under `api.replay.warning.<code>`. */
export const REPLAY_WARNING_CODES = [
  'sides-undecided',
  'sides-contested',
  'bot-dropped',
  'too-many-rows',
  'too-few-rows',
  'goals-do-not-add-up',
  'level-game',
  'unfinished',
  'shared-account',
  'plays-for-other-side',
  'account-of-another',
  'on-both-sides',
  'player-twice',
  'left-and-came-back',
  'stands-elsewhere',
  'played-before-season',
  'played-after-now',
  'days-apart',
  'order-uncertain',
  'order-contradicts',
  'starts-close',
  'file-left-out',
  'suspended',
] as const;
export type ReplayWarningCode = (typeof REPLAY_WARNING_CODES)[number];

export interface ReplayWarning {
  code: ReplayWarningCode;
  params: Record<string, string | number>;
}

/** The rows of a game when one of the teams is read as home. */
export interface GameReading {
  homeGoals: number;
  awayGoals: number;
  /** In order; empty when the file does not tell. */
  goals: ReplayGoal[];
  rows: ReplayRow[];
  /** A side has more than three rows, so staff must choose. */
  needsChoice: boolean;
  warnings: ReplayWarning[];
}

/** The votes of the rosters on the colours of one file. */
export interface SideVote {
  /** Null when undecided, so staff must choose. */
  homeIs: Colour | null;
  votesFor: number;
  votesAgainst: number;
  undecided: boolean;
}

/** A game that was filled from a file. Undecided sides are read as if home were blue. */
export interface ReplayGame extends GameReading {
  number: number;
  fileName: string;
  /** Its mark (game-mark.ts). */
  replayDigest: string;
  sides: SideVote;
  /** The same game with the teams swapped, which staff can choose. */
  swapped: GameReading;
}

/** The content for the report form. None of it is stored (R15). */
export interface ReplayProposal {
  /** In the order of the upload. */
  files: FileStatus[];
  /** By number. */
  games: ReplayGame[];
  warnings: ReplayWarning[];
}
