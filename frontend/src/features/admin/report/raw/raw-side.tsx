import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useGrid } from '../../../report/grid/grid-context';
import { STATS, type RowAddress, type Side } from '../../../report/model/grid-shape';
import { ScrollEdge } from '../../../../ui/scroll-edge';
import { useOverflow } from '../../../../ui/use-overflow';
import { reportGrid } from '../../../../styled-system/recipes';
import { GoalsCell } from '../../../report/grid/goals-cell';
import { NumberCell } from '../../../report/grid/player-row';
import { cellId, type Cell } from '../../../report/model/report-input';
import type { ReportGame, ReportRow } from '../../../report/model/report-model';

/** Eight columns. On a phone they scroll inside their frame. */
const Frame = chakra('div');
const Table = chakra('table', {
  base: {
    minWidth: '42rem',
    '& tbody td.nickname': { verticalAlign: 'middle', paddingInline: '2', fontSize: 'sm', color: 'fg.muted' },
    '& tbody th[scope=row]': { fontSize: 'xs', fontFamily: 'monospace', whiteSpace: 'nowrap', verticalAlign: 'middle' },
    '& thead th.key': { width: '11rem' },
  },
});

/** One team: its games with three rows each, with the field names of the documented calls. */
export function RawSide({ side, games }: { side: Side; games: readonly ReportGame[] }) {
  const { t } = useTranslation('report');
  const { teams } = useGrid();
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  return (
    <ScrollEdge data-more={hasMore || undefined}>
      <Frame
        ref={ref}
        className={reportGrid()}
        overflowX="auto"
        role="group"
        aria-label={t(`raw.${side}`, { team: teams[side] })}
        tabIndex={0}
      >
        <Table>
          <caption className="visually-hidden">{t(`raw.${side}`, { team: teams[side] })}</caption>
          <thead>
            <tr>
              <th scope="col" className="key">
                {t('raw.row')}
              </th>
              <th scope="col" className="number">
                {t('raw.player-id')}
              </th>
              <th scope="col">{t('column.player')}</th>
              {STATS.map((stat) => (
                <th key={stat} scope="col" className="number">
                  <abbr title={t(`column.${stat}.name`)}>{t(`column.${stat}.short`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          {games.map((game, number) => (
            <tbody key={number}>
              <tr className="head">
                <th scope="rowgroup" colSpan={4}>
                  {t('game.name', { game: number + 1 })}
                </th>
                <td>
                  <GoalsCell gameNumber={number} side={side} game={game} />
                </td>
                <td colSpan={STATS.length - 2} />
              </tr>
              <Wrong cells={[{ game: number, side, row: null, part: 'goals' }]} />
              {game.rows[side].map((row, index) => (
                <RawRow key={index} at={{ game: number, side, row: index }} row={row} />
              ))}
            </tbody>
          ))}
        </Table>
      </Frame>
    </ScrollEdge>
  );
}

function RawRow({ at, row }: { at: RowAddress; row: ReportRow }) {
  const { t } = useTranslation('report');
  const { players, teams, dispatch, problemAt, isReadOnly } = useGrid();
  const id = cellId({ ...at, part: 'player' });
  const isWrong = problemAt(id) !== undefined;
  const nickname = players[at.side].find(({ playerId }) => playerId === row.playerId)?.nickname;
  const name = nickname ?? t('cell.row', { row: at.row + 1 });
  return (
    <>
      <tr>
        <th scope="row">{`match${at.game + 1}_${at.side}_player${at.row + 1}`}</th>
        <td>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            id={id}
            aria-label={t('raw.player-id-of', { game: at.game + 1, team: teams[at.side], row: at.row + 1 })}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-problem` : `${id}-name`}
            disabled={isReadOnly}
            value={row.playerId ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={({ target }) => dispatch({ type: 'player', at, playerId: playerIdOf(target.value) })}
          />
        </td>
        <td className="nickname" id={`${id}-name`}>
          {nickname ?? (row.playerId === null ? '' : t('raw.unknown-player'))}
        </td>
        {STATS.map((stat) => (
          <td key={stat}>
            <NumberCell at={at} stat={stat} text={row.numbers[stat]} player={name} />
          </td>
        ))}
      </tr>
      <Wrong cells={(['player', ...STATS] as const).map((part) => ({ ...at, part }))} />
    </>
  );
}

/** The problems of cells, under their row. */
function Wrong({ cells }: { cells: readonly Cell[] }) {
  const { problemAt } = useGrid();
  return cells.map(cellId).map((id) => {
    const problem = problemAt(id);
    return (
      problem !== undefined && (
        <tr key={id}>
          <td colSpan={STATS.length + 3} className="wrong" id={`${id}-problem`}>
            {problem}
          </td>
        </tr>
      )
    );
  });
}

/** Accepts digits only, and no more than an id has. */
const playerIdOf = (typed: string): number | null => {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
};
