import { addFieldNumbers } from './field-sums.ts';
import { fieldPercentiles } from './field-percentiles.ts';
import type { FieldContestant } from './field-percentiles.ts';

const player = (id: number, games: number, touches: number, some: object = {}): FieldContestant => ({
  id,
  games,
  sums: { ...addFieldNumbers([]), touches, seconds: 300 * games, ...some },
});
const touchesOf = (id: number, all: readonly FieldContestant[]) =>
  fieldPercentiles(id, all).find(({ number }) => number === 'touches');

test.each([
  { why: 'most of four', id: 1, is: { value: 40, less: 3, others: 3, percent: 100 } },
  {
    why: 'per game, not in total: thirty in three games are fewer than forty in one',
    id: 2,
    is: { value: 10, less: 0, others: 3, percent: 0 },
  },
  { why: 'equal numbers are not less', id: 3, is: { value: 20, less: 1, others: 3, percent: 33 } },
  { why: 'rounded down', id: 4, is: { value: 20, less: 1, others: 3, percent: 33 } },
])('a number is compared with the others of the division: $why', ({ id, is }) => {
  const all = [player(1, 4, 160), player(2, 9, 90), player(3, 3, 60), player(4, 5, 100)];
  expect(touchesOf(id, all)).toEqual({ number: 'touches', ...is, median: 20, most: 40 });
});

test.each([
  { why: 'the middle one of three', touches: [30, 90, 60], median: 20 },
  { why: 'the mean of two middle ones', touches: [30, 90, 60, 66], median: 21 },
  { why: 'without those with too few games', touches: [30, 90, 60], few: 900, median: 20 },
])('the median is of all who are compared: $why', ({ touches, few, median }) => {
  const all = touches.map((of, index) => player(index + 1, 3, of));
  const more = few === undefined ? [] : [player(9, 2, few)];
  expect(touchesOf(1, [...all, ...more])).toMatchObject({ median, most: 30 });
});

test('a part of the time is compared as a share of it, so that long games raise nothing', () => {
  const long = player(1, 3, 0, { seconds: 1800, supersonic_seconds: 360 });
  const short = player(2, 3, 0, { seconds: 900, supersonic_seconds: 270 });
  const of = fieldPercentiles(1, [long, short]).find(({ number }) => number === 'supersonicSeconds');
  expect(of).toEqual({ number: 'supersonicSeconds', value: 20, less: 0, others: 1, percent: 0, median: 25, most: 30 });
});

test('two games are too few, for the player and for those they are compared with', () => {
  const all = [player(1, 2, 500), player(2, 3, 60), player(3, 3, 90)];
  expect(fieldPercentiles(1, all)).toEqual([]);
  expect(touchesOf(3, all)).toMatchObject({ less: 1, others: 1, percent: 100 });
});

test('no one to compare with is no comparison, and neither is someone who is not there', () => {
  expect(fieldPercentiles(1, [player(1, 9, 9)])).toEqual([]);
  expect(fieldPercentiles(7, [player(1, 9, 9), player(2, 9, 9)])).toEqual([]);
});

test('a number that is not known has no place, and others are not compared with it', () => {
  const mates = { mate_seconds: 10, mate_distance_seconds: 90 };
  const all = [player(1, 3, 1), player(2, 3, 1, mates), player(3, 3, 1, { ...mates, mate_distance_seconds: 50 })];
  const of = (id: number) => fieldPercentiles(id, all).find(({ number }) => number === 'averageDistanceToMates');
  expect(of(1)).toBeUndefined();
  expect(of(2)).toMatchObject({ value: 9, less: 1, others: 1, percent: 100, median: 7, most: 9 });
});
