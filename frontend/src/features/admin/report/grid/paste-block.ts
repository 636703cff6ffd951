import { SIDES, STATS, type RowAddress, type Side, type Stat } from './grid-shape';
import type { ReportGame, ReportRow } from '../report-model';

/** Players by side, whom a leading column of names is held against. */
export type PlayerNames = Record<Side, readonly { playerId: number; nickname: string }[]>;

/** Where a block is pasted, and who its names may be. */
export interface PasteTarget extends RowAddress {
  stat: Stat;
  players: PlayerNames;
}

/** "1 234", also with a no-break space, is 1234 and "" is 0; null for anything else that is not digits alone. */
export function parseCount(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return 0;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const isCount = (text: string): boolean => text.trim() !== '' && parseCount(text) !== null;

/** True when pasting the text means more than typing it into one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

/** The rows of a copied spreadsheet block; what has no number (headings, blank lines) is no row of a report. */
const readBlock = (text: string): string[][] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(isCount));

/**
 * Fills the grid from the focused cell, down through sides and games as they stand on the screen. A first column of
 * names names the players, and then the numbers start at the first column. What falls outside the grid is dropped.
 */
export function pasteBlock(games: ReportGame[], target: PasteTarget, text: string): ReportGame[] {
  const block = readBlock(text);
  const hasNames = block.every(([first = '']) => first !== '' && !isCount(first));
  const firstStat = hasNames ? 0 : STATS.indexOf(target.stat);
  const start = positionOf(games, target);

  return games.map((game, number) => {
    const pastedRow = (row: ReportRow, side: Side, index: number): ReportRow => {
      const cells = block[positionOf(games, { game: number, side, row: index }) - start];
      if (!cells) return row;
      const [name = '', ...rest] = hasNames ? cells : ['', ...cells];
      const named = hasNames ? findPlayer(target.players[side], name) : undefined;
      return {
        ...row,
        playerId: named?.playerId ?? row.playerId,
        numbers: { ...row.numbers, ...numbersFrom(rest, firstStat) },
      };
    };
    const rowsOf = (side: Side) => game.rows[side].map((row, index) => pastedRow(row, side, index));
    return { ...game, rows: { home: rowsOf('home'), away: rowsOf('away') } };
  });
}

/** How many rows stand above this one in the grid. */
function positionOf(games: readonly ReportGame[], { game, side, row }: RowAddress): number {
  const above = games.slice(0, game).flatMap(({ rows }) => SIDES.map((each) => rows[each].length));
  const homeRows = side === 'away' ? (games[game]?.rows.home.length ?? 0) : 0;
  return above.reduce((sum, count) => sum + count, 0) + homeRows + row;
}

const numbersFrom = (cells: readonly string[], firstStat: number): Partial<Record<Stat, string>> =>
  Object.fromEntries(
    cells.flatMap((cell, column) => {
      const stat = STATS[firstStat + column];
      return stat ? [[stat, cell.replace(/\s/g, '')]] : [];
    }),
  );

function findPlayer(players: PlayerNames[Side], name: string) {
  const wanted = name.toLocaleLowerCase('sv');
  return players.find(({ nickname }) => nickname.toLocaleLowerCase('sv') === wanted);
}
