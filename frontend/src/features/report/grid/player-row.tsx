import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrid } from './grid-context';
import { STATS, type Side, type Stat } from '../model/grid-shape';
import { PlayerSelect } from './player-select';
import { cellId, type Cell } from '../model/report-input';
import type { ReportRow } from '../model/report-model';
import { RowOrigin } from './row-origin';

interface PlayerRowProps {
  /** From 0, like the index of the row. */
  game: number;
  side: Side;
  index: number;
  row: ReportRow;
  /** The side has more rows than the allowed number of players. */
  isOneOfMany: boolean;
  /** Players who already have a row of this side, as a text, so that rows are drawn again only when it changes. */
  takenBy: string;
}

/** One player's five numbers, with the player's name and how they were matched. */
export const PlayerRow = memo(function PlayerRow({ game, side, index, row, isOneOfMany, takenBy }: PlayerRowProps) {
  const { t } = useTranslation('report');
  const { problemAt, players, dispatch } = useGrid();
  const at = { game, side, row: index };
  const taken = takenBy.split(',').map(Number);
  const parts: Cell['part'][] = ['player', ...STATS];
  const problems = parts.flatMap((part) => {
    const id = cellId({ ...at, part });
    const text = problemAt(id);
    return text === undefined ? [] : [{ id, text }];
  });
  const player = players[side].find(({ playerId }) => playerId === row.playerId);
  const nickname = player?.nickname;
  const name = nickname ?? row.source?.name ?? t('cell.row', { row: index + 1 });
  // a player who only follows from the game before has not played this one yet
  const isShown = row.isIncluded && (!row.isFollowing || STATS.some((stat) => row.numbers[stat] !== ''));
  const isSuspended = Boolean(player?.suspended) && isShown;
  const suspendedId = `${cellId({ ...at, part: 'player' })}-suspended`;
  const isUnknown = row.source !== null && row.playerId === null && row.isIncluded;

  return (
    <>
      <tr className={[isUnknown && 'unknown', !row.isIncluded && 'out'].filter(Boolean).join(' ') || undefined}>
        <td>
          <PlayerSelect at={at} playerId={row.playerId} noteId={isSuspended ? suspendedId : undefined} />
        </td>
        {STATS.map((stat) => (
          <td key={stat}>
            <NumberCell at={at} stat={stat} text={row.numbers[stat]} player={name} />
          </td>
        ))}
      </tr>
      {problems.map(({ id, text }) => (
        <tr key={id}>
          <td colSpan={STATS.length + 1} className="wrong" id={`${id}-problem`}>
            {text}
          </td>
        </tr>
      ))}
      {player?.suspended && isSuspended && (
        <tr>
          <td colSpan={STATS.length + 1} className="wrong" id={suspendedId}>
            {t(`suspended.row.${player.suspended.kind}`)}
          </td>
        </tr>
      )}
      {(row.source || isOneOfMany) && (
        <tr className={isUnknown ? 'unknown' : undefined}>
          <td colSpan={STATS.length + 1}>
            <RowOrigin
              at={at}
              row={row}
              nickname={nickname}
              isOneOfMany={isOneOfMany}
              candidates={players[side].filter(({ playerId }) => !taken.includes(playerId))}
              dispatch={dispatch}
            />
          </td>
        </tr>
      )}
    </>
  );
});

interface NumberCellProps {
  at: { game: number; side: Side; row: number };
  stat: Stat;
  text: string;
  player: string;
}

/** A text field with a keypad of digits. A number field would delete input that it cannot read. */
export function NumberCell({ at, stat, text, player }: NumberCellProps) {
  const { t } = useTranslation('report');
  const { dispatch, problemAt, isReadOnly, teams } = useGrid();
  const id = cellId({ ...at, part: stat });
  const isWrong = problemAt(id) !== undefined;
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      id={id}
      aria-label={t('cell.number', { stat: t(`column.${stat}.name`), game: at.game + 1, team: teams[at.side], player })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-problem` : undefined}
      disabled={isReadOnly}
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => dispatch({ type: 'number', at, stat, text: event.target.value })}
    />
  );
}
