import { mondayOfDay, mondayOfWeek, weekOf, weekOfDay, weeksFrom } from './calendar-week.ts';

test.each([
  { week: '2026-W48', monday: '2026-11-23', why: 'an ordinary week' },
  { week: '2026-W01', monday: '2025-12-29', why: 'the first week begins in the year before' },
  { week: '2026-W53', monday: '2026-12-28', why: 'a year with 53 weeks' },
  { week: '2025-W53', monday: '2025-12-29', why: 'a year without a week 53: the first of the next one' },
  { week: '2026-W13', monday: '2026-03-23', why: 'the clocks go forward on its Sunday' },
])('$week begins on $monday: $why', ({ week, monday }) => {
  expect(mondayOfWeek(week)).toBe(monday);
});

test.each(['', '2026', '2026-48', '2026-W00', '2026-W54', '2026-W1', '1726-W01', 'now'])('%s is no week', (text) => {
  expect(() => mondayOfWeek(text)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'week' }) }),
  );
});

test('a day is in the week of its Monday, up to its Sunday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOfDay)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
  expect(weekOfDay('2027-01-03')).toBe('2026-W53');
  expect(() => mondayOfDay('2026-02-30')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});

test('weeks change at midnight in Sweden, in winter and in summer', () => {
  const around = ['2026-11-22T22:59:59Z', '2026-11-22T23:00:00Z', '2026-06-07T21:59:59Z', '2026-06-07T22:00:00Z'];
  expect(around.map((at) => weekOf(new Date(at)))).toEqual(['2026-W47', '2026-W48', '2026-W23', '2026-W24']);
});

test('the weeks beside a week, over the turn of the year and the changes of the clocks', () => {
  expect([-1, 1].map((weeks) => weeksFrom('2026-12-28', weeks))).toEqual(['2026-W52', '2027-W01']);
  expect([-1, 1].map((weeks) => weeksFrom('2026-03-30', weeks))).toEqual(['2026-W13', '2026-W15']);
  expect([-1, 1].map((weeks) => weeksFrom('2026-10-26', weeks))).toEqual(['2026-W43', '2026-W45']);
});
