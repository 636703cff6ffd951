import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridContextValue } from '../grid/grid-context';
import { USUAL } from '../model/grid-shape';
import type { Cell } from '../model/report-input';
import type { ReportForm } from '../model/report-model';
import { keyOf, unusualIn } from '../model/unusual-numbers';
import type { ReportProblem } from '../report-problems';

export interface UnusualState {
  /** The form has numbers above the usual, asked about or already stored. */
  isUnusual: boolean;
  lines: readonly { key: string; cell: Cell; name: string; text: string }[];
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** Why the report is not saved yet, at each number; empty when nothing is in the way. */
  obstacles: readonly ReportProblem[];
}

/** Numbers above the usual. They are saved after the person has said once that they are right; those that are stored were. */
export function useUnusual(
  form: ReportForm,
  stored: ReportForm,
  { players, teams }: Pick<GridContextValue, 'players' | 'teams'>,
): UnusualState {
  const { t } = useTranslation('report');
  const [accepted, setAccepted] = useState('');
  const all = unusualIn(form);
  const known = new Set(unusualIn(stored).map(keyOf));
  const asked = all.filter((number) => !known.has(keyOf(number)));
  const key = asked.map(keyOf).join(', ');
  const isAccepted = key !== '' && accepted === key;
  const lines = asked.map((number) => {
    const { side, part, game } = number.cell;
    const nickname = players[side].find(({ playerId }) => playerId === number.playerId)?.nickname;
    const values = { value: number.value, usual: USUAL[part], stat: t(`column.${part}.name`), game: game + 1 };
    return {
      key: keyOf(number),
      cell: number.cell,
      name: nickname ?? teams[side],
      text: t('unusual.line', values),
    };
  });
  return {
    isUnusual: all.length > 0,
    lines,
    isAccepted,
    accept: (is) => setAccepted(is ? key : ''),
    obstacles: isAccepted
      ? []
      : lines.map(({ cell, name, text }) => ({ cell, text: t('unusual.obstacle', { name, text }) })),
  };
}
