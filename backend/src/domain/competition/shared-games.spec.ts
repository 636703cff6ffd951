import { sumOfShared } from './shared-games.ts';
import type { SharedSeries } from './shared-games.ts';

const shared = (isTogether: boolean, games: number, won: number): SharedSeries => ({
  isTogether,
  games,
  won,
  goals: { home: 2 * games, away: games },
  assists: { home: 1, away: 0 },
  saves: { home: 0, away: 3 },
});

test('games as team-mates and games against each other are never in one sum', () => {
  const all = [shared(false, 3, 3), shared(true, 4, 1), shared(false, 5, 2)];
  expect(sumOfShared(all, false)).toEqual({
    seriesCount: 2,
    games: 8,
    won: 5,
    goals: { home: 16, away: 8 },
    assists: { home: 2, away: 0 },
    saves: { home: 0, away: 6 },
  });
  expect(sumOfShared(all, true)).toMatchObject({ seriesCount: 1, games: 4, won: 1 });
  expect(sumOfShared([], true)).toMatchObject({ seriesCount: 0, games: 0, goals: { home: 0, away: 0 } });
});
