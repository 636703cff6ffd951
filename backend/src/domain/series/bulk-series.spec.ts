import { chosenInBulk, MOST_IN_BULK } from './bulk-series.ts';

const rows = (...ids: number[]) => ids.map((seriesId) => ({ seriesId }));
const many = (count: number) => rows(...Array.from({ length: count }, (_, index) => index + 1));

test('series are taken in the order of their ids, whatever order they were chosen in', () => {
  expect(chosenInBulk(rows(3, 1, 2))).toEqual(rows(1, 2, 3));
  expect(chosenInBulk(many(MOST_IN_BULK))).toHaveLength(MOST_IN_BULK);
});

test.each([
  { why: 'none', chosen: [] },
  { why: 'one twice', chosen: rows(1, 2, 1) },
  { why: 'too many', chosen: many(MOST_IN_BULK + 1) },
])('$why is refused', ({ chosen }) => {
  expect(() => chosenInBulk(chosen)).toThrow('INVALID_INPUT');
});
