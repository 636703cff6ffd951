import { clockUntil, nextOf } from './next-series';
import { pageOf, resultsOf } from './results-of';

const NOW = Date.parse('2026-11-25T18:00:00Z');
const at = (time: string, isStreamed = false) => ({ scheduledAt: time && `2026-11-${time}:00Z`, isStreamed });

test.each([
  ['nothing is coming', [], null],
  ['what has begun is not next', [at('25T17:59')], null],
  ['the very next one', [at('25T17:00', true), at('25T19:00'), at('25T20:00')], '25T19:00'],
  ['a streamed one of the same evening is before it', [at('25T19:00'), at('25T20:00', true)], '25T20:00'],
  ['a streamed one of another day is not', [at('25T19:00'), at('28T20:00', true)], '25T19:00'],
])('the next series: %s', (_why, series, next) => {
  expect(nextOf(series, NOW)?.scheduledAt ?? null).toBe(next && at(next).scheduledAt);
});

test.each([
  ['2026-11-25T18:00:09Z', '00:09'],
  ['2026-11-25T18:59:59Z', '59:59'],
  ['2026-11-25T19:05:09Z', '1:05:09'],
  ['2026-11-26T18:00:00Z', '24:00:00'],
  ['2026-11-26T18:00:01Z', null],
  ['2026-11-25T18:00:00Z', null],
  ['nonsense', null],
])('the clock until %s', (time, clock) => {
  expect(clockUntil(time, NOW)).toBe(clock);
});

const reported = (id: number, reportedAt: string | null, discriminator = 'elit') => ({
  ...{ id, reportedAt, division: { discriminator } },
});
const WEEK = [
  reported(1, '2026-11-25T18:00:00Z'),
  reported(2, null),
  reported(3, '2026-11-25T19:00:00Z', 'division-2'),
  reported(4, '2026-11-25T18:00:00Z', 'division-3'),
];

test.each([
  ['all', [], null, [3, 4, 1]],
  ['of one division', ['elit'], null, [1]],
  ['of two', ['division-3', 'division-2'], null, [3, 4]],
  ['of a division that is not there', ['division-9'], null, []],
  ['without the one on the screen', [], 3, [4, 1]],
  ['of two without one', ['division-3', 'division-2'], 4, [3]],
])('results of a ticker come latest first: %s', (_which, divisions, without, ids) => {
  expect(resultsOf(WEEK, { divisions, without }).map(({ id }) => id)).toEqual(ids);
});

test('pages follow each other without an end', () => {
  const rows = [3, 4, 1];
  expect([0, 1, 2].map((turn) => pageOf(rows, 2, turn))).toEqual([[3, 4], [1], [3, 4]]);
  expect(pageOf([], 2, 1)).toEqual([]);
});
