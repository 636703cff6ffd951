import { createContext, use, type Dispatch } from 'react';
import type { Side } from './grid-shape';
import type { ReportAction } from '../report-form';

export interface RosterPlayer {
  playerId: number;
  nickname: string;
  /** In the team when the series was played. */
  isOnRoster: boolean;
}

/** What every cell of the grid needs to know. */
export interface GridContextValue {
  dispatch: Dispatch<ReportAction>;
  players: Record<Side, readonly RosterPlayer[]>;
  teams: Record<Side, string>;
  /** What is wrong with a cell, by its id; undefined when nothing is. */
  problemAt: (cellId: string) => string | undefined;
  isReadOnly: boolean;
}

export const GridContext = createContext<GridContextValue | null>(null);

export function useGrid(): GridContextValue {
  const value = use(GridContext);
  if (!value) throw new Error('A cell of the report stands outside its grid');
  return value;
}
