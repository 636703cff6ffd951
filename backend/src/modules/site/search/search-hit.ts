import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A found player, with their present team. */
export interface PlayerHit {
  player: PlayerRef;
  team: TeamRef | null;
  discordName: string | null;
}

/** A page of a search; `total` is the number of hits on all pages. */
export interface PlayerSearchPage {
  items: PlayerHit[];
  total: number;
}
