/** Which transfers a list has. An instant limits when the player came; null or left out: not limited. */
export interface TransferListFilter {
  playerId?: number | null;
  /** The team that the player came to. */
  teamId?: number | null;
  /** The team that the player came from. */
  previousTeamId?: number | null;
  from?: Date | null;
  to?: Date | null;
}
