import { playedSeasons } from './played-seasons';

const season = (id: number, isCurrent: boolean, divisions: number) => ({
  id,
  isCurrent,
  divisions: Array.from({ length: divisions }, (_, at) => at),
});
const ids = (...seasons: ReturnType<typeof season>[]) => playedSeasons(seasons).map(({ id }) => id);

test('a season without divisions has no tab', () => {
  expect(ids(season(3, false, 0), season(2, true, 4), season(1, false, 2))).toEqual([2, 1]);
});

test('the current season comes first, also when a newer one is being prepared', () => {
  expect(ids(season(4, false, 1), season(3, true, 4), season(2, false, 2), season(1, false, 2))).toEqual([3, 4, 2, 1]);
});
