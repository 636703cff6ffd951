import { drawingsOf, type BracketPlace } from './bracket-layout';

type Side = BracketPlace['upper'];
/** The number is for the reader. */
const seed = (_number: number): Side => ({ from: 'SEED', fromPosition: null });
const after = (position: number, from: Side['from'] = 'WINNER'): Side => ({ from, fromPosition: position });
const series = (
  position: number,
  part: BracketPlace['part'],
  round: number,
  [upper, lower]: [Side, Side],
): BracketPlace => ({ position, part, round, upper, lower });

test('a series stands between the two that lead to it, and a bye has a height of its own', () => {
  const [main] = drawingsOf([
    series(0, 'WINNERS', 1, [seed(4), seed(5)]),
    series(1, 'WINNERS', 2, [seed(1), after(0)]),
    series(2, 'WINNERS', 2, [seed(2), seed(3)]),
    series(3, 'FINAL', 3, [after(1), after(2)]),
  ]);
  expect(main?.placed.map(({ column, middle }) => [column, middle])).toEqual([
    [0, 1.5],
    [1, 0.75],
    [1, 3.5],
    [2, 2.125],
  ]);
  expect(main?.height).toBe(5);
});

test('the losers have a drawing of their own, and the third place a height below the final', () => {
  const drawings = drawingsOf([
    series(0, 'WINNERS', 1, [seed(1), seed(4)]),
    series(1, 'WINNERS', 1, [seed(2), seed(3)]),
    series(2, 'LOSERS', 2, [after(0, 'LOSER'), after(1, 'LOSER')]),
    series(3, 'THIRD_PLACE', 2, [after(0, 'LOSER'), after(1, 'LOSER')]),
    series(4, 'FINAL', 2, [after(0), after(1)]),
  ]);
  expect(drawings.map(({ id, height, placed }) => [id, height, placed.length])).toEqual([
    ['main', 6, 4],
    ['losers', 2, 1],
  ]);
  expect(drawings[0]?.placed.find(({ series: { part } }) => part === 'THIRD_PLACE')?.middle).toBe(4.5);
});
