/** Which teams a list has; null or left out: not limited. `text` is a part of the name. */
export interface TeamListFilter {
  /** Only these. */
  ids?: readonly number[] | null;
  seasonId?: number | null;
  divisionId?: number | null;
  isActive?: boolean | null;
  text?: string | null;
}

export const TEAM_LIST_ORDERS = ['name', 'registered'] as const;
export type TeamListOrder = (typeof TEAM_LIST_ORDERS)[number];

/** The parts of a team that are read only for callers who ask for them. */
export const TEAM_PARTS = ['roster', 'seasons', 'sanctions'] as const;
export type TeamPart = (typeof TEAM_PARTS)[number];
