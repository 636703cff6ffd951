import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { LeagueError } from '../../domain/league-error.ts';
import {
  constraintOf,
  GaveWay,
  isDatabaseAway,
  isPlanOld,
  isUnanswered,
  sqlStateOf,
  translateConstraint,
} from './pg-error.ts';

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

const AWAY = [
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  Object.assign(withCode('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432'), { syscall: 'connect' }),
  withCode('25006', 'cannot execute UPDATE in a read-only transaction'),
  withCode('57P01', 'terminating connection due to administrator command'),
  withCode('57P03', 'the database system is starting up'),
  withCode('25P03', 'terminating connection due to idle-in-transaction timeout'),
  withCode('25P04', 'terminating connection due to transaction timeout'),
  withCode('53300', 'sorry, too many clients already'),
  withCode('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Cannot use a pool after calling end on the pool'),
  new Error('Query read timeout'),
  new QueryRunnerAlreadyReleasedError(),
  Object.assign(new Error('QueryFailedError'), { driverError: new Error('Connection terminated') }),
];

test.each(AWAY)('%s means that the database is away, and does not answer', (error) => {
  expect([isDatabaseAway(error), isUnanswered(error)]).toEqual([true, true]);
});

test.each([
  withCode('57014', 'canceling statement due to statement timeout'),
  withCode('55P03', 'canceling statement due to lock timeout'),
  withCode('40P01', 'deadlock detected'),
  withCode('40001', 'could not serialize access due to concurrent update'),
  Object.assign(new Error('QueryFailedError'), { driverError: withCode('57014') }),
])('%s means that it does not answer, though its connection is good', (error) => {
  expect([isDatabaseAway(error), isUnanswered(error)]).toEqual([false, true]);
});

test.each([
  withCode('23505'),
  Object.assign(withCode('ENOENT'), { syscall: 'open' }),
  new GaveWay(withCode('55P03')),
  new Error('Connection'),
  'ECONNREFUSED',
  null,
])('%s is an answer, or is not from the database', (error) => {
  expect([isDatabaseAway(error), isUnanswered(error)]).toEqual([false, false]);
});

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
