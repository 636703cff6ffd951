import { shownOnAir } from './on-air.ts';

const NOW = new Date('2026-03-10T19:00:00Z');
const at = (...times: (string | null)[]) =>
  times.map((time) => ({ scheduledAt: time === null ? null : `2026-03-10T${time}:00.000Z` }));

test.each([
  { why: 'nothing is planned', times: [], isLive: false, series: null, next: null },
  { why: 'it streams something else', times: [], isLive: true, series: null, next: null },
  { why: 'one has begun', times: ['18:30', '21:00'], isLive: true, series: '18:30', next: '21:00' },
  { why: 'one begins in a moment', times: ['19:20'], isLive: true, series: '19:20', next: null },
  { why: 'two have begun', times: ['17:30', '18:45'], isLive: true, series: '18:45', next: null },
  { why: 'the next is far away', times: ['21:00'], isLive: true, series: null, next: '21:00' },
  { why: 'the one before was never reported', times: ['15:30', '21:00'], isLive: true, series: null, next: '21:00' },
  { why: 'it begins late', times: ['18:45', '21:00'], isLive: false, series: null, next: '18:45' },
  { why: 'it ended before its result came', times: ['18:00', '21:00'], isLive: false, series: null, next: '21:00' },
  { why: 'it has no time', times: [null], isLive: true, series: null, next: null },
])('$why, live: $isLive', ({ times, isLive, series, next }) => {
  const [wanted, then] = at(series, next);
  expect(shownOnAir(at(...times), isLive, NOW)).toEqual({
    series: series === null ? null : wanted,
    next: next === null ? null : then,
  });
});
