import { milestonesOf } from './milestones.ts';

const series = (seriesId: number, games: number, goals: number) => ({
  seriesId,
  playedAt: `2026-01-0${seriesId}T18:00:00.000Z`,
  counts: { games, goals },
});
const MARKS = { games: [1, 5, 10], goals: [3, 4, 100] };
const told = (all: ReturnType<typeof series>[]) =>
  milestonesOf(all, MARKS).map(({ count, mark, seriesId }) => `${count} ${mark} in ${seriesId}`);

test('a milestone belongs to the series in which its mark was reached', () => {
  expect(told([series(1, 4, 0), series(2, 3, 2), series(3, 3, 0)])).toEqual([
    'games 1 in 1',
    'games 5 in 2',
    'games 10 in 3',
  ]);
});

test('a series that passes several marks has all of them', () => {
  expect(told([series(1, 5, 9)])).toEqual(['games 1 in 1', 'games 5 in 1', 'goals 3 in 1', 'goals 4 in 1']);
});

test('without series there is nothing to celebrate', () => {
  expect(told([])).toEqual([]);
});
