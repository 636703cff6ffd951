import type { DivisionRef } from '../refs/division-ref.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import { toPublicSanction } from '../refs/sanction-ref.ts';
import type { PublicSanction, PublicSanctionRow } from '../refs/sanction-ref.ts';
import type { SeasonRef } from '../refs/season-ref.ts';

/** A player in a team now; `since` is ISO text in UTC. */
export interface RosterMember {
  player: PlayerRef;
  mmr: number | null;
  sortOrder: number;
  isCaptain: boolean;
  since: string;
}

/** A player of a team in one season. `sortOrder` is null when only a game shows that they were there. */
export interface SeasonPlayer extends PlayerRef {
  sortOrder: number | null;
}

/** A team in one season. `division` is null when it did not play. */
export interface TeamSeason {
  teamId: number;
  season: SeasonRef;
  division: DivisionRef | null;
  /** The team's name in that season. */
  name: string | null;
  /** The season is made early: neither current nor begun (R16). */
  isComing: boolean;
  roster: SeasonPlayer[];
}

/** A team's page: the team today, and all its seasons, the newest first. */
export interface TeamPage {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  /** The season whose division stands for the team today; null: it was in none yet. */
  presentSeasonId: number | null;
  roster: RosterMember[];
  seasons: TeamSeason[];
  /** The published ones of the team itself, the newest first. */
  sanctions: PublicSanction[];
}

/** The same as it is read. */
export interface StoredTeam extends Omit<TeamPage, 'sanctions'> {
  sanctions: PublicSanctionRow[];
}

export const toTeamPage = (team: StoredTeam): TeamPage => ({
  ...team,
  sanctions: team.sanctions.map(toPublicSanction),
});
