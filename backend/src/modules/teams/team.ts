import type { DivisionRef } from '../refs/division-ref.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { SeasonRef } from '../refs/season-ref.ts';

/** A player in a team now; `since` is ISO text in UTC. */
export interface RosterMember {
  player: PlayerRef;
  mmr: number | null;
  sortOrder: number;
  isCaptain: boolean;
  since: string;
}

/** A player of a team in one season; no place in the order when only a game tells that they were there. */
export interface SeasonPlayer extends PlayerRef {
  sortOrder: number | null;
}

/** A team in one season; without a division it did not play. */
export interface TeamSeason {
  teamId: number;
  season: SeasonRef;
  division: DivisionRef | null;
  /** What it was called that season. */
  name: string | null;
  roster: SeasonPlayer[];
}

/** A team's page: as it is today, and every season since its first, newest first. */
export interface TeamPage {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
  isActive: boolean;
  roster: RosterMember[];
  seasons: TeamSeason[];
}
