import type { PlayerRef } from '../refs/player-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** A roster entry seen with the one before it (R1). Instants are ISO text in UTC; the last one has no end. */
export interface Transfer {
  id: number;
  player: PlayerRef;
  team: TeamRef;
  previousTeam: TeamRef | null;
  validFrom: string;
  validTo: string | null;
  sortOrder: number;
}

/** A page of transfers; `nextAfter` is what to ask the next page with, null on the last one. */
export interface TransferPage {
  items: Transfer[];
  nextAfter: number | null;
}
