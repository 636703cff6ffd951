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
  expect(touchesOf(id, all)).toEqual({ number: 'touches', ...is });
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
  expect(of(2)).toEqual({ number: 'averageDistanceToMates', value: 9, less: 1, others: 1, percent: 100 });
});
