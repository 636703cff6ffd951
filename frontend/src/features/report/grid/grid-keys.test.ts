import { neighbourCell } from './grid-keys';
import { cellId, type Cell } from '../model/report-input';
import { emptyForm } from '../model/report-model';

const { games } = emptyForm();
const cell = (game: number, side: Cell['side'], row: number | null, part: Cell['part']): Cell => ({
  game,
  side,
  row,
  part,
});

describe('arrow keys in the grid', () => {
  it.each<[string, Cell, string | null, string]>([
    ['ArrowRight', cell(0, 'home', 0, 'score'), 'game-0-home-0-goals', 'the next column'],
    ['ArrowLeft', cell(0, 'home', 0, 'score'), 'game-0-home-0-player', 'the player is the first column'],
    ['ArrowRight', cell(0, 'home', 0, 'shots'), null, 'the last column is the edge'],
    ['ArrowLeft', cell(0, 'home', 0, 'player'), null, 'the first column is the edge'],
    ['ArrowDown', cell(0, 'home', 0, 'saves'), 'game-0-home-1-saves', 'the next row'],
    ['ArrowDown', cell(0, 'home', 2, 'saves'), 'game-0-away-0-saves', 'from home to away'],
    ['ArrowDown', cell(0, 'away', 2, 'saves'), 'game-1-home-0-saves', 'into the next game'],
    ['ArrowUp', cell(1, 'home', 0, 'shots'), 'game-0-away-2-shots', 'and back'],
    ['ArrowDown', cell(0, 'home', 2, 'goals'), 'game-0-away-goals', 'the goals of a side stand in the goals column'],
    ['ArrowDown', cell(0, 'away', null, 'goals'), 'game-0-away-0-goals', 'and lead on to its rows'],
    ['ArrowUp', cell(0, 'home', null, 'goals'), null, 'the top is the edge'],
    ['ArrowDown', cell(4, 'away', 2, 'shots'), null, 'the bottom is the edge'],
    ['ArrowLeft', cell(0, 'home', null, 'goals'), null, 'nothing stands beside the goals of a side'],
    ['Enter', cell(0, 'home', 0, 'score'), null, 'Enter saves and moves nowhere'],
  ])('%s from %j leads to %s: %s', (key, from, expected) => {
    const next = neighbourCell(games, from, key);
    expect(next && cellId(next)).toBe(expected);
  });

  it.each<[string, Cell, string | null, string]>([
    ['ArrowDown', cell(0, 'home', 2, 'saves'), 'game-1-home-0-saves', 'from game to game of one side'],
    ['ArrowDown', cell(4, 'home', 2, 'saves'), 'game-0-away-0-saves', 'and from the last one to the other side'],
    ['ArrowUp', cell(0, 'away', 0, 'player'), 'game-4-home-2-player', 'and back'],
  ])('where a side has all its games: %s from %j leads to %s: %s', (key, from, expected) => {
    const next = neighbourCell(games, from, key, 'sides');
    expect(next && cellId(next)).toBe(expected);
  });
});
