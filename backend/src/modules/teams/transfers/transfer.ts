import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A roster entry together with the one before it. Instants are ISO text in UTC. The last entry has no end. */
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

/** A page of the transfers that staff see. The name of the player, the team or the team before begins with `text`. */
export interface TransferFilter extends TableSlice {
  sort: TransferSort;
}

/** A page of transfers. The caller sends `nextAfter` to get the next page; null on the last one. */
export interface TransferPage {
  items: Transfer[];
  nextAfter: number | null;
}
