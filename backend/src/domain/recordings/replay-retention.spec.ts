import { assertReplayMonths, monthsBefore, replayMonthsOf } from './replay-retention.ts';

test.each([
  { stored: undefined, months: 24, why: 'no one has chosen' },
  { stored: '0', months: 0, why: 'until they are deleted' },
  { stored: '120', months: 120, why: 'the most' },
  { stored: '121', months: 24, why: 'more than the most' },
  { stored: '-1', months: 24, why: 'no number of months' },
  { stored: '', months: 24, why: 'empty' },
])('$stored keeps files for $months months: $why', ({ stored, months }) => {
  expect(replayMonthsOf(stored)).toBe(months);
});

test.each([-1, 1.5, 121, Number.NaN])('%p months are refused', (months) => {
  expect(() => assertReplayMonths(months)).toThrow('api.settings.replay-months');
});

test.each([
  { at: '2026-11-25T10:00:00Z', months: 24, before: '2024-11-25T10:00:00.000Z', why: 'two years' },
  { at: '2026-03-31T10:00:00Z', months: 1, before: '2026-02-28T10:00:00.000Z', why: 'a shorter month' },
  { at: '2026-01-15T00:00:00Z', months: 2, before: '2025-11-15T00:00:00.000Z', why: 'over the new year' },
  { at: '2024-03-31T10:00:00Z', months: 1, before: '2024-02-29T10:00:00.000Z', why: 'a leap year' },
])('$months months before $at: $why', ({ at, months, before }) => {
  expect(monthsBefore(new Date(at), months).toISOString()).toBe(before);
});
