import { warningsOf } from './series-times.ts';
import type { TimedPlan } from './series-times.ts';

const SEASON = { startsOn: '2026-01-12', endsOn: '2026-05-31' };
const NOW = new Date('2026-02-01T12:00:00Z');

/** `at` is a time of day on 10 March, or a whole instant. */
const plan = (seriesId: number, home: number, away: number, at: string | null, more: Partial<TimedPlan> = {}) => ({
  seriesId,
  teamIds: { home, away },
  at: at === null ? null : new Date(at.length === 5 ? `2026-03-10T${at}:00Z` : at),
  isStreamed: false,
  isChanged: true,
  ...more,
});
const warnings = (...series: TimedPlan[]) => warningsOf(series, SEASON, NOW);

test.each([
  { other: '18:00', isWarned: true, why: 'the same time' },
  { other: '18:59', isWarned: true, why: 'begins in the last minute of the first' },
  { other: '19:00', isWarned: false, why: 'begins when the first is over' },
  { other: '17:01', isWarned: true, why: 'is still played when the first begins' },
  { other: '17:00', isWarned: false, why: 'is over when the first begins' },
])('a team with series at 18:00 and $other: $isWarned, $why', ({ other, isWarned }) => {
  const found = warnings(plan(1, 10, 11, '18:00'), plan(2, 12, 10, other));
  expect(found.sort((a, b) => a.seriesId - b.seriesId)).toEqual(
    isWarned
      ? [
          { kind: 'team-twice', seriesId: 1, teamId: 10, otherId: 2 },
          { kind: 'team-twice', seriesId: 2, teamId: 10, otherId: 1 },
        ]
      : [],
  );
});

test('both teams of a series are looked at, and the nearest other series is named', () => {
  const found = warnings(
    plan(1, 10, 11, '18:00'),
    plan(2, 10, 12, '18:50'),
    plan(3, 13, 10, '17:40'),
    plan(4, 11, 14, '18:30'),
  );
  expect(found.filter(({ seriesId }) => seriesId === 1)).toEqual([
    { kind: 'team-twice', seriesId: 1, teamId: 10, otherId: 3 },
    { kind: 'team-twice', seriesId: 1, teamId: 11, otherId: 4 },
  ]);
});

test('two streamed series that overlap, and not one that is not streamed', () => {
  const found = warnings(
    plan(1, 10, 11, '18:00', { isStreamed: true }),
    plan(2, 12, 13, '18:15'),
    plan(3, 14, 15, '18:30', { isStreamed: true }),
  );
  expect(found).toEqual([
    { kind: 'stream-twice', seriesId: 1, otherId: 3 },
    { kind: 'stream-twice', seriesId: 3, otherId: 1 },
  ]);
});

test('a series without a time is in no one’s way', () => {
  expect(warnings(plan(1, 10, 11, '18:00'), plan(2, 10, 12, null, { isStreamed: true }))).toEqual([]);
});

test.each([
  { at: '2026-01-11T22:59:00Z', kind: 'outside-season', why: '23:59 on the day before the season' },
  { at: '2026-01-11T23:00:00Z', kind: 'in-past', why: '00:00 on its first day, which is past' },
  { at: '2026-05-31T21:59:00Z', kind: null, why: '23:59 on its last day' },
  { at: '2026-05-31T22:00:00Z', kind: 'outside-season', why: '00:00 after its last day' },
  { at: '2026-02-01T11:59:00Z', kind: 'in-past', why: 'a minute ago' },
  { at: '2026-02-01T12:00:00Z', kind: null, why: 'now' },
])('$at: $kind, $why', ({ at, kind }) => {
  expect(warnings(plan(1, 10, 11, at))).toEqual(kind ? [{ kind, seriesId: 1 }] : []);
});

test('a stored time that is past is no news', () => {
  expect(warnings(plan(1, 10, 11, '2026-01-20T18:00:00Z', { isChanged: false }))).toEqual([]);
});
