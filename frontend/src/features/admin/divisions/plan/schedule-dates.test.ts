import { datesOf, NO_DATES } from './schedule-dates';

const TUESDAY = { weekday: '2', clock: '19:00' };
const SUNDAY = { weekday: '7', clock: '18:30' };
const typed = { isDated: true, firstWeek: '', days: [TUESDAY, SUNDAY] };
const SENT = [
  { weekday: 2, time: '19:00' },
  { weekday: 7, time: '18:30' },
];

test.each([
  { value: NO_DATES, perWeek: 1, dates: null, why: 'no times are wanted' },
  { value: typed, perWeek: 1, dates: { firstWeek: '2026-09-14', days: SENT.slice(0, 1) }, why: "the season's week" },
  { value: typed, perWeek: 2, dates: { firstWeek: '2026-09-14', days: SENT }, why: 'two days' },
  {
    value: { ...typed, firstWeek: '2026-10-01' },
    perWeek: 1,
    dates: { firstWeek: '2026-09-28', days: SENT.slice(0, 1) },
    why: 'the Monday of a chosen week',
  },
  { value: { ...typed, days: [TUESDAY] }, perWeek: 2, dates: undefined, why: 'the second day is missing' },
  { value: { ...typed, days: [{ ...TUESDAY, clock: '' }] }, perWeek: 1, dates: undefined, why: 'no time of day' },
  { value: { ...typed, firstWeek: '0002-10-01' }, perWeek: 1, dates: undefined, why: 'a year that is half typed' },
])('$why', ({ value, perWeek, dates }) => {
  expect(datesOf(value, perWeek, '2026-09-16')).toEqual(dates);
});
