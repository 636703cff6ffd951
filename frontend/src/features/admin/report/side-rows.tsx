import { useTranslation } from 'react-i18next';
import { useGrid } from './grid-context';
import { ROWS_A_SIDE, STATS, type Side } from './grid-shape';
import { PlayerRow } from './player-row';
import { cellId, goalsOf, type Cell } from './report-input';
import type { ReportGame } from './report-model';

interface SideRowsProps {
  /** From 0. */
  gameNumber: number;
  side: Side;
  game: ReportGame;
}

/** One side of a game: its goals, which follow the rows until somebody types others, and its players. */
export function SideRows({ gameNumber, side, game }: SideRowsProps) {
  const { t } = useTranslation('admin-report');
  const { teams, dispatch, problemAt, isReadOnly } = useGrid();
  const rows = game.rows[side];
  const cell: Cell = { game: gameNumber, side, row: null, part: 'goals' };
  const id = cellId(cell);
  const problem = problemAt(id);
  const summed = goalsOf(game, side);
  const takenBy = rows.map(({ playerId }) => playerId ?? 0).join(',');
  const isBlank = rows.every((row) => row.numbers.goals === '');

  return (
    <tbody>
      <tr className="head">
        <th scope="rowgroup" colSpan={2}>
          <span title={teams[side]}>{teams[side]}</span>
        </th>
        <td>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            id={id}
            aria-label={t('cell.goals', { team: teams[side], game: gameNumber + 1 })}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            disabled={isReadOnly}
            value={game.goals[side] ?? (isBlank || summed === null ? '' : String(summed))}
            onFocus={(event) => event.target.select()}
            onChange={(event) => dispatch({ type: 'goals', game: gameNumber, side, text: event.target.value })}
          />
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
      {rows.map((row, index) => (
        <PlayerRow
          key={index}
          game={gameNumber}
          side={side}
          index={index}
          row={row}
          isOneOfMany={rows.length > ROWS_A_SIDE}
          takenBy={takenBy}
        />
      ))}
    </tbody>
  );
}
