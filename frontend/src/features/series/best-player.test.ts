import { bestPlayer } from './best-player';
import type { SeriesTotalsFragment } from './series-totals.generated';

const row = (id: number, rating: number | null, fields: Partial<SeriesTotalsFragment> = {}): SeriesTotalsFragment => ({
  ...{ player: { id, nickname: `Spelare ${id}` }, games: 4, rating },
  ...{ score: 500, goals: 1, assists: 1, saves: 1, shots: 3 },
  ...fields,
});

test('the best has the highest rating of those who played at least half of the games', () => {
  const best = bestPlayer([row(1, 1.2), row(2, 2.4, { games: 1 })], [row(3, 1.6, { goals: 5, saves: 4 })], 4);
  expect(best).toMatchObject({ side: 'away', rating: 1.6, row: { player: { id: 3 } } });
});

test('of equal ratings more points decide', () => {
  expect(bestPlayer([row(1, 1.2)], [row(2, 1.2, { score: 900 })], 4)?.row.player.id).toBe(2);
});

test('nobody is the best of an annulled series, whose players have no rating', () => {
  expect(bestPlayer([row(1, null)], [row(2, null)], 4)).toBeNull();
});
