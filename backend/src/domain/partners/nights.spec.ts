import { dueNight, keptNights, unfinishedNights } from './nights.ts';

test.each([
  { why: 'a new site has its first at once', now: '2026-03-10T23:30:00Z', made: [], night: '2026-03-11' },
  { why: 'before three in Sweden it is too early', now: '2026-03-11T01:59:00Z', made: ['2026-03-10'], night: null },
  { why: 'at three it is due', now: '2026-03-11T02:00:00Z', made: ['2026-03-10'], night: '2026-03-11' },
  { why: 'in summer three is an hour earlier', now: '2026-07-11T01:00:00Z', made: ['2026-07-10'], night: '2026-07-11' },
  {
    why: 'a server that was off makes it later that day',
    now: '2026-03-11T20:00:00Z',
    made: ['2026-03-02'],
    night: '2026-03-11',
  },
  { why: 'it is made once', now: '2026-03-11T02:10:00Z', made: ['2026-03-11'], night: null },
])('$why', ({ now, made, night }) => expect(dueNight(new Date(now), made)).toBe(night));

test('seven nights are kept, the newest, in any order of the list', () => {
  const made = ['05', '01', '08', '02', '03', '04', '07', '06', '09'].map((day) => `2026-03-${day}`);
  const { kept, over } = keptNights(made);
  expect(kept.map((day) => day.slice(8))).toEqual(['09', '08', '07', '06', '05', '04', '03']);
  expect(over.map((day) => day.slice(8))).toEqual(['02', '01']);
});

test('nights since the last whole one may have left files, also over a clock change', () => {
  expect(unfinishedNights('2026-03-30', ['2026-03-26'])).toEqual(['2026-03-29', '2026-03-28', '2026-03-27']);
  expect(unfinishedNights('2026-03-30', ['2026-03-29'])).toEqual([]);
  expect(unfinishedNights('2026-03-30', [])).toEqual([]);
  expect(unfinishedNights('2026-12-30', ['2026-01-01'])).toHaveLength(31);
});
