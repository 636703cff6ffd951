import { mostImproved } from './most-improved.ts';

const player = (name: string, before: [number, number | null], now: [number, number | null]) => ({
  name,
  before: { rating: before[0], lowestRank: before[1] },
  now: { rating: now[0], lowestRank: now[1] },
});
const names = (...players: ReturnType<typeof player>[]) => mostImproved(players).map(({ name }) => name);

describe('the most improved players', () => {
  test('are those whose rating has risen the most, however high it is', () => {
    expect(names(player('Ada', [1.4, 1], [1.5, 1]), player('Bo', [0.6, 1], [0.9, 1]))).toEqual(['Bo']);
  });

  test('share it with the same rise, as it is shown', () => {
    // 1.1 − 0.8 and 0.9 − 0.6 differ behind the two decimals
    expect(names(player('Ada', [0.8, 1], [1.1, 1]), player('Bo', [0.6, 1], [0.9, 1]))).toEqual(['Ada', 'Bo']);
  });

  test('have not gone down to easier opponents', () => {
    expect(names(player('Ada', [0.8, 1], [1.6, 2]), player('Bo', [0.8, 3], [0.9, 2]))).toEqual(['Bo']);
  });

  test('have played in a table in both seasons', () => {
    expect(names(player('Ada', [0.8, null], [1.6, 1]), player('Bo', [0.8, 1], [1.6, null]))).toEqual([]);
  });

  test('are nobody when no rating has risen', () => {
    expect(names(player('Ada', [0.8, 1], [0.8, 1]), player('Bo', [0.8, 1], [0.7, 1]))).toEqual([]);
    expect(names()).toEqual([]);
  });
});
