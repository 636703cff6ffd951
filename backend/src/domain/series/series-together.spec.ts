import { chosenTogether, MOST_TOGETHER } from './series-together.ts';

const rows = (...ids: number[]) => ids.map((seriesId) => ({ seriesId }));
const many = (count: number) => rows(...Array.from({ length: count }, (_, index) => index + 1));

test('series are taken in the order of their ids, whatever order they were chosen in', () => {
  expect(chosenTogether(rows(3, 1, 2))).toEqual(rows(1, 2, 3));
  expect(chosenTogether(many(MOST_TOGETHER))).toHaveLength(MOST_TOGETHER);
});

test.each([
  { why: 'none', chosen: [] },
  { why: 'one twice', chosen: rows(1, 2, 1) },
  { why: 'too many', chosen: many(MOST_TOGETHER + 1) },
])('$why is refused', ({ chosen }) => {
  expect(() => chosenTogether(chosen)).toThrow('INVALID_INPUT');
});
