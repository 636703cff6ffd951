import type { SeriesRow } from '../series-row.ts';
import type { SeriesListFilter } from './series-list.ts';

/** Which games a list has: those of series that meet the filter. With `playerId`, the games that the player played. */
export interface GameListFilter extends Pick<
  SeriesListFilter,
  'seasonId' | 'divisionId' | 'teamId' | 'opponentId' | 'playerId' | 'from' | 'to'
> {
  /** Only these. */
  ids?: readonly number[] | null;
  /** Whether a replay told what happened on the field (R39). */
  hasFieldPlay?: boolean | null;
}

export const GAME_LIST_ORDERS = ['played', 'registered'] as const;
export type GameListOrder = (typeof GAME_LIST_ORDERS)[number];

/** A game of a list, with its series. */
export interface ListedGame {
  id: number;
  number: number;
  homeGoals: number;
  awayGoals: number;
  series: SeriesRow;
}
