import { leastGamesOf } from './leaders.ts';

test.each([
  { busiest: 0, least: 0, why: 'no one has played' },
  { busiest: 1, least: 1, why: 'who has played one game has a third of it' },
  { busiest: 3, least: 1, why: 'exactly a third' },
  { busiest: 4, least: 2, why: 'one game of four is less than a third' },
  { busiest: 5, least: 2, why: 'two of five are more than a third' },
  { busiest: 88, least: 30, why: 'twenty-nine are less than a third of it' },
  { busiest: 45, least: 15, why: 'a third of a season' },
  { busiest: 400, least: 30, why: 'of many seasons: never more than thirty' },
])('$busiest games of the busiest player ask for $least: $why', ({ busiest, least }) => {
  expect(leastGamesOf(busiest)).toBe(least);
});
