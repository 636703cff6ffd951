import { useTranslation } from 'react-i18next';
import { useGrid } from './grid-context';
import type { Side } from '../model/grid-shape';
import { cellId, goalsOf } from '../model/report-input';
import type { ReportGame } from '../model/report-model';

interface GoalsCellProps {
  /** From 0. */
  gameNumber: number;
  side: Side;
  game: ReportGame;
}

/** The goals of a side. They follow its rows until another number is typed. */
export function GoalsCell({ gameNumber, side, game }: GoalsCellProps) {
  const { t } = useTranslation('report');
  const { teams, dispatch, problemAt, isReadOnly } = useGrid();
  const id = cellId({ game: gameNumber, side, row: null, part: 'goals' });
  const isWrong = problemAt(id) !== undefined;
  const summed = goalsOf(game, side);
  const isBlank = game.rows[side].every((row) => row.numbers.goals === '');
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      id={id}
      aria-label={t('cell.goals', { team: teams[side], game: gameNumber + 1 })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-problem` : undefined}
      disabled={isReadOnly}
      value={game.goals[side] ?? (isBlank || summed === null ? '' : String(summed))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => dispatch({ type: 'goals', game: gameNumber, side, text: event.target.value })}
    />
  );
}
