import { namesSeries, readPastedColumn, readPastedSeries } from './pasted-times';
import type { TimeRow } from './time-rows';

const SEASON = { startsOn: '2026-09-14', endsOn: '2027-03-28' };

const row = (id: number, home: string, away: string, more: Partial<TimeRow> = {}): TimeRow => ({
  id,
  version: 1,
  week: 1,
  divisionId: 1,
  division: 'Division 1',
  home: { id: 1, name: home, logo: null },
  away: { id: 2, name: away, logo: null },
  playDay: 1,
  isPlayed: false,
  time: '',
  isStreamed: false,
  ...more,
});

const ROWS = [
  row(1, 'Alfa', 'Beta'),
  row(2, 'Gamma', 'Östra Älgar'),
  row(3, 'Alfa', 'Gamma', { isPlayed: true }),
  row(4, 'Beta', 'Gamma'),
];

const read = (text: string) => {
  const { times, unused } = readPastedSeries(text, ROWS, SEASON);
  return {
    times: times.map(([{ id }, time]) => [id, time]),
    unused: unused.map(({ line, reason }) => [line, reason]),
  };
};

test.each([
  ['tabs', 'Alfa\tBeta\t2026-11-23 19:00'],
  ['tabs, and day and time apart', 'Alfa\tBeta\t2026-11-23\t19:00'],
  ['semicolons', 'Alfa;Beta;23/11 19:00'],
  ['commas and quotes', '"Alfa","Beta","23 nov 19.00"'],
  ['other letters and spaces', '  ALFA ; beta; mån 23 nov kl 19 '],
])('%s', (_, text) => {
  expect(read(text)).toEqual({ times: [[1, '2026-11-23 19:00']], unused: [] });
});

test('every line that is not used is named with its reason, and the others are used', () => {
  const text = [
    'Hemma\tBorta\tTid',
    'gamma\töstra älgar\t24/11 20:00',
    '',
    'Beta\tAlfa\t2026-11-23 19:00',
    'Alfa\tGamma\t2026-11-23 19:00',
    'Alfa\tÖstra Älgar\t2026-11-23 19:00',
    'Alfa\tBeta\tsnart',
    'Gamma\tÖstra Älgar\t2026-11-25 19:00',
    'Alfa\tBeta',
    'Beta\tGamma\t31/11 19:00',
  ].join('\r\n');
  expect(read(text)).toEqual({
    times: [[2, '2026-11-24 20:00']],
    unused: [
      [1, 'no-team'],
      [4, 'swapped'],
      [5, 'played'],
      [6, 'no-series'],
      [7, 'no-time'],
      [8, 'twice'],
      [9, 'too-few'],
      [10, 'no-time'],
    ],
  });
});

test('a column fills the rows from the first one down, and an empty line leaves its row', () => {
  const column = '23/11 19:00\r\n\r\nsnart\r\n24/11\t20:00\r\n25/11 19:00\r\n';
  const { times, unused } = readPastedColumn(column, ROWS, SEASON);
  expect(times.map(([{ id }, time]) => [id, time])).toEqual([
    [1, '2026-11-23 19:00'],
    [4, '2026-11-24 20:00'],
  ]);
  expect(unused).toEqual([
    { line: 3, text: 'snart', reason: 'no-time' },
    { line: 5, text: '25/11 19:00', reason: 'no-row' },
  ]);
});

test.each([
  { text: '23/11 19:00\n24/11 19:00', names: false },
  { text: '23/11\t19:00\n24/11\t19:00', names: false },
  { text: 'mån\t23/11\t19:00', names: false },
  { text: 'snart\n24/11 19:00', names: false },
  { text: 'Alfa\tBeta\t23/11 19:00', names: true },
])('$text names series: $names', ({ text, names }) => {
  expect(namesSeries(text, SEASON)).toBe(names);
});
