import type { Side, Stat } from '../grid/grid-shape';

/** Why a file is not used: a server sentence and its values. */
export interface FileRefusal {
  reasonKey: string;
  params: Record<string, string | number>;
}

/** What became of one uploaded file. */
export interface FileFate {
  name: string;
  fate: 'used' | 'refused';
  gameNumber: number | null;
  refusal: FileRefusal | null;
}

/** Each has its sentence under `api.replay.warning.<code>`. */
export interface ReplayWarning {
  code: string;
  params: Record<string, string | number>;
}

/** Where a game account lives, as the replay file says it. */
export type ReplayPlatform = 'steam' | 'epic' | 'playstation' | 'xbox' | 'switch' | 'unknown';

export interface PlayerSuggestion {
  playerId: number;
  nickname: string;
  /** 0..1 */
  similarity: number;
}

/** Who a row is (R15); likeness alone never decides. */
export interface RowMatch {
  kind: 'account' | 'nickname' | 'suggested' | 'unknown';
  playerId: number | null;
  suggestions: PlayerSuggestion[];
  /** Another player whose account the row was played on, whatever it is called. */
  owner: RowOwner | null;
  /** The emptier row of a player who left and came back. */
  isLeftBehind: boolean;
}

/** A player who is not of the row's team: `side` when they are in the other one, else their team, if any. */
export interface RowOwner {
  nickname: string;
  side: Side | null;
  team: string | null;
}

export interface ReplayRow {
  side: Side;
  name: string;
  platform: ReplayPlatform;
  accountId: string | null;
  stats: Record<Stat, number>;
  match: RowMatch;
}

/** A game read with one team as home. */
export interface GameReading {
  homeGoals: number;
  awayGoals: number;
  rows: ReplayRow[];
  warnings: ReplayWarning[];
}

/** How the rosters voted on the colours of one file; undecided sides are read as if home were blue. */
export interface SideVote {
  homeIs: 'blue' | 'orange' | null;
  votesFor: number;
  votesAgainst: number;
  undecided: boolean;
}

export interface ReplayGame extends GameReading {
  number: number;
  fileName: string;
  replayDigest: string;
  sides: SideVote;
  /** The same game with the teams the other way round. */
  swapped: GameReading;
}

/** The answer to an upload: what the form is filled with. Nothing of it is stored (R15). */
export interface ReplayProposal {
  files: FileFate[];
  games: ReplayGame[];
  warnings: ReplayWarning[];
}
