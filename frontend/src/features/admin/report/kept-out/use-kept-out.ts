import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridContextValue, RosterPlayer } from '../grid/grid-context';
import { sentPlayerIds } from '../model/report-input';
import type { ReportForm } from '../model/report-model';

/** A player of the report who was suspended or banned that day. */
export type KeptOutPlayer = RosterPlayer & { keptOut: NonNullable<RosterPlayer['keptOut']> };

export interface KeptOutState {
  players: readonly KeptOutPlayer[];
  /** Staff have said that exactly these players did play. */
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** Why the report is not saved yet; null when nothing is in the way. */
  obstacle: string | null;
}

/** The suspended and banned players of the form. A report with them is saved after staff have said that they played. */
export function useKeptOut(form: ReportForm, { home, away }: GridContextValue['players']): KeptOutState {
  const { t } = useTranslation('admin-report');
  const [accepted, setAccepted] = useState('');
  const sent = sentPlayerIds(form);
  const isKeptOut = (player: RosterPlayer): player is KeptOutPlayer =>
    player.keptOut !== null && sent.has(player.playerId);
  const players = [...home, ...away].filter(isKeptOut);
  const key = players.map(({ playerId }) => playerId).join(',');
  const isAccepted = key !== '' && accepted === key;
  return {
    players,
    isAccepted,
    accept: (is) => setAccepted(is ? key : ''),
    obstacle: key === '' || isAccepted ? null : t('kept-out.obstacle', { count: players.length }),
  };
}
