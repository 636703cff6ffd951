import { ROWS_A_SIDE, SIDES, type Side } from './grid-shape';
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

/** The players of each side, by row. */
export type LineUp = Record<Side, readonly number[]>;

/** Those who played in their team's last game before this series and are still in the team, in their rows' order. */
export function lastLineUp(
  players: Record<Side, readonly { playerId: number; isOnRoster: boolean; lastSlot: number | null }[]>,
): LineUp {
  const of = (side: Side) =>
    players[side]
      .flatMap(({ playerId, isOnRoster, lastSlot }) =>
        isOnRoster && lastSlot !== null ? [{ playerId, lastSlot }] : [],
      )
      .sort((a, b) => a.lastSlot - b.lastSlot)
      .map(({ playerId }) => playerId)
      .slice(0, ROWS_A_SIDE);
  return { home: of('home'), away: of('away') };
}

/** The game with these players in the rows that have none. */
export function withPlayers(game: ReportGame, lineUp: LineUp): ReportGame {
  const rows = { ...game.rows };
  for (const side of SIDES) {
    const present = new Set(rows[side].map(({ playerId }) => playerId));
    const waiting = lineUp[side].filter((playerId) => !present.has(playerId));
    rows[side] = rows[side].map((row) => {
      const playerId = row.playerId === null && row.source === null ? waiting.shift() : undefined;
      return playerId === undefined ? row : { ...row, playerId, isFollowing: false };
    });
  }
  return { ...game, rows };
}
