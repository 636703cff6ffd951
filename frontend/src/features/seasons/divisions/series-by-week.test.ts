import { daysOf, leftIn, nearnessOf, seriesByWeek } from './series-by-week';

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

test.each([
  { why: 'Monday of this week', at: ['2026-11-23T18:00:00Z'], is: 'now' },
  { why: 'the last hour of Sunday in Sweden', at: ['2026-11-29T22:30:00Z'], is: 'now' },
  { why: 'Monday of the next week in Sweden, still Sunday in London', at: ['2026-11-29T23:30:00Z'], is: 'later' },
  { why: 'next year’s schedule, which staff have already made', at: ['2027-02-08T18:00:00Z', null], is: 'later' },
  { why: 'one of them was moved into this week', at: ['2026-12-10T18:00:00Z', '2026-11-26T18:00:00Z'], is: 'now' },
  { why: 'last week, and one series is still to be played', at: ['2026-11-19T18:00:00Z'], is: null },
  { why: 'some before and some after this week', at: ['2026-11-19T18:00:00Z', '2026-12-03T18:00:00Z'], is: null },
  { why: 'no times yet', at: [null, null], is: null },
  { why: 'the week of the turn of the year', at: ['2027-01-03T12:00:00Z'], now: '2026-12-28T06:00:00Z', is: 'now' },
])('a week of the schedule in the calendar: $why', ({ at, now = '2026-11-25T12:00:00Z', is }) => {
  const series = at.map((scheduledAt) => ({ scheduledAt }));
  expect(nearnessOf(series, new Date(now))).toBe(is);
});

test('a folded week says its days and what is left of it', () => {
  const at = (...times: (string | null)[]) => times.map((scheduledAt) => ({ scheduledAt }));
  expect(daysOf(at('2026-11-27T18:00:00Z', null, '2026-11-24T18:00:00Z'))).toEqual([
    '2026-11-24T18:00:00Z',
    '2026-11-27T18:00:00Z',
  ]);
  expect(daysOf(at(null))).toBeNull();
  expect(leftIn([{ state: 'REPORTED' }, { state: 'TIME_SET' }, { state: 'NOT_STARTED' }])).toBe(2);
});
