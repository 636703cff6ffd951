import { formatAverage, formatChance, formatDateTime, formatDays, formatOdds, formatSigned, whenWords } from './format';

const cases = [
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-11-27T18:00:00Z',
    says: { key: 'tonight', time: '19:00' },
    why: 'evening in Sweden',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-11-27T15:59:00Z',
    says: { key: 'today', time: '16:59' },
    why: 'evening starts at 17',
  },
  {
    now: '2026-11-27T22:30:00Z',
    at: '2026-11-27T23:30:00Z',
    says: { key: 'tomorrow', time: '00:30' },
    why: 'the Swedish day has turned, the UTC day has not',
  },
  {
    now: '2026-11-27T23:30:00Z',
    at: '2026-11-28T18:00:00Z',
    says: { key: 'tonight', time: '19:00' },
    why: 'after midnight in Sweden the day is already the 28th',
  },
  {
    now: '2026-10-24T20:00:00Z',
    at: '2026-10-26T18:00:00Z',
    says: { key: 'weekday', weekday: 'måndag', time: '19:00' },
    why: 'two days, across the hour that is put back',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-11-26T18:00:00Z',
    says: { key: 'yesterday', time: '19:00' },
    why: 'one day back',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-12-03T18:00:00Z',
    says: { key: 'weekday', weekday: 'torsdag', time: '19:00' },
    why: 'six days ahead is still unambiguous',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-12-04T18:00:00Z',
    says: { key: 'date', date: '4 dec.', time: '19:00' },
    why: 'a week ahead has the weekday of today',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-11-24T18:00:00Z',
    says: { key: 'date', date: '24 nov.', time: '19:00' },
    why: 'weekdays are only said of what is to come',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2026-06-05T18:00:00Z',
    says: { key: 'date', time: '20:00', date: '5 juni' },
    why: 'half a year back is still this year to everyone',
  },
  {
    now: '2026-11-27T08:00:00Z',
    at: '2023-11-05T19:00:00Z',
    says: { key: 'date', time: '20:00', date: '5 nov. 2023' },
    why: 'a series of an old season says its year',
  },
];

test.each(cases)('$at seen at $now: $why', ({ now, at, says }) => {
  expect(whenWords(at, new Date(now), 'se')).toEqual(says);
});

test('a date is written by the reader’s language and by Swedish clocks', () => {
  expect(formatDateTime('2026-06-30T22:15:00Z', 'se')).toBe('1 juli 2026 00:15');
  expect(formatDateTime('2026-06-30T22:15:00Z', 'en')).toBe('1 July 2026 00:15');
});

test('an average has two decimals in the language’s own notation, and a dash where there is none', () => {
  expect(formatAverage(1.005, 'en')).toMatch(/^1\.0[01]$/);
  expect(formatAverage(12.5, 'se')).toBe('12,50');
  expect(formatAverage(0, 'se')).toBe('0,00');
  expect(formatAverage(null, 'se')).toBe('–');
});

test('a difference carries its sign', () => {
  expect([3, 0, -2].map(formatSigned)).toEqual(['+3', '0', '−2']);
});

test.each([
  { from: '2026-12-10', to: '2026-12-13', as: 'short-date', se: '10–13 dec.', en: '10–13 Dec' },
  {
    from: '2026-11-30',
    to: '2026-12-06',
    as: 'date',
    se: '30 november – 6 december 2026',
    en: '30 November – 6 December 2026',
  },
  {
    from: '2026-12-28',
    to: '2027-01-03',
    as: 'short-date-year',
    se: '28 dec. 2026 – 3 jan. 2027',
    en: '28 Dec 2026 – 3 Jan 2027',
  },
  { from: '2026-12-28', to: '2027-01-03', as: 'short-date', se: '28 dec. – 3 jan.', en: '28 Dec – 3 Jan' },
  { from: '2026-12-10', to: '2026-12-10', as: 'date', se: '10 december 2026', en: '10 December 2026' },
  // a day in Sweden begins while it is the day before elsewhere
  { from: '2026-11-30T23:30:00Z', to: '2026-12-02T18:00:00Z', as: 'short-date', se: '1–2 dec.', en: '1–2 Dec' },
] as const)('days from $from to $to say once what they have in common', ({ from, to, as, se, en }) => {
  expect([formatDays(from, to, as, 'se'), formatDays(from, to, as, 'en')]).toEqual([se, en]);
});

test.each([
  { chance: 0, se: '<1\u00a0%', en: '<1%', why: 'what came in no simulated season is not impossible' },
  { chance: 0.004, se: '<1\u00a0%', en: '<1%', why: 'rounded it would be 0' },
  { chance: 0.005, se: '1\u00a0%', en: '1%', why: 'the least whole one' },
  { chance: 0.634, se: '63\u00a0%', en: '63%', why: 'usual' },
  { chance: 0.994, se: '99\u00a0%', en: '99%', why: 'the greatest whole one' },
  { chance: 0.996, se: '>99\u00a0%', en: '>99%', why: 'rounded it would be 100' },
  { chance: 1, se: '>99\u00a0%', en: '>99%', why: 'nor is it sure' },
])('a chance of $chance: $why', ({ chance, se, en }) => {
  expect([formatChance(chance, 'se'), formatChance(chance, 'en'), formatOdds(chance, 'en')]).toEqual([
    se,
    en,
    en.replace('%', ''),
  ]);
});
