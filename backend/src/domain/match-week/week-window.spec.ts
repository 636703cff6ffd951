import { formatTime } from '../stockholm-time.ts';
import { assertWeekRules, WEEK_RULES_OFF } from './week-rules.ts';
import { isInWindow, windowOf } from './week-window.ts';

const shown = (week: number, startsOn: string, rules = WEEK_RULES_OFF) => {
  const { from, to, deadline } = windowOf(week, startsOn, rules);
  return [from, to, deadline].map((at) => formatTime(at).slice(0, 16));
};

test.each([
  { why: 'the week in which the season starts', week: 1, rules: {}, is: ['03-09 00:00', '03-16 00:00', '03-11 20:00'] },
  { why: 'three weeks on', week: 3, rules: {}, is: ['03-23 00:00', '03-30 00:00', '03-25 20:00'] },
  {
    why: 'another first week',
    week: 1,
    rules: { firstWeek: '2026-03-19' },
    is: ['03-16 00:00', '03-23 00:00', '03-18 20:00'],
  },
  {
    why: 'a pause moves the later ones',
    week: 2,
    rules: { pausedWeeks: ['2026-03-20'] },
    is: ['03-23 00:00', '03-30 00:00', '03-25 20:00'],
  },
  {
    why: 'a pause in the first week',
    week: 1,
    rules: { pausedWeeks: ['2026-03-09'] },
    is: ['03-16 00:00', '03-23 00:00', '03-18 20:00'],
  },
  {
    why: 'two pauses in a row',
    week: 2,
    rules: { pausedWeeks: ['2026-03-16', '2026-03-29'] },
    is: ['03-30 00:00', '04-06 00:00', '04-01 20:00'],
  },
  {
    why: 'a deadline in the hour that spring skips',
    week: 3,
    rules: { deadlineWeekday: 7, deadlineTime: '02:30' },
    is: ['03-23 00:00', '03-30 00:00', '03-29 03:30'],
  },
])('$why', ({ week, rules, is }) => {
  expect(shown(week, '2026-03-12', { ...WEEK_RULES_OFF, ...rules })).toEqual(is.map((at) => `2026-${at}`));
});

test('weeks are from Monday to Monday in Sweden, also when the clocks change', () => {
  const spring = windowOf(3, '2026-03-12', WEEK_RULES_OFF);
  const autumn = windowOf(1, '2026-10-21', WEEK_RULES_OFF);
  expect((spring.to.getTime() - spring.from.getTime()) / 3_600_000).toBe(7 * 24 - 1);
  expect((autumn.to.getTime() - autumn.from.getTime()) / 3_600_000).toBe(7 * 24 + 1);
  expect([spring.from, spring.to].map((at) => isInWindow(spring, at))).toEqual([true, false]);
});

test.each([
  { field: 'firstWeek', typed: { firstWeek: '2026-02-30' } },
  { field: 'pausedWeeks', typed: { pausedWeeks: ['tomorrow'] } },
  { field: 'pausedWeeks', typed: { pausedWeeks: Array.from({ length: 21 }, () => '2026-03-09') } },
  { field: 'deadlineWeekday', typed: { deadlineWeekday: 8 } },
  { field: 'deadlineTime', typed: { deadlineTime: '24:00' } },
])('refuses an impossible $field', ({ field, typed }) => {
  expect(() => assertWeekRules({ ...WEEK_RULES_OFF, ...typed })).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field }) }),
  );
});
