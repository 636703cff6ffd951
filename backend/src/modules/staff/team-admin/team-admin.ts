import { CAPTAIN } from '../../../domain/teams/roster.ts';
import type { RosterPlace } from '../../../domain/teams/roster.ts';
import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';

/** A row of the staff's table of teams. */
export interface AdminTeamRow {
  id: number;
  name: string;
  logo: string | null;
  isActive: boolean;
  captain: PlayerRef | null;
  /** The number of players in the team now. */
  players: number;
  /** The team's division in the current season. */
  division: DivisionRef | null;
}

export const TEAM_SORTS = ['name', 'players', 'division'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** A page of the teams. `text` is a part of the name. */
export interface TeamFilter extends TableSlice {
  sort: TeamSort;
  /** null: both. */
  isActive: boolean | null;
}

/** A player in the team now. */
export interface AdminTeamPlayer {
  player: PlayerRef;
  mmr: number | null;
  sortOrder: number;
}

/** A player's time in the team; instants are ISO text in UTC. */
export interface AdminTeamPeriod {
  id: number;
  player: PlayerRef;
  validFrom: string;
  /** null while the player is in the team. */
  validTo: string | null;
  sortOrder: number;
}

/** A team, as staff edit it. */
export interface AdminTeam {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  /** The players, with the captain first. */
  roster: AdminTeamPlayer[];
  /** All times of players in the team, the newest first. */
  history: AdminTeamPeriod[];
  /** Players whom the team has invited and who have not answered. */
  pendingInvites: number;
}

/** A player whom staff can add to a team. */
export interface RosterCandidate {
  id: number;
  nickname: string;
  mmr: number | null;
}

/** Staff's changes. A field that is left out stays as it is. Pictures are named by their uploads; null removes one. */
export interface TeamChanges {
  /**
   * The version that the form was filled in from (`teamVersionOf`). Without it, other changes since then are overwritten.
   */
  version?: string;
  name?: string;
  logo?: string | null;
  banner?: string | null;
  isActive?: boolean;
  /** All players of the team from now on; 1 is the captain. */
  players?: readonly RosterPlace[];
}

/** What the audit stores: the names at that time. */
export const recordOf = ({ name, logo, banner, isActive, roster }: AdminTeam) => ({
  name,
  logo,
  banner,
  isActive,
  captain: roster.find(({ sortOrder }) => sortOrder === CAPTAIN)?.player.nickname ?? null,
  players: roster.map(({ player }) => player.nickname),
});
