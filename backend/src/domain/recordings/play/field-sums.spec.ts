import { FIELD_NUMBERS } from './field-numbers.ts';
import type { FieldNumbers } from './field-numbers.ts';
import { addFieldNumbers, addHeat, FIELD_AVERAGES, shownFieldNumbers } from './field-sums.ts';

const numbers = (some: Partial<FieldNumbers> = {}): FieldNumbers => ({ ...addFieldNumbers([]), ...some });

test('sums are added number by number, and nothing is 0', () => {
  const all = Object.fromEntries(FIELD_NUMBERS.map((name, at) => [name, at + 1])) as FieldNumbers;
  expect(addFieldNumbers([all, all, numbers()])).toEqual(
    Object.fromEntries(FIELD_NUMBERS.map((name, at) => [name, 2 * (at + 1)])),
  );
  expect(new Set(Object.values(addFieldNumbers([])))).toEqual(new Set([0]));
});

test.each([
  { why: 'speed is weighted by time', sums: { speed_seconds: 300_000, seconds: 200 }, of: 'averageSpeed', is: 1500 },
  {
    why: 'the ball is far from those on the field',
    sums: { ball_distance_seconds: 5000, seconds: 4 },
    of: 'averageDistanceToBall',
    is: 1250,
  },
  {
    why: 'mates have their own base',
    sums: { mate_distance_seconds: 9000, mate_seconds: 3, seconds: 9 },
    of: 'averageDistanceToMates',
    is: 3000,
  },
  { why: 'a tank of 100', sums: { boost_seconds: 1234.5, seconds: 30 }, of: 'averageBoost', is: 41.15 },
  {
    why: 'boost is used also by those who are demolished half of the time',
    sums: { boost_used: 400, seconds: 30, seconds_in_game: 60 },
    of: 'boostUsedPerMinute',
    is: 400,
  },
  {
    why: 'a minute is a minute in the game',
    sums: { boost_collected: 100, seconds_in_game: 120 },
    of: 'boostCollectedPerMinute',
    is: 50,
  },
  {
    why: 'boost is left only at kickoffs that someone touched',
    sums: { kickoff_boost: 31, touched_kickoffs: 2, kickoffs: 3 },
    of: 'averageKickoffBoost',
    is: 15.5,
  },
] as const)('an average is its sum over its base: $why', ({ sums, of, is }) => {
  expect(shownFieldNumbers(numbers(sums))[of]).toBe(is);
});

test('an average of nothing is not known, and a sum of nothing is 0', () => {
  const shown = shownFieldNumbers(numbers());
  const unknown = Object.entries(shown)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  expect(unknown.toSorted()).toEqual([
    'averageBoost',
    'averageDistanceToBall',
    'averageDistanceToBallInPossession',
    'averageDistanceToBallOutOfPossession',
    'averageDistanceToMates',
    'averageKickoffBoost',
    'averageKickoffSeconds',
    'averageSpeed',
    'boostCollectedPerMinute',
    'boostUsedPerMinute',
  ]);
  expect(shown.distance).toBe(0);
});

test('per game, sums are divided and averages stay', () => {
  const sums = numbers({ seconds: 600, speed_seconds: 900_000, touches: 25, boost_used: 1000, seconds_in_game: 600 });
  expect(shownFieldNumbers(sums, 2)).toMatchObject({
    seconds: 300,
    touches: 12.5,
    averageSpeed: 1500,
    boostUsedPerMinute: 100,
  });
});

test('quantities that are only the top of an average are not shown', () => {
  const names = Object.keys(shownFieldNumbers(numbers()));
  expect(names).toHaveLength(FIELD_NUMBERS.length - 10 + Object.keys(FIELD_AVERAGES).length);
  for (const top of ['speedSeconds', 'mateSeconds', 'kickoffBoost', 'touchedKickoffs'])
    expect(names).not.toContain(top);
});

test('heat is added cell by cell, with two decimals', () => {
  const one = Array.from({ length: 320 }, (_, cell) => (cell === 5 ? 0.1 : 0));
  const other = Array.from({ length: 320 }, (_, cell) => (cell === 5 ? 0.2 : cell === 319 ? 7 : 0));
  const sum = addHeat([one, other]);
  expect([sum[5], sum[319], sum.reduce((all, cell) => all + cell, 0)]).toEqual([0.3, 7, 7.3]);
  expect(addHeat([])).toHaveLength(320);
});
