import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemPartsFragment } from '../../lib/problem.generated';
import type { GridContextValue } from './grid/grid-context';
import type { ReportAction } from './model/report-form';
import { LARGEST } from './model/grid-shape';
import { cellId, cellOfField, type Cell, type FormFault } from './model/report-input';
import type { ReportForm } from './model/report-model';
import { useReportText } from './use-report-text';

/** A reason why the report cannot be saved: a sentence, and its cell. */
export interface ReportProblem {
  cell: Cell | null;
  /** The id of its field, when that is none of the grid's cells. */
  fieldId?: string;
  text: string;
}

/** Sentences for the errors that the form finds itself. */
export function useFaultText({ players, teams }: Pick<GridContextValue, 'players' | 'teams'>) {
  const { t } = useTranslation('report');
  return useCallback(
    (form: ReportForm, { kind, cell }: FormFault): ReportProblem => {
      const { game, side, part } = cell;
      const row = cell.row === null ? undefined : form.games[game]?.rows[side][cell.row];
      const nickname = players[side].find(({ playerId }) => playerId === row?.playerId)?.nickname;
      const rowNumber = (cell.row ?? 0) + 1;
      const values = {
        game: game + 1,
        team: teams[side],
        row: rowNumber,
        player: nickname ?? row?.source?.name ?? t('cell.row', { row: rowNumber }),
        stat: part === 'player' ? '' : t(`column.${part}.name`),
        most: part === 'player' ? 0 : LARGEST[part],
      };
      const isOfSide = cell.row === null && (kind === 'not-a-number' || kind === 'too-large');
      const key = isOfSide ? (`goals-${kind}` as const) : kind;
      return { cell, text: t(`fault.${key}`, values) };
    },
    [players, teams, t],
  );
}

/** A sentence for the server's refusal, at the cell of its field. */
export function useRefusalText(teams: GridContextValue['teams']) {
  const say = useReportText(teams);
  return useCallback(
    (form: ReportForm, { messageKey, params, field }: ProblemPartsFragment): ReportProblem => ({
      cell: cellOfField(form, field),
      text: say(messageKey, params),
    }),
    [say],
  );
}

/** Sentences by the id of their cell; the first one when a cell has several. */
export function byCell(problems: readonly ReportProblem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { cell, text } of problems) {
    if (cell && !found.has(cellId(cell))) found.set(cellId(cell), text);
  }
  return found;
}

/** The remaining problems after staff have changed a cell or a whole game. */
export function problemsAfter(problems: readonly ReportProblem[], action: ReportAction): readonly ReportProblem[] {
  switch (action.type) {
    case 'number':
      return without(problems, cellId({ ...action.at, part: action.stat }));
    case 'player':
      return without(problems, cellId({ ...action.at, part: 'player' }));
    case 'goals':
      return without(problems, cellId({ game: action.game, side: action.side, row: null, part: 'goals' }));
    case 'keep-account':
      return problems;
    default:
      return [];
  }
}

function without(problems: readonly ReportProblem[], id: string): readonly ReportProblem[] {
  const left = problems.filter(({ cell }) => !cell || cellId(cell) !== id);
  return left.length === problems.length ? problems : left;
}
