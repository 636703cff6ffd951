import type { Request } from 'express';
import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { logLines } from '../../../test/harness/log-lines.ts';
import { log, loggedError, logRequest, PinoNestLogger } from './logger.ts';
import { routeOf } from './request-log.ts';
import { scrubLine } from './scrub.ts';

const token = 'Ab3_-'.repeat(8) + 'xyz';

describe('the last look at a line of the log', () => {
  test.each([
    [`{"route":"/api/user/hidden/${token}/full"}`, '{"route":"/api/user/hidden/[token]/full"}', 'a token in a path'],
    [`Bearer ${token}`, 'Bearer [token]', 'a token in a header'],
    [`accessToken=${token}; refreshToken=${token}`, 'accessToken=[token]; refreshToken=[token]', 'tokens in cookies'],
    ['ssn 20000131-1234', 'ssn 20000131-****', 'a personal identity number with its century'],
    ['ssn 000131-1234.', 'ssn 000131-****.', 'a personal identity number without'],
    ['{"time":1795262580626,"ms":12.5}', '{"time":1795262580626,"ms":12.5}', 'times are no identity numbers'],
    ['"requestId":"QxgGVtmhUmwb"', '"requestId":"QxgGVtmhUmwb"', 'a request id is no token'],
    ['2026-11-21 12:00', '2026-11-21 12:00', 'a date is no identity number'],
  ])('%s', (line, expected) => {
    expect(scrubLine(line)).toBe(expected);
  });
});

test.each([
  [{ originalUrl: `/api/user/hidden/${token}/full?x=1` }, '/api/*', 'no one took it: its first segment'],
  [
    { originalUrl: `/api/user/${token}`, route: { path: '/api/user/:accessToken' } },
    '/api/user/:accessToken',
    'a handler',
  ],
  [{ originalUrl: `/graphql?query=${token}` }, '/graphql', 'without what was asked'],
  [{ originalUrl: '/assets/app-3f2a.js' }, '/assets/*', 'one route for all files'],
  [{ originalUrl: '/player/12' }, '/*', 'a page of the site'],
])('a request is logged by its template: %j', (req: object, route: string, _why: string) => {
  expect(routeOf(req as unknown as Request)).toBe(route);
});

describe("a request's line", () => {
  const stream = (log as unknown as Record<symbol, { write: unknown }>)[pino.symbols.streamSym]!;
  const { write } = stream;
  afterEach(() => (stream.write = write));
  const answer = { requestId: 'QxgGVtmhUmwb', method: 'GET', route: '/*', status: 200, ms: 12.345, userId: null };

  test.each([
    [{}, { level: 30, ms: 12.3, userId: null }, 'an anonymous caller'],
    [{ userId: 7 }, { level: 30, userId: 7 }, 'a known caller'],
    [{ userId: undefined }, { level: 30 }, 'a caller whom no handler asked for'],
    [{ status: 503 }, { level: 50, status: 503 }, 'a failure'],
    [{ route: '/api/:id(\\d+)/"x"' }, { route: '/api/:id(\\d+)/"x"' }, 'a template with signs of JSON'],
  ])('%j is written like all other lines', (changes, expected, _why) => {
    const written = logLines();
    log.info('another');
    logRequest({ ...answer, ...changes });
    const [other, line] = written.map((text) => JSON.parse(text) as object);
    const { ms: _ms, ...same } = { ...answer, ...changes };
    expect(line).toEqual({
      ...JSON.parse(JSON.stringify(same)),
      ...expected,
      ms: 12.3,
      time: expect.any(Number),
      level: expect.any(Number),
      msg: 'request',
    });
    expect(line).toMatchObject(expected);
    expect(Object.keys(line!)).toEqual(expect.arrayContaining(Object.keys(other!)));
    expect(written[1]).toMatch(/^[^\n]*\n$/);
  });
});

describe('a text that looks like lines of the log', () => {
  const stream = (log as unknown as Record<symbol, { write: unknown }>)[pino.symbols.streamSym]!;
  const { write } = stream;
  afterEach(() => (stream.write = write));

  test.each(['\n', '\r\n', '\u2028'])('stays within its own: %j', (lineBreak) => {
    const written = logLines();
    const text = `no such page${lineBreak}{"level":60,"msg":"the league is deleted"}`;
    new PinoNestLogger().warn(text, `Site${lineBreak}`);
    new PinoNestLogger().error(new Error(text));
    expect(written).toHaveLength(2);
    for (const line of written) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(line).not.toContain('\r');
      expect(JSON.parse(line)).toMatchObject({ msg: text });
    }
  });
});

test('an error of the database is logged without the row and its values, however deep it stands', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "membership_email_unique"'), {
    code: '23505',
    detail: 'Key (email)=(alva@example.test) already exists.',
  });
  const failed = new QueryFailedError('insert into membership (email) values ($1)', ['alva@example.test'], refused);
  const outer = Object.assign(new Error('graphql failed'), { originalError: failed, errors: [failed] });
  const told = JSON.stringify(loggedError(outer));
  expect(told).toContain('membership_email_unique');
  expect(told).toContain('23505');
  expect(told).not.toContain('alva');
});
