import { useTranslation } from 'react-i18next';
import { useGrid } from './grid-context';
import type { RowAddress, Side } from '../model/grid-shape';
import { cellId } from '../model/report-input';

interface PlayerSelectProps {
  at: RowAddress;
  playerId: number | null;
  /** The id of what is said about the player in the row below. */
  noteId?: string;
}

/** The player of the row: first those whom the captain has named, then those in the team at the time of the series, then the others of the season. */
export function PlayerSelect({ at, playerId, noteId }: PlayerSelectProps) {
  const { t } = useTranslation('report');
  const { players, teams, dispatch, problemAt, isReadOnly } = useGrid();
  const id = cellId({ ...at, part: 'player' });
  const isWrong = problemAt(id) !== undefined;
  const isNamed = ({ namedSlot, isOnRoster }: (typeof players)[Side][number]) => isOnRoster && namedSlot !== null;
  const groups = [
    { label: t('player.named'), members: players[at.side].filter(isNamed) },
    {
      label: t('player.roster'),
      members: players[at.side].filter((player) => player.isOnRoster && !isNamed(player)),
    },
    { label: t('player.season'), members: players[at.side].filter(({ isOnRoster }) => !isOnRoster) },
  ];

  return (
    <select
      id={id}
      aria-label={t('cell.player', { game: at.game + 1, team: teams[at.side], row: at.row + 1 })}
      aria-invalid={isWrong || undefined}
      aria-describedby={[isWrong && `${id}-problem`, noteId].filter(Boolean).join(' ') || undefined}
      disabled={isReadOnly}
      value={playerId ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'player', at, playerId: target.value === '' ? null : Number(target.value) })
      }
    >
      <option value="">{t('player.none')}</option>
      {groups.map(
        ({ label, members }) =>
          members.length > 0 && (
            <optgroup key={label} label={label}>
              {members.map((player) => (
                <option key={player.playerId} value={player.playerId}>
                  {player.suspended
                    ? t(`suspended.option.${player.suspended.kind}`, { player: player.nickname })
                    : player.nickname}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  );
}
