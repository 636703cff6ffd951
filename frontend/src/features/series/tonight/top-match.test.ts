import { topMatchOf, type Ranked } from './top-match';

const one = (id: number, rank: number, places: [number, number] | null): Ranked => ({
  id,
  division: { rank },
  places: places && { home: places[0], away: places[1] },
});

test.each([
  { why: 'the teams highest in the table', series: [one(1, 1, [3, 4]), one(2, 1, [1, 5])], is: 2 },
  { why: 'the highest division before the table', series: [one(1, 2, [1, 2]), one(2, 1, [7, 8])], is: 2 },
  { why: 'the first of two that are alike', series: [one(1, 1, [1, 4]), one(2, 1, [2, 3])], is: 1 },
  { why: 'nobody has a place yet', series: [one(1, 1, null), one(2, 1, null)], is: null },
  { why: 'a single match needs no mark', series: [one(1, 1, [1, 2])], is: null },
])('$why', ({ series, is }) => expect(topMatchOf(series)).toBe(is));
