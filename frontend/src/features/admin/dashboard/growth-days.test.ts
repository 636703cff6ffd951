import { averagePerDay, growthPoints } from './growth-days';

const day = (date: string, count: number, total: number) => ({ date, count, total });

test('the curve stays level from the last day that added something until today', () => {
  const points = growthPoints([day('2026-01-01', 2, 2), day('2026-01-03', 1, 3)], '2026-01-10');
  expect(points.map(({ at, total }) => [new Date(at).toISOString().slice(0, 10), total])).toEqual([
    ['2026-01-01', 2],
    ['2026-01-03', 3],
    ['2026-01-10', 3],
  ]);
});

test('a day that is still going on is not drawn twice', () => {
  expect(growthPoints([day('2026-01-10', 2, 2)], '2026-01-10')).toHaveLength(1);
});

test.each([
  { days: [day('2026-01-01', 2, 2), day('2026-01-03', 1, 3)], today: '2026-01-04', average: 0.75 },
  { days: [day('2026-01-04', 5, 5)], today: '2026-01-04', average: 5 },
  { days: [], today: '2026-01-04', average: null },
])('from the first day until $today the average is $average a day', ({ days, today, average }) => {
  expect(averagePerDay(days, today)).toBe(average);
});
