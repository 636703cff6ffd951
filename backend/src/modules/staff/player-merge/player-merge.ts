import type { DuplicateReason } from '../../../domain/people/duplicate-players.ts';
import type { FieldDifference, MergedProfile, RosterPeriod } from '../../../domain/people/player-merge.ts';
import type { LeaguePlatform } from '../../players/game-account.entity.ts';

/** The games of a player in a division. */
export interface GamesInDivision {
  divisionId: number;
  division: string;
  season: string;
  games: number;
}

/** An invite of a player, or by a player. */
export interface MergedInvite {
  id: number;
  teamId: number;
  team: string;
  isPending: boolean;
}

/** Everything that belongs to a player, for a merge. */
export interface PlayerBelongings extends MergedProfile {
  id: number;
  userId: number | null;
  /** The account's name in the chat; null without an account. */
  account: string | null;
  nickname: string;
  divisions: GamesInDivision[];
  rosters: RosterPeriod[];
  gameAccounts: { id: number; platform: LeaguePlatform; accountId: string; displayName: string | null }[];
  invites: MergedInvite[];
  sentInvites: MergedInvite[];
  requests: { id: number; kind: string }[];
  sanctions: { id: number; kind: string }[];
  /** null when the player has played no 6mans. */
  sixMans: { id: number; series: number } | null;
  /** Players who were merged into this one earlier. */
  mergedIds: number[];
}

/** What both did, and whether it is the reader's own matter. */
export interface MergeFacts {
  isSameGame: boolean;
  isSameSixMans: boolean;
  isOwn: boolean;
}

/** The kinds of things that a merge moves. */
export const MERGE_MOVES = [
  'games',
  'rosters',
  'game-accounts',
  'invites',
  'sent-invites',
  'requests',
  'sanctions',
  'six-mans',
] as const;

/** Things of one kind that a merge moves. */
export interface MergeMove {
  kind: (typeof MERGE_MOVES)[number];
  count: number;
  /** Names of the things, or of where they are. */
  names: string[];
}

/** One of two players, in short. */
export interface MergedPlayerCard {
  id: number;
  nickname: string;
  account: string | null;
  birthdate: string | null;
  games: number;
}

/** What a merge of two players means. */
export interface MergePlan {
  staying: MergedPlayerCard;
  leaving: MergedPlayerCard;
  differences: FieldDifference[];
  moves: MergeMove[];
  /** Why it is refused. */
  obstacle: { messageKey: string; params: Record<string, string | number> } | null;
  /** Of everything that the plan was made from. A merge is refused when it is another one by then. */
  fingerprint: string;
}

/** Two players who may be one person; the one who would stay comes first. */
export interface DuplicatePlayers {
  players: [MergedPlayerCard, MergedPlayerCard];
  reasons: DuplicateReason[];
}
