import type { MergingEntry, MergingTeam } from '../../../domain/teams/team-merge.ts';

/** Kinds of things that a merge moves. */
export const TEAM_MERGE_MOVES = [
  'seasons',
  'series',
  'rosters',
  'sign-ups',
  'invites',
  'requests',
  'sanctions',
] as const;

/** A team with what hangs on it. */
export interface TeamBelongings extends MergingTeam {
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  entries: MergingEntry[];
  seeds: MergingEntry[];
  rosters: { id: number; playerId: number; userId: number | null; isNow: boolean }[];
  series: number[];
  signups: { seasonId: number; season: string }[];
  invites: { id: number; playerId: number; isPending: boolean }[];
  requests: number[];
  sanctions: number[];
  /** Teams that were merged into it before. */
  mergedIds: number[];
}

/** Things of one kind that a merge moves. */
export interface TeamMergeMove {
  kind: (typeof TEAM_MERGE_MOVES)[number];
  count: number;
  /** Names of the things; empty when a count says enough. */
  names: string[];
}

/** One of two teams, in short. */
export interface MergedTeamCard {
  id: number;
  name: string;
  isActive: boolean;
  /** In the team now. */
  players: number;
  seasons: string[];
}

/** What a merge of two teams means. */
export interface TeamMergePlan {
  staying: MergedTeamCard;
  leaving: MergedTeamCard;
  moves: TeamMergeMove[];
  /** Why it is refused. */
  obstacle: { messageKey: string; params: Record<string, string | number> } | null;
  /** Of everything that the plan was made from. A merge is refused when it is another one by then. */
  fingerprint: string;
}
