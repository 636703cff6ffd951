import { LeagueError } from '../league-error.ts';
import { assertUnusualKnown, LARGEST, unusualIn, USUAL } from './usual-numbers.ts';

const NUMBERS = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };
const game = (numbers: Partial<typeof NUMBERS> = {}, goals = { home: 1, away: 0 }) => ({
  goals,
  rows: { home: [NUMBERS, { ...NUMBERS, ...numbers }], away: [NUMBERS] },
});

test.each([
  { why: 'what is usual', games: [game(USUAL, { home: USUAL.goals, away: 0 })], found: [] },
  { why: 'a save too many', games: [game({ saves: USUAL.saves + 1 })], found: ['games.0.home.1.saves'] },
  {
    why: 'a game and a player far above',
    games: [game(), game({ goals: 1000, shots: 5000 }, { home: 1000, away: 2 })],
    found: ['games.1.home', 'games.1.home.1.goals', 'games.1.home.1.shots'],
  },
  { why: 'the most that can be stored', games: [game({ score: LARGEST.score })], found: ['games.0.home.1.score'] },
])('$why: $found', ({ games, found }) => {
  expect(unusualIn(games).map(({ field }) => field)).toEqual(found);
  if (found.length === 0) expect(() => assertUnusualKnown(games, false)).not.toThrow();
  else expect(() => assertUnusualKnown(games, false)).toThrow(LeagueError);
  expect(() => assertUnusualKnown(games, true)).not.toThrow();
});

test('the goals of both teams in five games fit one column together', () => {
  expect(2 * 5 * LARGEST.goals).toBeLessThan(2 ** 15);
});

test('the refusal names the first number, its field, and what is usual', () => {
  expect(() => assertUnusualKnown([game(), game({ shots: 250 })], false)).toThrow(
    expect.objectContaining({
      code: 'UNUSUAL_NUMBERS',
      details: { field: 'games.1.home.1.shots', params: { game: 2, value: 250, usual: 199 } },
    }),
  );
});
