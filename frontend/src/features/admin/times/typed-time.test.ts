import { addDays, addWeeks, mondayOf, readTime, weekdayOf } from './typed-time';

/** A season over the turn of a year. */
const SEASON = { startsOn: '2026-09-14', endsOn: '2027-03-28' };

test.each([
  ['2026-11-23 19:00', '2026-11-23 19:00'],
  ['2026-11-23T19:00', '2026-11-23 19:00'],
  ['2026/11/23 19.00', '2026-11-23 19:00'],
  ['2026-11-23 19:00:00', '2026-11-23 19:00'],
  ['23/11 19:00', '2026-11-23 19:00'],
  ['23.11.2026 19.00', '2026-11-23 19:00'],
  ['23/11/2026, 9:30', '2026-11-23 09:30'],
  ['23 nov 19.00', '2026-11-23 19:00'],
  ['23 nov. kl. 19', '2026-11-23 19:00'],
  ['mån 23 november kl 19:00', '2026-11-23 19:00'],
  ['Måndag den 23:e november 2026 kl. 19.00', '2026-11-23 19:00'],
  ['Mon Nov 23 19:00', '2026-11-23 19:00'],
  ['  23   okt 19:00 ', '2026-10-23 19:00'],
  ['23 oct 2026 19:00', '2026-10-23 19:00'],
  ['5 maj 19:00', '2026-05-05 19:00'],
  ['12 jan 19:00', '2027-01-12 19:00'],
  ['1/2 19:00', '2027-02-01 19:00'],
  ['28/2 20:00', '2027-02-28 20:00'],
])('%j is %j', (text, time) => {
  expect(readTime(text, SEASON)).toBe(time);
});

test.each([
  ['', 'nothing'],
  ['19:00', 'no day'],
  ['23 nov', 'no time of day'],
  ['2026-11-23', 'no time of day'],
  ['2026-02-29 19:00', 'no such day'],
  ['31/11 19:00', 'no such day'],
  ['2026-13-01 19:00', 'no such month'],
  ['23/11 24:00', 'no such hour'],
  ['23/11 19:60', 'no such minute'],
  ['tis 23 nov 19:00', 'it is a Monday'],
  ['23 foo 19:00', 'no month'],
  ['på tisdag', 'words'],
  ['2026-11-23 19:00 Alfa', 'more than a time'],
])('%j is no time: %s', (text) => {
  expect(readTime(text, SEASON)).toBeNull();
});

test('days are counted over the ends of months and years', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-29')).toBe(7);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('a week later it is the same time of day, also when the clocks change between', () => {
  expect(addWeeks('2026-10-22 19:00', 1)).toBe('2026-10-29 19:00');
  expect(addWeeks('2026-12-29 19:00', 1)).toBe('2027-01-05 19:00');
});
