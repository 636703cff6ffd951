import type { TFunction } from 'i18next';
import { ownDay, ownTime, swedishClock } from './own-time';
import { typedInstant } from './stockholm-field';
import { timesIn } from './use-times';

test.each([
  { zone: null, at: '2026-11-27T18:00:00Z', own: null, why: 'a reader in Sweden' },
  { zone: 'Europe/Berlin', at: '2026-11-27T18:00:00Z', own: null, why: 'another zone with the same clock' },
  { zone: 'Europe/London', at: '2026-11-27T18:00:00Z', own: '18:00', why: 'an hour behind' },
  { zone: 'Asia/Kolkata', at: '2026-11-27T18:00:00Z', own: '23:30', why: 'half hours' },
  { zone: 'Asia/Kolkata', at: '2026-11-27T19:00:00Z', own: 'lör 28 nov. 00:30', why: 'the day after there' },
  { zone: 'America/New_York', at: '2026-11-27T18:00:00Z', own: '13:00', why: 'six hours behind' },
  {
    zone: 'America/New_York',
    at: '2026-10-27T18:00:00Z',
    own: '14:00',
    why: 'Sweden has put its clocks back, New York not',
  },
  { zone: 'America/New_York', at: '2026-11-28T01:00:00Z', own: 'fre 27 nov. 20:00', why: 'still the day before there' },
  { zone: 'Africa/Lagos', at: '2026-11-27T18:00:00Z', own: null, why: 'the same clock in winter' },
  { zone: 'Africa/Lagos', at: '2026-06-27T18:00:00Z', own: '19:00', why: 'and another in summer' },
  { zone: 'Pacific/Auckland', at: '2026-12-31T12:00:00Z', own: 'fre 1 jan. 01:00', why: 'the next year' },
  { zone: 'America/New_York', at: '2026-11-27', own: null, why: 'a day of the calendar has no clock' },
])('$at in $zone: $why', ({ zone, at, own }) => {
  expect(ownTime(at, 'se', zone)).toBe(own);
});

test('where space is short, another day is its weekday', () => {
  expect(ownTime('2026-11-27T19:00:00Z', 'se', 'Asia/Kolkata', true)).toBe('lör 00:30');
  expect(ownTime('2026-11-27T18:00:00Z', 'se', 'Asia/Kolkata', true)).toBe('23:30');
});

test.each([
  { zone: 'Asia/Kolkata', at: '2026-11-27T19:00:00Z', own: '28 Nov', why: 'the day after there' },
  { zone: 'Asia/Kolkata', at: '2026-11-27T12:00:00Z', own: null, why: 'the same day at another hour' },
  { zone: 'America/New_York', at: '2026-11-27', own: null, why: 'a birthday is the same everywhere' },
])('the day of $at in $zone: $why', ({ zone, at, own }) => {
  expect(ownDay(at, 'en', zone)).toBe(own);
});

test('a sentence says that its time is Swedish only where the clocks differ', () => {
  const t = ((key: string, { swedish, own }: Record<string, string>) => `${key} ${swedish} ${own}`) as TFunction<'ui'>;
  const at = '2026-11-27T18:00:00Z';
  expect(timesIn(null, 'se', t).dateTime(at)).toBe('27 november 2026 19:00');
  expect(timesIn('Europe/London', 'se', t).dateTime(at)).toBe('time.both 27 november 2026 19:00 18:00');
  expect(timesIn('Europe/London', 'se', t).weekdayDateTime(at)).toBe('time.both fredag 27 november 2026 19:00 18:00');
  expect(timesIn('Europe/London', 'se', t).date('2008-03-04')).toBe('4 mars 2008');
});

test.each([
  ['2026-01-15T12:00:00Z', 'winter'],
  ['2026-03-29T00:59:00Z', 'winter'],
  ['2026-03-29T01:00:00Z', 'summer'],
  ['2026-07-15T23:30:00Z', 'summer'],
  ['2026-12-31T23:30:00Z', 'winter'],
])('at %s Sweden has %s time', (at, clock) => {
  expect(swedishClock(at)).toBe(clock);
});

test.each([
  ['2026-11-27T19:00', '2026-11-27T18:00:00.000Z'],
  ['2026-07-27T19:00', '2026-07-27T17:00:00.000Z'],
  ['2026-03-29T02:30', null],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['', null],
])('%s in a field of Swedish time is %s', (typed, at) => {
  expect(typedInstant(typed)).toBe(at);
});
