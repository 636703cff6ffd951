import { formatTime } from '../stockholm-time.ts';
import { timesOf } from './schedule-dates.ts';
import type { PlayDay } from './schedule-dates.ts';
import { generateSchedule } from './schedule.ts';
import type { Fixture } from './schedule.ts';

const fixture = (week: number, homeTeamId: number, awayTeamId: number): Fixture => ({ week, homeTeamId, awayTeamId });
const TUESDAY: PlayDay = { weekday: 2, time: '19:00' };
const SUNDAY: PlayDay = { weekday: 7, time: '18:30' };

const times = (fixtures: Fixture[], firstWeek: string, ...days: PlayDay[]) =>
  timesOf(fixtures, { firstWeek, days }).map((at) => formatTime(at).slice(0, 16));

test('each week is played a week later, at the same time of day when the clocks change too', () => {
  const weeks = [fixture(1, 1, 2), fixture(2, 3, 1), fixture(3, 2, 3)];
  // the clocks change on 25 October
  expect(times(weeks, '2026-10-19', TUESDAY)).toEqual(['2026-10-20 19:00', '2026-10-27 19:00', '2026-11-03 19:00']);
});

test.each(['2026-10-19', '2026-10-22', '2026-10-25'])('any day of the first week says which it is: %s', (day) => {
  expect(times([fixture(1, 1, 2)], day, TUESDAY)).toEqual(['2026-10-20 19:00']);
});

test('the second series of a team in a week is on the second day', () => {
  const week = [fixture(1, 1, 2), fixture(1, 3, 4), fixture(1, 2, 5), fixture(1, 4, 1)];
  expect(times(week, '2026-10-19', TUESDAY, SUNDAY)).toEqual([
    '2026-10-20 19:00',
    '2026-10-20 19:00',
    '2026-10-25 18:30',
    '2026-10-25 18:30',
  ]);
});

test.each([2, 5, 8, 11])('no team of %d plays twice at the same time', (teams) => {
  const teamIds = Array.from({ length: teams }, (_, index) => index + 1);
  const fixtures = generateSchedule({ teamIds, cycles: 2, matchesPerWeek: 2, seed: 3 });
  const when = times(fixtures, '2026-01-05', TUESDAY, SUNDAY);
  const seen = fixtures.flatMap(({ homeTeamId, awayTeamId }, index) =>
    [homeTeamId, awayTeamId].map((team) => `${team} ${when[index]}`),
  );
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  { firstWeek: '2026-02-30', days: [TUESDAY], why: 'no such day' },
  { firstWeek: 'måndag', days: [TUESDAY], why: 'no day' },
  { firstWeek: '2026-10-19', days: [], why: 'no day of play' },
  { firstWeek: '2026-10-19', days: [{ weekday: 0, time: '19:00' }], why: 'no such weekday' },
  { firstWeek: '2026-10-19', days: [{ weekday: 8, time: '19:00' }], why: 'no such weekday' },
  { firstWeek: '2026-10-19', days: [{ weekday: 2, time: '25:00' }], why: 'no such time' },
  { firstWeek: '2026-03-23', days: [{ weekday: 7, time: '02:30' }], why: 'an hour that the clocks skip' },
])('refused: $why', ({ firstWeek, days }) => {
  expect(() => times([fixture(1, 1, 2)], firstWeek, ...days)).toThrow('INVALID_INPUT');
});

test('refused: a second series in the week without a day of its own', () => {
  expect(() => times([fixture(1, 1, 2), fixture(1, 2, 3)], '2026-10-19', TUESDAY)).toThrow('INVALID_INPUT');
});
