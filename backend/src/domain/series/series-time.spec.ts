import * as SeriesTime from './series-time.ts';
import type { TimedSeries } from './series-time.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const BEFORE = new Date('2026-11-20T18:00:00Z');
const LATER = new Date('2026-11-22T12:00:01Z');

const OPEN: TimedSeries = { scheduledAt: null, isReported: false, walkover: null };
const PLAYED: TimedSeries = { scheduledAt: BEFORE, isReported: true, walkover: null };
const WALKOVER: TimedSeries = { scheduledAt: null, isReported: true, walkover: 'home' };

const codeOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each<{ what: string; series: TimedSeries; code: string | null }>([
  { what: 'a series without a time is not reported', series: OPEN, code: 'SERIES_WITHOUT_TIME' },
  { what: 'a series with a time is reported', series: { ...OPEN, scheduledAt: LATER }, code: null },
  { what: 'a result that stands is corrected', series: { ...PLAYED, scheduledAt: null }, code: null },
  { what: 'a walkover that was played after all needs a time', series: WALKOVER, code: 'SERIES_WITHOUT_TIME' },
])('$what', ({ series, code }) => {
  expect(codeOf(() => SeriesTime.assertMayBePlayed(series))).toBe(code);
});

test.each<{ what: string; series: TimedSeries; at: Date | null; code: string | null }>([
  { what: 'what is not reported gets any time', series: OPEN, at: LATER, code: null },
  { what: 'and loses it', series: { ...OPEN, scheduledAt: BEFORE }, at: null, code: null },
  { what: 'what was played moves to this very moment', series: PLAYED, at: NOW, code: null },
  { what: 'and not a second past it', series: PLAYED, at: LATER, code: 'INVALID_INPUT' },
  { what: 'what was played keeps a time', series: PLAYED, at: null, code: 'SERIES_WITHOUT_TIME' },
  { what: 'a walkover loses its time', series: { ...WALKOVER, scheduledAt: BEFORE }, at: null, code: null },
  { what: 'a walkover is not moved ahead', series: WALKOVER, at: LATER, code: 'INVALID_INPUT' },
  { what: 'a time ahead that stays is no change', series: { ...WALKOVER, scheduledAt: LATER }, at: LATER, code: null },
  { what: 'no time that stays is no change', series: { ...PLAYED, scheduledAt: null }, at: null, code: null },
])('$what', ({ series, at, code }) => {
  expect(codeOf(() => SeriesTime.assertMayBeTimed(series, at, NOW))).toBe(code);
});
