import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridContextValue, RosterPlayer } from '../grid/grid-context';
import { firstCells, type Cell } from '../model/report-input';
import type { ReportForm } from '../model/report-model';
import type { ReportProblem } from '../report-problems';

/** A player of the report who was suspended or banned that day, and the first row where they stand. */
export type SuspendedPlayer = RosterPlayer & { suspended: NonNullable<RosterPlayer['suspended']>; cell: Cell };

export interface SuspendedState {
  players: readonly SuspendedPlayer[];
  /** Staff have said that exactly these players did play. */
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** Why the report is not saved yet, at the row of each; empty when nothing is in the way. */
  obstacles: readonly ReportProblem[];
}

/** The suspended and banned players of the form. A report with them is saved after staff have said that they played. */
export function useSuspended(form: ReportForm, { home, away }: GridContextValue['players']): SuspendedState {
  const { t } = useTranslation('report');
  const [accepted, setAccepted] = useState('');
  const sent = firstCells(form);
  const players = [...home, ...away].flatMap(({ suspended, ...player }): SuspendedPlayer[] => {
    const cell = sent.get(player.playerId);
    return suspended && cell ? [{ ...player, suspended, cell }] : [];
  });
  const key = players.map(({ playerId }) => playerId).join(',');
  const isAccepted = key !== '' && accepted === key;
  return {
    players,
    isAccepted,
    accept: (is) => setAccepted(is ? key : ''),
    obstacles: isAccepted
      ? []
      : players.map(({ cell, nickname }) => ({ cell, text: t('suspended.obstacle', { player: nickname }) })),
  };
}
