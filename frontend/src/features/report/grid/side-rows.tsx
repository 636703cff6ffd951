import { GoalsCell } from './goals-cell';
import { useGrid } from './grid-context';
import { ROWS_A_SIDE, STATS, type Side } from '../model/grid-shape';
import { PlayerRow } from './player-row';
import { cellId, type Cell } from '../model/report-input';
import type { ReportGame } from '../model/report-model';

interface SideRowsProps {
  /** From 0. */
  gameNumber: number;
  side: Side;
  game: ReportGame;
}

/** One side of a game: its players, and its goals, which follow the rows until another number is typed. */
export function SideRows({ gameNumber, side, game }: SideRowsProps) {
  const { teams, problemAt, isResultOnly } = useGrid();
  const rows = game.rows[side];
  const cell: Cell = { game: gameNumber, side, row: null, part: 'goals' };
  const id = cellId(cell);
  const problem = problemAt(id);
  const isChoice = rows.filter(({ source }) => !source?.match.isLeftBehind).length > ROWS_A_SIDE;
  const takenBy = rows.map(({ playerId }) => playerId ?? 0).join(',');

  return (
    <tbody>
      <tr className="head">
        <th scope="rowgroup" colSpan={2}>
          <span title={teams[side]}>{teams[side]}</span>
        </th>
        <td>
          <GoalsCell gameNumber={gameNumber} side={side} game={game} />
        </td>
        <td colSpan={STATS.length - 2} />
      </tr>
      {problem !== undefined && (
        <tr>
          <td colSpan={STATS.length + 1} className="wrong" id={`${id}-problem`}>
            {problem}
          </td>
        </tr>
      )}
      {!isResultOnly &&
        rows.map((row, index) => (
          <PlayerRow
            key={index}
            game={gameNumber}
            side={side}
            index={index}
            row={row}
            isOneOfMany={isChoice}
            takenBy={takenBy}
          />
        ))}
    </tbody>
  );
}
