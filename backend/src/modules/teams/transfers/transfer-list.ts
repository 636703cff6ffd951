/** Which transfers a list has. An instant limits when the player came; null or left out: not limited. */
export interface TransferListFilter {
  /** Only these. */
  ids?: readonly number[] | null;
  playerId?: number | null;
  /** The team that the player came to. */
  teamId?: number | null;
  /** The team that the player came from. */
  previousTeamId?: number | null;
  from?: Date | null;
  to?: Date | null;
}

export const TRANSFER_LIST_ORDERS = ['joined', 'registered'] as const;
export type TransferListOrder = (typeof TRANSFER_LIST_ORDERS)[number];
