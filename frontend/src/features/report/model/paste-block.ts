import { pastedNumber } from '../../../lib/pasted';
import { namedThing } from '../../../lib/search-text';
import { SIDES, STATS, type RowAddress, type Side, type Stat } from './grid-shape';
import type { ReportGame, ReportRow } from './report-model';

/** Players by side, with whom a first column of names is compared. */
export type PlayerNames = Record<Side, readonly { playerId: number; nickname: string }[]>;

/** The target of a pasted block, and the players that its names can be. */
export interface PasteTarget extends RowAddress {
  stat: Stat;
  players: PlayerNames;
}

/** "1 234", also with a no-break space, is 1234, and "" is 0. Null for a text with anything other than digits. */
export function parseCount(text: string): number | null {
  const digits = pastedNumber(text);
  if (digits === '') return 0;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const isCount = (text: string): boolean => text.trim() !== '' && parseCount(text) !== null;

/** Is the text more than the content of one cell? One comma alone can stand in a number ("1,050"). */
export const isBlock = (text: string): boolean => /[\t\n\r;]|,[^,]*,/.test(text.replace(/[\r\n]+$/, ''));

/** Between cells: tabs from a spreadsheet, semicolons or commas from a file. */
const separatorOf = (text: string): string => ['\t', ';', ','].find((each) => text.includes(each)) ?? '\t';

/** The rows of a copied block. Lines without a number (headings, blank lines) are skipped. */
function readBlock(text: string): string[][] {
  const separator = separatorOf(text);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(separator).map((cell) => cell.trim()))
    .filter((cells) => cells.some(isCount));
}

/**
 * Fills the grid from the focused cell, down through sides and games in screen order. A first column of names chooses
 * the players, and then the numbers begin at the first column. Values outside the grid are dropped.
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
        ...(named && { playerId: named.playerId, isFollowing: false }),
        numbers: { ...row.numbers, ...numbersFrom(rest, firstStat) },
      };
    };
    const rowsOf = (side: Side) => game.rows[side].map((row, index) => pastedRow(row, side, index));
    return { ...game, rows: { home: rowsOf('home'), away: rowsOf('away') } };
  });
}

/** The number of rows above this one in the grid. */
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

const findPlayer = (players: PlayerNames[Side], name: string) =>
  namedThing(players, ({ nickname }) => nickname, name) ?? undefined;
