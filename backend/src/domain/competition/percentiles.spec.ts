import { leastGamesIn, percentilesOf } from './percentiles.ts';
import type { Contestant } from './percentiles.ts';

const one = (id: number, games: number, goals: number, rating: number | null = 1): Contestant => ({
  ...{ id, games, goals, rating },
  ...{ score: 0, assists: 0, saves: 0, shots: 0 },
});
const goalsOf = (id: number, all: readonly Contestant[], leastGames = 0) =>
  percentilesOf(id, all, leastGames).find(({ number }) => number === 'goals');

test.each([
  { why: 'three of four others have less', own: 8, others: [2, 4, 6, 9], better: 3, place: 2, percent: 75 },
  {
    why: 'one third is 33, not 34: no one is told more than is true',
    own: 3,
    others: [2, 4, 6],
    better: 1,
    place: 3,
    percent: 33,
  },
  {
    why: 'an equal number is not less, and shares the place',
    own: 6,
    others: [6, 6, 2],
    better: 1,
    place: 1,
    percent: 33,
  },
  { why: 'the last one is better than nobody', own: 1, others: [2, 4], better: 0, place: 3, percent: 0 },
  { why: 'the first one is better than all', own: 9, others: [2, 4], better: 2, place: 1, percent: 100 },
])('$why', ({ own, others, better, place, percent }) => {
  const all = [one(1, 10, own), ...others.map((goals, at) => one(at + 2, 10, goals))];
  expect(goalsOf(1, all)).toMatchObject({ value: own / 10, better, place, others: others.length, percent });
});

test('numbers that look the same with two decimals are the same', () => {
  const all = [one(1, 300, 101), one(2, 304, 103), one(3, 299, 100)];
  expect(goalsOf(1, all)).toMatchObject({ value: 0.34, better: 1, place: 1 });
  expect(goalsOf(2, all)).toMatchObject({ value: 0.34, better: 1, place: 1 });
  expect(goalsOf(3, all)).toMatchObject({ value: 0.33, better: 0, place: 3 });
});

test('who has too few games is not compared, neither as the one nor as another', () => {
  const all = [one(1, 12, 6), one(2, 12, 3), one(3, 3, 9)];
  expect(leastGamesIn(all)).toBe(4);
  expect(goalsOf(1, all, 4)).toMatchObject({ others: 1, percent: 100 });
  expect(percentilesOf(3, all, 4)).toEqual([]);
});

test('alone in a division there is nothing to compare with', () => {
  expect(percentilesOf(1, [one(1, 9, 3)], 0)).toEqual([]);
  expect(percentilesOf(7, [one(1, 9, 3), one(2, 9, 3)], 0)).toEqual([]);
});
