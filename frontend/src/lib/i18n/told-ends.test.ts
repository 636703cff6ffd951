import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { timesIn } from './use-times';

const SOURCE = join(__dirname, '../..');
const t = ((key: string, { swedish, own }: Record<string, string>) => `${key} ${swedish} ${own}`) as TFunction<'ui'>;

test.each([
  { end: '2026-12-06T23:00:00Z', told: 'söndag 6 december 2026 23:59', short: '6 dec. 23:59', why: 'midnight' },
  { end: '2026-12-06T23:00:40Z', told: 'söndag 6 december 2026 23:59', short: '6 dec. 23:59', why: 'just after it' },
  { end: '2026-07-05T22:00:00Z', told: 'söndag 5 juli 2026 23:59', short: '5 juli 23:59', why: 'in summer' },
  { end: '2026-12-31T23:00:00Z', told: 'torsdag 31 december 2026 23:59', short: '31 dec. 23:59', why: 'the year too' },
  { end: '2026-12-06T23:01:00Z', told: 'måndag 7 december 2026 00:01', short: '7 dec. 00:01', why: 'a minute later' },
  { end: '2026-12-06T19:00:00Z', told: 'söndag 6 december 2026 20:00', short: '6 dec. 20:00', why: 'an evening' },
])('an end at $end: $why', ({ end, told, short }) => {
  const times = timesIn(null, 'se', t);
  expect([times.until(end), times.shortUntil(end)]).toEqual([told, short]);
});

test('a reader elsewhere sees the same minute on the own clock', () => {
  expect(timesIn('America/New_York', 'en', t).until('2026-12-06T23:00:00Z')).toBe(
    'time.both Sunday 6 December 2026 23:59 17:59',
  );
});

/** The schema's instants that end something. */
const ENDS = [
  ...new Set(
    readFileSync(join(SOURCE, '../../schema.graphql'), 'utf8').match(
      /\b(?:deadline|until|\w+By|\w*(?:[eE]xpires|[eE]nds|[cC]loses)At)(?=: DateTime)/g,
    ),
  ),
  'closesAt',
];
const WRITERS = 'write|dateTime|weekdayDateTime|time|date|shortDate|shortDateYear|shortDateTime|weekday';
/** An end that is told as any other time: `times.dateTime(link.expiresAt)`, `<Instant at={endsAt} />`. */
const TOLD_AS_A_TIME = new RegExp(
  `\\.(?:${WRITERS})\\((?:\\w+!?\\??\\.)*(?:${ENDS.join('|')})\\b|<Instant (?![^>]*isEnd)[^>]*at=\\{(?:\\w+\\??\\.)*(?:${ENDS.join('|')})\\b`,
);

/** Where the end of one thing is told as the moment when another begins or happens: from then on, or confirmed then. */
const BEGINNINGS = [
  'features/admin/contest/decide.tsx: .weekdayDateTime(claim.objectBy',
  'features/admin/match-night/week/week-matter-group.tsx: .weekdayDateTime(confirmBy',
  'features/series/match-week/my-week/own-series.tsx: .weekdayDateTime(confirmBy',
];

test('no page tells an end as it tells other times: an end at midnight would be a day late', () => {
  expect(ENDS).toEqual(
    expect.arrayContaining(['deadline', 'until', 'confirmBy', 'objectBy', 'expiresAt', 'endsAt', 'signupClosesAt']),
  );
  expect(TOLD_AS_A_TIME.test('times.dateTime(link.expiresAt)')).toBe(true);
  expect(TOLD_AS_A_TIME.test('<Instant at={signupClosesAt} as="date-time" />')).toBe(true);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|generated|styled-system/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const told = files.flatMap((name) => {
    const found = readFileSync(join(SOURCE, name), 'utf8').match(new RegExp(TOLD_AS_A_TIME, 'g')) ?? [];
    return found.map((one) => `${name.replaceAll('\\', '/')}: ${one}`);
  });
  expect(told.toSorted()).toEqual(BEGINNINGS);
});
