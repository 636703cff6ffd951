import { weeksLeft } from './weeks-left.ts';

test.each([
  ['2026-03-20', '2026-03-20', 1, 'the last day is a begun week'],
  ['2026-03-14', '2026-03-20', 1, 'seven days'],
  ['2026-03-13', '2026-03-20', 2, 'eight days'],
  ['2026-03-21', '2026-03-20', 0, 'it is over'],
  ['2026-03-25', '2026-03-31', 1, 'a week in which clocks change'],
])('from %s to %s there are %i weeks: %s', (today, endsOn, weeks) => {
  expect(weeksLeft(today, endsOn)).toBe(weeks);
});
