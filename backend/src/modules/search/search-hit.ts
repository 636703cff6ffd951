import type { PlayerRef } from '../refs/player-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** A player whom a search found, with the team they are in now. */
export interface PlayerHit {
  player: PlayerRef;
  team: TeamRef | null;
  discordName: string | null;
}

/** A page of a search; `total` counts the hits of all pages. */
export interface PlayerSearchPage {
  items: PlayerHit[];
  total: number;
}
