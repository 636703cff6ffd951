import { LeagueError } from '../../domain/league-error.ts';
import { GaveWay } from '../db/pg-error.ts';
import { refusalOf } from './refusal-of.ts';

const fromPostgres = (code: string) => Object.assign(new Error('canceling statement'), { code });

test('a transaction that gave way is someone else who is changing the same thing', () => {
  const refusal = refusalOf(new GaveWay(fromPostgres('55P03')));
  expect(refusal).toMatchObject({ code: 'BUSY', kind: 'conflict', messageKey: 'api.error.busy' });
});

test('a refusal of a rule stays as it is', () => {
  const refusal = new LeagueError('OWN_TEAM', 'api.series.own-team');
  expect(refusalOf(refusal)).toBe(refusal);
});

test.each([fromPostgres('23505'), fromPostgres('55P03'), fromPostgres('57014'), new Error('x'), 'x', null])(
  '%s is no refusal',
  (error) => {
    expect(refusalOf(error)).toBeNull();
  },
);
