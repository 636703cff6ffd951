import { refusalOf } from '../../league-error.ts';
import { assertBounded, type StatisticsScope } from './statistics-scope.ts';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

const ENOUGH: [why: string, scope: StatisticsScope][] = [
  ['a season has an end', { seasonId: 1 }],
  ['a division has few series', { divisionId: 1 }],
  ['a team plays some series a year', { teamId: 1 }],
  ['so do all who met it', { opponentId: 1 }],
  ['a player plays for some years', { playerId: 1 }],
  ['a year is no history', { from: at('2025-01-01'), to: at('2026-01-01') }],
  ['400 days are just enough', { from: at('2025-01-01'), to: at('2026-02-05') }],
  ['a period that ends before it begins has nothing', { from: at('2026-01-01'), to: at('2020-01-01') }],
];

test.each(ENOUGH)('a scope is counted: %s', async (_why, scope) => {
  expect(await refusalOf(() => assertBounded(scope))).toBeNull();
});

const TOO_MUCH: [why: string, scope: StatisticsScope][] = [
  ['nothing is said', {}],
  ['nothing is meant', { seasonId: null, from: null }],
  ['it has no end', { from: at('2025-01-01') }],
  ['it has no beginning', { to: at('2025-01-01') }],
  ['a day too many', { from: at('2025-01-01'), to: at('2026-02-06') }],
];

test.each(TOO_MUCH)('a scope is refused, and told what it lacks: %s', async (_why, scope) => {
  expect(await refusalOf(() => assertBounded(scope))).toMatchObject({
    code: 'FILTER_NEEDED',
    details: { params: { days: 400 }, hint: expect.stringContaining('seasonId, divisionId, teamId') },
  });
});
