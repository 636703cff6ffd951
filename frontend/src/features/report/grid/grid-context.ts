import { createContext, use, type Dispatch } from 'react';
import type { Side } from '../model/grid-shape';
import type { ReportAction } from '../model/report-form';
import type { SuspendedFragment } from '../series-report.generated';

export interface RosterPlayer {
  playerId: number;
  nickname: string;
  /** The player was in the team at the time of the series. */
  isOnRoster: boolean;
  /** Their row in the team's last game before this series, from 1; null: they did not play in it. */
  lastSlot: number | null;
  /** Their row in the line-up that their captain has named for this series, from 1; null: not in it. */
  namedSlot: number | null;
  /** What kept the player from playing at the time of the series; null for nothing. */
  suspended: SuspendedFragment | null;
}

/** Data for every cell of the grid. */
export interface GridContextValue {
  dispatch: Dispatch<ReportAction>;
  players: Record<Side, readonly RosterPlayer[]>;
  teams: Record<Side, string>;
  /** The problem of a cell, by its id; undefined for none. */
  problemAt: (cellId: string) => string | undefined;
  isReadOnly: boolean;
  /** Only the goals are typed now. */
  isResultOnly: boolean;
}

export const GridContext = createContext<GridContextValue | null>(null);

export function useGrid(): GridContextValue {
  const value = use(GridContext);
  if (!value) throw new Error('A cell of the report stands outside its grid');
  return value;
}
