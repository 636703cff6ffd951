import { leastGamesOf } from './leaders.ts';

test.each([
  { busiest: 0, least: 0, why: 'no one has played' },
  { busiest: 1, least: 0, why: 'the first game asks for nothing' },
  { busiest: 5, least: 2, why: 'a third, rounded' },
  { busiest: 45, least: 15, why: 'a third of a season' },
  { busiest: 400, least: 30, why: 'of many seasons: never more than thirty' },
])('$busiest games of the busiest player ask for $least: $why', ({ busiest, least }) => {
  expect(leastGamesOf(busiest)).toBe(least);
});
