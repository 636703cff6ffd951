import { SIDES, type Side } from './grid/grid-shape';
import type { ReportGame, ReportRow } from './report-model';

/**
 * The games with the line-up of each carried on to the next: a typed row without a player of its own gets the player of
 * the same row in the game before. So a line-up is chosen once, and a change of it applies from its game on. A player
 * stands only once in a side.
 */
export function withLineUp(games: readonly ReportGame[]): ReportGame[] {
  const carried: ReportGame[] = [];
  for (const game of games) {
    const before = carried.at(-1);
    carried.push(before ? { ...game, rows: rowsAfter(before, game) } : game);
  }
  return carried;
}

const rowsAfter = (before: ReportGame, { rows }: ReportGame): ReportGame['rows'] => {
  const after = { ...rows };
  for (const side of SIDES) after[side] = sideAfter(before.rows[side], rows[side]);
  return after;
};

function sideAfter(before: readonly ReportRow[], rows: ReportGame['rows'][Side]): ReportRow[] {
  const chosen = new Set(rows.flatMap(({ isFollowing, playerId }) => (isFollowing ? [] : [playerId])));
  return rows.map((row, index) => {
    if (!row.isFollowing) return row;
    const source = before[index];
    const playerId = source?.isIncluded ? source.playerId : null;
    const next = chosen.has(playerId) ? null : playerId;
    // the same object, so that the row is not drawn again
    return next === row.playerId ? row : { ...row, playerId: next };
  });
}
