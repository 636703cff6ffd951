import { seriesByWeek } from './series-by-week';

const of = (...weeks: number[]) => weeks.map((week, id) => ({ id, week }));
const weeksOf = (weeks: number[], currentWeek: number | null) => {
  const { current, coming, played } = seriesByWeek(of(...weeks), currentWeek);
  return [current?.week ?? null, coming.map(({ week }) => week), played.map(({ week }) => week)];
};

test.each([
  { weeks: [1, 2, 3, 4, 5], now: 3, open: 3, coming: [4, 5], played: [2, 1], why: 'nearest weeks first on both sides' },
  { weeks: [5, 3, 1, 4, 2], now: 3, open: 3, coming: [4, 5], played: [2, 1], why: 'whatever order they come in' },
  { weeks: [1, 2, 10, 11], now: 2, open: 2, coming: [10, 11], played: [1], why: 'week 10 is after week 2' },
  { weeks: [1, 2, 4], now: 3, open: 4, coming: [], played: [2, 1], why: 'a week without series gives way to the next' },
  { weeks: [1, 2, 3], now: null, open: 3, coming: [], played: [2, 1], why: 'all is played: the last week is open' },
  {
    weeks: [1, 2, 3],
    now: 9,
    open: 3,
    coming: [],
    played: [2, 1],
    why: 'a week after the last one is no reason to be empty',
  },
  { weeks: [], now: 1, open: null, coming: [], played: [], why: 'no schedule yet' },
])('week $now of $weeks: $why', ({ weeks, now, open, coming, played }) => {
  expect(weeksOf(weeks, now)).toEqual([open, coming, played]);
});

test('series of a week keep the order of play', () => {
  const series = [
    { id: 8, week: 2 },
    { id: 3, week: 1 },
    { id: 5, week: 2 },
  ];
  expect(seriesByWeek(series, 2).current?.series.map(({ id }) => id)).toEqual([8, 5]);
});
