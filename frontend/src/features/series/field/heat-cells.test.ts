import { FIELD } from './field-view';
import { CELL, HEAT, heatCells, ninthsOf } from './heat-cells';

const CELLS = HEAT.columns * HEAT.rows;
const heatOf = (seconds: Record<number, number>): number[] =>
  Array.from({ length: CELLS }, (_, index) => seconds[index] ?? 0);

test('the first cell is the right corner at the own goal, the last one the left corner at the other goal', () => {
  const cells = heatCells(heatOf({ 0: 2, [CELLS - 1]: 4 }));
  expect(cells).toEqual([
    { x: -FIELD.side, y: -FIELD.end, share: 0.5 },
    { x: FIELD.side - CELL.width, y: FIELD.end - CELL.length, share: 1 },
  ]);
});

test('without any time there is nothing to draw, and no share of it', () => {
  expect(heatCells(heatOf({}))).toEqual([]);
  expect(ninthsOf(heatOf({}))).toBeNull();
});

test('even time is an even ninth in each part of the field', () => {
  const even = Array.from({ length: CELLS }, () => 3);
  for (const share of ninthsOf(even)?.flat() ?? []) expect(share).toBeCloseTo(1 / 9, 10);
});

test('all shares are the whole', () => {
  const uneven = Array.from({ length: CELLS }, (_, index) => (index * 7) % 11);
  const whole = ninthsOf(uneven)
    ?.flat()
    .reduce((sum, share) => sum + share, 0);
  expect(whole).toBeCloseTo(1, 10);
});

test('the last cell is in the other third, to the left', () => {
  expect(ninthsOf(heatOf({ [CELLS - 1]: 5 }))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, 0],
  ]);
});
