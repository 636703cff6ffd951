import { tonightOf } from './tonight-of';

const at = (scheduledAt: string | null) => ({ scheduledAt });
const [late, next, nextEvening, untimed] = [
  at('2026-03-11T02:59:00Z'),
  at('2026-03-11T03:00:00Z'),
  at('2026-03-11T18:00:00Z'),
  at(null),
];
const early = at('2026-03-10T17:00:00Z');
const ALL = [early, late, next, nextEvening, untimed];

test('an evening ends at four in the night in Sweden', () => {
  expect(tonightOf(ALL, new Date('2026-03-10T12:00:00Z'))).toEqual([early, late]);
  expect(tonightOf(ALL, new Date('2026-03-11T01:00:00Z'))).toEqual([early, late]);
  expect(tonightOf(ALL, new Date('2026-03-11T12:00:00Z'))).toEqual([next, nextEvening]);
});

test('an evening without series is empty', () => {
  expect(tonightOf(ALL, new Date('2026-03-20T12:00:00Z'))).toEqual([]);
});
