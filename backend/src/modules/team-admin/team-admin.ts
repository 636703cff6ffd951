import type { RosterPlace } from '../../domain/teams/roster.ts';
import type { TableSlice } from '../../platform/db/table-page.ts';
import type { DivisionRef } from '../refs/division-ref.ts';
import type { PlayerRef } from '../refs/player-ref.ts';

/** A row of the staff's table of teams. */
export interface AdminTeamRow {
  id: number;
  name: string;
  logo: string | null;
  isActive: boolean;
  captain: PlayerRef | null;
  /** In the team now. */
  players: number;
  /** Of the current season. */
  division: DivisionRef | null;
}

export const TEAM_SORTS = ['name', 'players', 'division'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** Which page of the teams; `text` is a piece of the name. */
export interface TeamFilter extends TableSlice {
  sort: TeamSort;
  /** null: whether or not. */
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
  /** null: still in the team. */
  validTo: string | null;
  sortOrder: number;
}

/** A team as staff edit it. */
export interface AdminTeam {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  /** The captain first. */
  roster: AdminTeamPlayer[];
  /** All who have been in the team, the newest first. */
  history: AdminTeamPeriod[];
  /** Players whom the team has asked and who have not answered. */
  pendingInvites: number;
}

/** A player whom staff can put into a team. */
export interface SeatablePlayer {
  id: number;
  nickname: string;
  mmr: number | null;
}

/** What staff change; what is left out stays. Pictures by the names that the upload gave; null takes one away. */
export interface TeamChanges {
  /** What the form was filled from (`versionOf`); left out, whatever has happened since is overwritten. */
  version?: string;
  name?: string;
  logo?: string | null;
  banner?: string | null;
  isActive?: boolean;
  /** All who are in the team from now on; 1 is the captain. */
  players?: readonly RosterPlace[];
}
