import { bandChances } from './band-chances';
import type { Odds } from './simulate';

/** Four teams; the rows are teams, the columns places. */
const odds = (chances: number[][], best: number[], worst: number[]): Odds => ({
  chances: Float64Array.from(chances.flat()),
  best: Int32Array.from(best),
  worst: Int32Array.from(worst),
  byWalkovers: new Uint8Array(best.length),
});
const CHAMPION = { fromPosition: 1, toPosition: 1 };
const PLAYOFFS = { fromPosition: 2, toPosition: 3 };
const OUT = { fromPosition: 4, toPosition: 4 };

const SEASON = odds(
  [
    [0.75, 0.2, 0.05, 0],
    [0.25, 0.5, 0.25, 0],
    [0, 0.3, 0.7, 0],
    [0, 0, 0, 1],
  ],
  [0, 0, 1, 3],
  [2, 2, 2, 3],
);

test('the chance of a band is that of its places together', () => {
  expect(bandChances(SEASON, 0, [CHAMPION, PLAYOFFS, OUT]).map(({ chance, kind }) => [chance, kind])).toEqual([
    [0.75, 'open'],
    [0.25, 'open'],
    [0, 'never'],
  ]);
});

test('a band is sure when no place outside of it can be reached, though its place is open', () => {
  expect(bandChances(SEASON, 2, [CHAMPION, PLAYOFFS, OUT]).map(({ kind }) => kind)).toEqual([
    'never',
    'always',
    'never',
  ]);
  expect(bandChances(SEASON, 3, [OUT])[0]?.kind).toBe('always');
});

test('a band that is longer than the table ends with it', () => {
  expect(bandChances(SEASON, 3, [{ fromPosition: 4, toPosition: 9 }])[0]?.chance).toBe(1);
});
