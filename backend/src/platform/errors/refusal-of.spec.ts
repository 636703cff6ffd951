import { LeagueError } from '../../domain/league-error.ts';
import { refusalOf } from './refusal-of.ts';

const fromPostgres = (code: string) => Object.assign(new Error('canceling statement'), { code });

test.each(['55P03', '40P01', '40001'])('%s is someone else who is changing the same thing', (code) => {
  expect(refusalOf(fromPostgres(code))).toMatchObject({ code: 'BUSY', kind: 'conflict', messageKey: 'api.error.busy' });
  const wrapped = Object.assign(new Error('QueryFailedError'), { driverError: fromPostgres(code) });
  expect(refusalOf(wrapped)).toMatchObject({ code: 'BUSY' });
});

test('a refusal of a rule stays as it is', () => {
  const refusal = new LeagueError('OWN_TEAM', 'api.series.own-team');
  expect(refusalOf(refusal)).toBe(refusal);
});

test.each([fromPostgres('23505'), fromPostgres('57014'), new Error('x'), 'x', null])(
  '%s is a fault of ours',
  (error) => {
    expect(refusalOf(error)).toBeNull();
  },
);
