import { minimumGames, splitByGames } from './minimum-games';

const played = (...games: number[]) => games.map((each) => ({ games: each }));

test.each([
  { games: [], least: 0, why: 'no one has played' },
  { games: [1, 1], least: 0, why: 'the first game asks for nothing' },
  { games: [4, 2], least: 1, why: 'the first week asks for nothing more than a game' },
  { games: [5, 1], least: 2, why: 'a third of five' },
  { games: [15, 30, 2], least: 10, why: 'a third of the most, not of the first' },
])('$games asks for $least: $why', ({ games, least }) => {
  expect(minimumGames(played(...games))).toBe(least);
});

test('who has exactly enough ranks, and no one is lost', () => {
  expect(splitByGames(played(9, 10, 2, 11), 10)).toEqual({ ranked: played(10, 11), unranked: played(9, 2) });
  expect(splitByGames(played(0, 3), 0)).toEqual({ ranked: played(0, 3), unranked: [] });
});
