import type { TableSlice } from '../../platform/db/table-page.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';

/** A roster entry seen with the one before it. Instants are ISO text in UTC; the last one has no end. */
export interface Transfer {
  id: number;
  player: PlayerRef;
  team: TeamRef;
  previousTeam: TeamRef | null;
  validFrom: string;
  validTo: string | null;
  sortOrder: number;
}

export const TRANSFER_SORTS = ['player', 'previousTeam', 'team', 'from', 'to'] as const;
export type TransferSort = (typeof TRANSFER_SORTS)[number];

/** Which page of the transfers staff see; `text` is what the player, the team or the team before begins with. */
export interface TransferFilter extends TableSlice {
  sort: TransferSort;
}

/** A page of transfers; `nextAfter` is what to ask the next page with, null on the last one. */
export interface TransferPage {
  items: Transfer[];
  nextAfter: number | null;
}
