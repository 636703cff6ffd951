import type { BoxScore, BoxScoreStats, Platform } from '../series/box-score.ts';
import type { LeagueErrorCode } from '../league-error.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import type { Side, Sides } from '../sides.ts';

/** The two colours of a game; which team has which changes from game to game. */
export type Colour = 'blue' | 'orange';

/** A player who may take part for one side, with the game accounts the league knows. */
export interface RosterPlayer {
  playerId: number;
  nickname: string;
  accounts: readonly { platform: Platform; accountId: string }[];
}

/** Whose a game account is, as the league knows it: also accounts of players who are in neither team. */
export interface AccountOwner {
  playerId: number;
  nickname: string;
  /** The team at the time of play; null without one. */
  team: string | null;
  platform: Platform;
  accountId: string;
}

/** A game that is stored with the box score of a file that is uploaded now. */
export interface StandingGame {
  replayDigest: string;
  number: number;
  home: string;
  away: string;
}

/** Why a file is not used: a code, and a translation key with its values. */
export interface FileRefusal {
  code: LeagueErrorCode;
  reasonKey: string;
  params: Record<string, string | number>;
}

/** One uploaded file: read into a box score, or refused. `sha256` is the file's own, in hex; null: it was not kept. */
export type ReplayFile = { name: string; sha256: string | null } & ({ boxScore: BoxScore } | { refusal: FileRefusal });

/** A game the report form holds already. */
export interface FilledGame {
  number: number;
  /** Digest of the box score it was filled from; null when it was typed. */
  replayDigest: string | null;
}

/** What an upload is held against. */
export interface ReplayUpload {
  format: SeriesFormat;
  rosters: Sides<readonly RosterPlayer[]>;
  /** In the order of the upload. */
  files: readonly ReplayFile[];
  /** The game a single file fills; left out, the first one the form does not hold yet. */
  gameNumber?: number;
  filled?: readonly FilledGame[];
  /** Of the accounts in the files, those that the league knows. */
  owners?: readonly AccountOwner[];
  /** Games of other series with the same box score. */
  elsewhere?: readonly StandingGame[];
  /** What the dates of the files are held against; left out, nothing is said about them. */
  calendar?: ReplayCalendar;
}

/** When the season begins, and when it is now. */
export interface ReplayCalendar {
  seasonStartsAt: Date;
  now: Date;
}

/** What became of one file. A file saved early keeps its place, so that the others get the right numbers. */
export interface FileFate {
  name: string;
  fate: 'used' | 'refused';
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
 * Who a row is (R15). `account` and `nickname` name the player; `suggested` and `unknown` leave `playerId` null, since
 * likeness alone never decides.
 */
export interface RowMatch {
  kind: 'account' | 'nickname' | 'suggested' | 'unknown';
  playerId: number | null;
  /** Nearest first; only for `suggested`. */
  suggestions: PlayerSuggestion[];
  /** Another player whose account it is, whatever the row is called: staff decide, and the account stays theirs. */
  owner: RowOwner | null;
  /** The emptier row of a player who left and came back, and so has two: it is proposed not to count. */
  isLeftBehind: boolean;
}

/** The player whose account a row was played on, though they are not of the row's team. */
export interface RowOwner {
  nickname: string;
  /** Set when they are in the other team of the series. */
  side: Side | null;
  /** Their team at the time of play; null without one. */
  team: string | null;
}

/** One player's numbers in one game, as a row of the report form. */
export interface ReplayRow {
  side: Side;
  /** 1, 2 and 3 fit the form; more when `needsChoice`. */
  slot: number;
  name: string;
  platform: Platform;
  accountId: string | null;
  stats: BoxScoreStats;
  match: RowMatch;
}

/** What staff should look at before saving; each has its sentence under `api.replay.warning.<code>`. */
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
  'file-left-out',
] as const;
export type ReplayWarningCode = (typeof REPLAY_WARNING_CODES)[number];

export interface ReplayWarning {
  code: ReplayWarningCode;
  params: Record<string, string | number>;
}

/** A game read with one team as home. */
export interface GameReading {
  homeGoals: number;
  awayGoals: number;
  rows: ReplayRow[];
  /** A side has more than three rows: staff choose. */
  needsChoice: boolean;
  warnings: ReplayWarning[];
}

/** How the rosters voted on the colours of one file. */
export interface SideVote {
  /** Null when undecided: staff must choose. */
  homeIs: Colour | null;
  votesFor: number;
  votesAgainst: number;
  undecided: boolean;
}

/** One game filled from one file. Undecided sides are read as if home were blue. */
export interface ReplayGame extends GameReading {
  number: number;
  fileName: string;
  replayDigest: string;
  sides: SideVote;
  /** The same game with the teams the other way round, for staff to choose. */
  swapped: GameReading;
}

/** What the report form is filled with; nothing of it is stored (R15). */
export interface ReplayProposal {
  /** In the order of the upload. */
  files: FileFate[];
  /** By number. */
  games: ReplayGame[];
  warnings: ReplayWarning[];
}
