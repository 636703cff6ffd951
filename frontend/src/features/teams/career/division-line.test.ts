import { divisionLine } from './division-line';

const season = (rank: number, position: number | null, divisionName = `Division ${rank}`, teams = 10) => ({
  ...{ rank, position, divisionName, teams },
});

test('a place is lower the farther down its rank and its number are, and divisions beside each other share a band', () => {
  const { bands, heights, height } = divisionLine([
    season(3, 2, 'Division 3 Norra'),
    season(2, 8, 'Division 2', 8),
    season(3, 1, 'Division 3 Södra'),
    season(1, null),
  ]);
  expect(bands.map(({ rank, names }) => [rank, ...names])).toEqual([
    [1, 'Division 1'],
    [2, 'Division 2'],
    [3, 'Division 3 Norra', 'Division 3 Södra'],
  ]);
  const [second, third, best, none] = heights as [number, number, number, null];
  expect(none).toBeNull();
  expect(third).toBeLessThan(best);
  expect(best).toBeLessThan(second);
  const inside = (at: number, band = bands[1]) => band && at > band.top && at < band.top + band.height;
  expect([inside(third), inside(best), inside(second, bands[2])]).toEqual([true, false, true]);
  expect(height).toBe((bands[2]?.top ?? 0) + (bands[2]?.height ?? 0));
});

test('a rank that the team has passed has a band of its own without a name', () => {
  const { bands } = divisionLine([season(4, 1), season(2, 10)]);
  expect(bands.map(({ rank, names }) => [rank, names.length])).toEqual([
    [2, 1],
    [3, 0],
    [4, 1],
  ]);
});
