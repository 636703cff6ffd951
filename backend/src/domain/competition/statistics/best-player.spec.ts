import { bestPlayer } from './best-player.ts';
import type { Totals } from './stats.ts';
import { sumOf } from './stats.ts';

interface Row extends Totals {
  name: string;
}

const row = (name: string, games: number, [score, goals, assists, saves, shots]: number[]): Row => ({
  name,
  games,
  ...{ score: score!, goals: goals!, assists: assists!, saves: saves!, shots: shots! },
});

/** The rest of the division: a hundred average rows. */
const REST: Totals = { games: 100, score: 30_000, goals: 100, assists: 100, saves: 200, shots: 300 };
const best = (rows: readonly Row[], games = 3) => bestPlayer(rows, games, sumOf([REST, ...rows]));

test('the highest rating wins, with what counted most', () => {
  const found = best([row('Ada', 3, [900, 3, 3, 6, 9]), row('Bo', 3, [1200, 9, 3, 3, 15])]);
  expect(found?.row.name).toBe('Bo');
  expect(found?.reasons.map(({ number, total, isMost }) => [number, total, isMost])).toEqual([
    ['goals', 9, true],
    ['shots', 15, true],
  ]);
});

test('who leads in nothing is told by what is furthest above the mean', () => {
  const found = best([
    row('Ada', 3, [1100, 7, 5, 9, 14]),
    row('Bo', 3, [1101, 8, 0, 0, 0]),
    row('Cy', 3, [0, 0, 6, 10, 15]),
  ]);
  expect(found?.row.name).toBe('Ada');
  expect(found?.reasons).toHaveLength(1);
  expect(found?.reasons[0]).toMatchObject({ number: 'goals', isMost: false });
  expect(found?.reasons[0]?.timesMean).toBeGreaterThan(2);
});

test.each([
  { games: 1, of: 5, named: 'Ada', why: 'one great game of five did not decide the series' },
  { games: 2, of: 4, named: 'Bo', why: 'half of the games are enough' },
])('$named: $why', ({ games, of, named }) => {
  const rows = [row('Ada', of, [1200, 4, 4, 8, 12]), row('Bo', games, [games * 900, games * 5, 0, 0, games * 9])];
  expect(best(rows, of)?.row.name).toBe(named);
});

test('of equal ratings the first row counts', () => {
  expect(best([row('Ada', 3, [900, 3, 3, 6, 9]), row('Bo', 3, [900, 3, 3, 6, 9])])?.row.name).toBe('Ada');
});

test.each([
  { rows: [], why: 'no numbers were reported' },
  { rows: [row('Ada', 3, [0, 0, 0, 0, 0])], rest: sumOf([]), why: 'there is nothing to compare' },
])('no one is named when $why', ({ rows, rest = REST }) => {
  expect(bestPlayer(rows, 3, sumOf([rest, ...rows]))).toBeNull();
});
