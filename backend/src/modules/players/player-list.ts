/** Which players a list has; null or left out: not limited. `text` is a part of the nickname. */
export interface PlayerListFilter {
  /** Only these. */
  ids?: readonly number[] | null;
  /** ISO 3166 alpha-2, upper case. */
  country?: string | null;
  /** The team that they are in now. */
  teamId?: number | null;
  seasonId?: number | null;
  divisionId?: number | null;
  text?: string | null;
}

export const PLAYER_LIST_ORDERS = ['nickname', 'registered'] as const;
export type PlayerListOrder = (typeof PLAYER_LIST_ORDERS)[number];

/** The parts of a player that are read only for callers who ask for them. */
export const PLAYER_PARTS = ['roles', 'team', 'sixMans', 'sanctions'] as const;
export type PlayerPart = (typeof PLAYER_PARTS)[number];
