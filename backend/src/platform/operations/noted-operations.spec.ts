import { QueryFailedError } from 'typeorm';
import {
  errorKind,
  notedOperations,
  REQUEST_IDS,
  SLOW_MS,
  noteError,
  noteStatement,
  statementName,
} from './noted-operations.ts';
import { giveRequestId } from '../logging/request-context.ts';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

beforeEach(() => void notedOperations.take());

/** Does the work as a request with this id. */
function asRequest(id: string, work: () => void): void {
  const req = new IncomingMessage(new Socket());
  req.headers['x-request-id'] = id;
  giveRequestId(req, new ServerResponse(req), work);
}

test('an error is named by its class and code, never by its message', () => {
  const refused = Object.assign(new Error('duplicate key value (ada@example.test)'), { code: '23505' });
  const [named, odd] = [new TypeError('ada@example.test'), new Error('x')];
  odd.name = 'ada@example.test';
  expect(errorKind(named)).toBe('TypeError');
  expect(errorKind(odd)).toBe('Error');
  expect(errorKind(new QueryFailedError('insert into player', [], refused))).toBe('QueryFailedError 23505');
  expect(errorKind(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toBe('Error ENOSPC');
  expect(errorKind(Object.assign(new Error('x'), { code: 'ada@example.test' }))).toBe('Error');
  expect(errorKind('ada@example.test')).toBe('no error');
});

test('a statement has its own name, or what it does to which table', () => {
  expect(statementName({ name: 'team-page', text: 'select 1' })).toBe('team-page');
  expect(statementName({ name: 'write claim-webhooks', text: 'update webhook' })).toBe('claim-webhooks');
  expect(statementName({ name: 'chosen 4', text: 'select p.id\n from player p where p.nickname = $1' })).toBe(
    'select player',
  );
  expect(statementName({ text: '/* worker */ insert into "app_user" ("email") values ($1)' })).toBe('insert app_user');
  expect(statementName({ text: 'update "series" set week = $1' })).toBe('update series');
  expect(statementName({ text: '(select id from series -- from nowhere\n) union all select 1' })).toBe('select series');
  expect(statementName({ text: 'COMMIT' })).toBe('commit');
});

test('sums have the latest requests, the latest first and each once', () => {
  for (let at = 1; at <= REQUEST_IDS + 2; at++)
    asRequest(`request-${at}`, () => noteError('request', new TypeError('x')));
  asRequest('request-4', () => noteError('request', new TypeError('x')));
  const [sum, ...others] = notedOperations.take();
  expect(others).toEqual([]);
  expect(sum).toMatchObject({ kind: 'error', name: 'request: TypeError', count: REQUEST_IDS + 3 });
  expect(sum?.requestIds).toEqual(['request-4', 'request-7', 'request-6', 'request-5', 'request-3']);
  expect(notedOperations.take()).toEqual([]);
});

test('what could not be stored is added to what came since', () => {
  const slow = (ms: number) => noteStatement({ name: 'odds', text: '' }, ms);
  slow(SLOW_MS);
  slow(SLOW_MS - 1);
  const taken = notedOperations.take();
  slow(900);
  notedOperations.putBack(taken);
  expect(notedOperations.take()).toMatchObject([
    { kind: 'slow-statement', name: 'odds', count: 2, totalMs: SLOW_MS + 900, slowestMs: 900 },
  ]);
});

test('a process tells a hundred names apart, and counts the others together', () => {
  for (let at = 0; at < 150; at++) noteStatement({ name: `one-of-many ${at}`, text: '' }, SLOW_MS);
  const sums = notedOperations.take();
  expect(sums.length).toBeLessThanOrEqual(101);
  expect(sums.reduce((all, { count }) => all + count, 0)).toBe(150);
  expect(sums.find(({ name }) => name === 'others')?.count).toBeGreaterThanOrEqual(50);
  expect(notedOperations.totals('slow-statement').size).toBeLessThanOrEqual(101);
});
