import { readFileSync } from 'node:fs';
import { playedSince, playOf } from './series-play.ts';
import type { SeriesPlay } from './series-play.ts';

const NOW = new Date('2026-03-10T19:00:00Z');

/** The site's own tests use the same examples. */
const CASES = JSON.parse(
  readFileSync(new URL('../../../../docs/contracts/series-play-cases.json', import.meta.url), 'utf8'),
) as { why: string; scheduledAt: string | null; isReported: boolean; is: SeriesPlay }[];

test.each(CASES)('$why', ({ scheduledAt, isReported, is }) => {
  expect(playOf({ scheduledAt: scheduledAt === null ? null : new Date(scheduledAt), isReported }, NOW)).toBe(is);
});

test('a list that begins there has what is being played, and nothing whose time is over', () => {
  const from = playedSince(NOW);
  const at = (ms: number) => playOf({ scheduledAt: new Date(from.getTime() + ms), isReported: false }, NOW);
  expect([at(-1), at(0)]).toEqual(['awaited', 'on']);
});
