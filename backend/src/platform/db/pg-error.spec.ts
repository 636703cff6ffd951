import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { LeagueError } from '../../domain/league-error.ts';
import { constraintOf, isDatabaseAway, isPlanOld, sqlStateOf, translateConstraint } from './pg-error.ts';

const refused = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'team_name_unique' });
const wrapped = Object.assign(new Error('QueryFailedError'), { driverError: refused });
const taken = new LeagueError('INVALID_INPUT', 'api.team.name-taken', {}, 'conflict');
const refusals = { team_name_unique: () => taken };

const thrownFor = (error: unknown): unknown => {
  try {
    return translateConstraint(error, refusals);
  } catch (thrown) {
    return thrown;
  }
};

test.each([
  { why: "pg's own error", error: refused, state: '23505', constraint: 'team_name_unique' },
  { why: 'an error that TypeORM wrapped', error: wrapped, state: '23505', constraint: 'team_name_unique' },
  { why: 'an error of the system, whose code is no SQLSTATE', error: new Error('x'), state: null, constraint: null },
  { why: 'something thrown that is no error', error: 'x', state: null, constraint: null },
])('reads $why', ({ error, state, constraint }) => {
  expect([sqlStateOf(error), constraintOf(error)]).toEqual([state, constraint]);
});

test('tells the refusal that stands for the constraint', () => {
  expect(thrownFor(refused)).toBe(taken);
  expect(thrownFor(wrapped)).toBe(taken);
});

test('throws what it has no refusal for as it came', () => {
  const other = Object.assign(new Error('x'), { code: '23514', constraint: 'team_name_check' });
  expect(thrownFor(other)).toBe(other);
  expect(thrownFor('x')).toBe('x');
});

test('does not take the name of a method of every object for a constraint', () => {
  const odd = Object.assign(new Error('x'), { constraint: 'toString' });
  expect(thrownFor(odd)).toBe(odd);
});

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01', 'terminating connection due to administrator command'),
  withCode('57P03', 'the database system is starting up'),
  withCode('53300', 'sorry, too many clients already'),
  withCode('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new QueryRunnerAlreadyReleasedError(),
  Object.assign(new Error('QueryFailedError'), { driverError: new Error('Connection terminated') }),
])('%s means that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([withCode('23505'), withCode('57014'), withCode('ENOENT'), new Error('Connection'), 'ECONNREFUSED', null])(
  '%s does not mean that the database is away',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);

const fromServer = (code: string, routine: string) => Object.assign(new Error('x'), { code, routine });

test.each([
  [fromServer('26000', 'FetchPreparedStatement'), true],
  [fromServer('0A000', 'RevalidateCachedQuery'), true],
  [Object.assign(new Error('x'), { driverError: fromServer('0A000', 'RevalidateCachedQuery') }), true],
  [fromServer('0A000', 'transformLockingClause'), false],
  [fromServer('42P01', 'parserOpenTable'), false],
  ['26000', false],
])('knows whether a plan is old', (error, isOld) => {
  expect(isPlanOld(error)).toBe(isOld);
});
