import { SIDES, STATS, type Side } from '../model/grid-shape';
import type { Cell } from '../model/report-input';
import type { ReportGame } from '../model/report-model';

const PARTS = ['player', ...STATS] as const;

/** A line of the grid on the screen: the head of a side (with its goals), or a player's row. */
type Line = Pick<Cell, 'game' | 'side' | 'row'>;

const linesOfSide = ({ rows }: ReportGame, game: number, side: Side): Line[] => [
  { game, side, row: null },
  ...rows[side].map((_, row) => ({ game, side, row })),
];

/** The lines of a grid: game by game with both sides, or all games of one side after those of the other. */
const LINES = {
  games: (games: readonly ReportGame[]) =>
    games.flatMap((game, number) => SIDES.flatMap((side) => linesOfSide(game, number, side))),
  sides: (games: readonly ReportGame[]) =>
    SIDES.flatMap((side) => games.flatMap((game, number) => linesOfSide(game, number, side))),
} satisfies Record<string, (games: readonly ReportGame[]) => Line[]>;

export type GridLayout = keyof typeof LINES;

const hasPart = ({ row }: Line, part: Cell['part']): boolean => row !== null || part === 'goals';

/** The next cell for an arrow key; null at the edge of the grid, and for other keys. */
export function neighbourCell(
  games: readonly ReportGame[],
  cell: Cell,
  key: string,
  layout: GridLayout = 'games',
): Cell | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return beside(cell, key === 'ArrowLeft' ? -1 : 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const lines = LINES[layout](games);
  const here = lines.findIndex(({ game, side, row }) => game === cell.game && side === cell.side && row === cell.row);
  const ahead = key === 'ArrowDown' ? lines.slice(here + 1) : lines.slice(0, Math.max(here, 0)).reverse();
  const next = ahead.find((line) => hasPart(line, cell.part));
  return next ? { ...next, part: cell.part } : null;
}

function beside(cell: Cell, step: -1 | 1): Cell | null {
  const part = PARTS[PARTS.indexOf(cell.part) + step];
  return part && hasPart(cell, part) ? { ...cell, part } : null;
}
