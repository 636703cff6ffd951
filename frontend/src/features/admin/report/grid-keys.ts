import { SIDES, STATS } from './grid-shape';
import type { Cell } from './report-input';
import type { ReportGame } from './report-model';

const PARTS = ['player', ...STATS] as const;

/** One line of the grid as it stands on the screen: the head of a side (with its goals), or a player's row. */
type Line = Pick<Cell, 'game' | 'side' | 'row'>;

const linesOf = (games: readonly ReportGame[]): Line[] =>
  games.flatMap(({ rows }, game) =>
    SIDES.flatMap((side) => [{ game, side, row: null }, ...rows[side].map((_, row) => ({ game, side, row }))]),
  );

const hasPart = ({ row }: Line, part: Cell['part']): boolean => row !== null || part === 'goals';

/** The cell that an arrow key leads to; null at the edge of the grid, and for other keys. */
export function neighbour(games: readonly ReportGame[], cell: Cell, key: string): Cell | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return beside(cell, key === 'ArrowLeft' ? -1 : 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const lines = linesOf(games);
  const here = lines.findIndex(({ game, side, row }) => game === cell.game && side === cell.side && row === cell.row);
  const ahead = key === 'ArrowDown' ? lines.slice(here + 1) : lines.slice(0, Math.max(here, 0)).reverse();
  const next = ahead.find((line) => hasPart(line, cell.part));
  return next ? { ...next, part: cell.part } : null;
}

function beside(cell: Cell, step: -1 | 1): Cell | null {
  const part = PARTS[PARTS.indexOf(cell.part) + step];
  return part && hasPart(cell, part) ? { ...cell, part } : null;
}
