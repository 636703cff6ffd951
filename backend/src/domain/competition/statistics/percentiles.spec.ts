import { leastGamesIn, percentilesOf, percentilesOfTeam } from './percentiles.ts';
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

describe('the goals against of a team', () => {
  const team = (id: number, games: number, goalsAgainst: number, ownGames = games) => ({
    ...one(id, ownGames, id),
    conceded: { games, goals: goalsAgainst },
  });
  const againstOf = (id: number, all: readonly ReturnType<typeof team>[]) =>
    percentilesOfTeam(id, all).find(({ number }) => number === 'goalsAgainst');

  test.each([
    { why: 'fewer are better', own: 4, others: [8, 6, 2], value: 0.4, better: 2, place: 2, percent: 66 },
    {
      why: 'an equal number is not better, and shares the place',
      own: 2,
      others: [2, 3],
      value: 0.2,
      better: 1,
      place: 1,
      percent: 50,
    },
    { why: 'the most are better than nobody', own: 9, others: [2, 4], value: 0.9, better: 0, place: 3, percent: 0 },
    { why: 'none at all are better than all', own: 0, others: [1, 4], value: 0, better: 2, place: 1, percent: 100 },
  ])('$why', ({ own, others, value, better, place, percent }) => {
    const all = [team(1, 10, own), ...others.map((goals, at) => team(at + 2, 10, goals))];
    expect(againstOf(1, all)).toEqual({ number: 'goalsAgainst', value, better, place, others: others.length, percent });
  });

  test('are per game of all games, and stand after the goals', () => {
    // the numbers of the players are known of only four of the first team's eight games
    const all = [team(1, 8, 12, 4), team(2, 5, 10)];
    expect(againstOf(1, all)).toMatchObject({ value: 1.5, better: 1 });
    expect(percentilesOfTeam(1, all).map(({ number }) => number)).toEqual([
      ...['goals', 'goalsAgainst', 'assists', 'saves', 'shots', 'rating'],
    ]);
  });

  test('a team without numbers is not compared, and alone there is nothing to compare with', () => {
    const all = [team(1, 5, 3), team(2, 5, 4), team(3, 5, 1, 0)];
    expect(againstOf(1, all)).toMatchObject({ others: 1, percent: 100 });
    expect(percentilesOfTeam(3, all)).toEqual([]);
    expect(percentilesOfTeam(1, [team(1, 5, 3)])).toEqual([]);
  });
});
