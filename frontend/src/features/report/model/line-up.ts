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

/** What tells whom to expect in a player's row. */
export interface LineUpPlayer {
  playerId: number;
  isOnRoster: boolean;
  /** The row in the team's last game. */
  lastSlot: number | null;
  /** The row in the line-up that the captain has named for this series. */
  namedSlot: number | null;
}

/** Has a captain named who plays? */
export const isNamed = (players: Record<Side, readonly LineUpPlayer[]>): boolean =>
  SIDES.some((side) => players[side].some(({ namedSlot }) => namedSlot !== null));

/**
 * Whom to expect, in their rows' order: a side's named line-up, otherwise those who played in its last game before this series; in
 * both only who is still in the team.
 */
export function expectedLineUp(players: Record<Side, readonly LineUpPlayer[]>): LineUp {
  const of = (side: Side) => {
    const inTeam = players[side].filter(({ isOnRoster }) => isOnRoster);
    const named = inRows(inTeam, 'namedSlot');
    return (named.length > 0 ? named : inRows(inTeam, 'lastSlot')).slice(0, ROWS_A_SIDE);
  };
  return { home: of('home'), away: of('away') };
}

const inRows = (players: readonly LineUpPlayer[], slot: 'namedSlot' | 'lastSlot'): number[] =>
  players
    .flatMap(({ playerId, [slot]: row }) => (row === null ? [] : [{ playerId, row }]))
    .toSorted((a, b) => a.row - b.row)
    .map(({ playerId }) => playerId);

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
