import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootApp, type TestApp } from '../../harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

/** Where a part of the contract lies, when it is not at the root. */
const FOLDERS: Readonly<Record<string, string>> = { 'refusals.json': 'backend/content' };
const committed = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../..', FOLDERS[name] ?? '', name), 'utf8');

describe.each([
  ['openapi.json', 'application/json; charset=utf-8'],
  ['schema.graphql', 'application/graphql; charset=utf-8'],
  ['refusals.json', 'application/json; charset=utf-8'],
])('/%s', (name, type) => {
  test('is the contract that is committed, for every site', async () => {
    const answer = await fetch(`${app.url}/${name}`);
    expect(await answer.text()).toBe(committed(name));
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is 304 for who has it already, and has a head', async () => {
    const head = await fetch(`${app.url}/${name}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    expect((await fetch(`${app.url}/${name}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('has nothing below it, and is not written', async () => {
    expect((await fetch(`${app.url}/${name}/more`)).status).toBe(404);
    expect((await fetch(`${app.url}/${name}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
  });
});

const get = (path: string, method = 'GET') => fetch(app.url + path, { method });

describe('a parameter that a public read does not know', () => {
  test.each([
    ['/api/exports/series.csv?season=10', 'season', 'seasonId'],
    ['/api/season/all?page=2', 'page', 'none'],
    ['/api/events?after=0&limit=5', 'limit', 'first, after'],
    ['/api/feeds/results.atom?lang=en&language=se', 'language', 'lang'],
    ['/api/calendar/team/1.ics?id=2', 'id', 'spoilers, lang'],
    ['/api/season/all?__proto__=1', '__proto__', 'none'],
  ])('%s is refused by its name, and takes one unit', async (path, name, known) => {
    const answer = await get(path);
    const left = Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        CODE: 400,
        MESSAGE: 'api.error.unknown-parameter',
        text: `This address knows no parameter ${name}.`,
        hint: 'Leave it out. params.known has all parameters of this address.',
        field: name,
        params: { name, known: expect.stringContaining(known) },
      },
    ]);
    const next = await get(path);
    expect(left - Number(/r=(\d+)/.exec(next.headers.get('ratelimit') ?? '')?.[1])).toBeLessThanOrEqual(1);
  });

  test.each([
    '/api/exports/seasons.csv?',
    '/api/events?first=3&after=0',
    '/api/feeds/news.atom?lang=en',
    '/health/live?monitor=1',
    '/robots.txt?x=1',
    // the site itself, and what it shows
    '/api/documents/rules-se.pdf?v=1&utm=x',
    '/api/auth/discord?login_hint=admin&x=1',
    '/?utm_source=x',
  ])('%s is not refused for it', async (path) => {
    const answer = await fetch(app.url + path, { redirect: 'manual' });
    expect(await answer.text()).not.toContain('unknown-parameter');
    expect(answer.status).toBeLessThan(400);
  });
});

describe('HEAD', () => {
  test.each([
    '/graphql?query={seasons{id}}',
    '/api/season/all',
    '/api/events',
    '/api/events/stream',
    '/api/exports/seasons.csv',
    '/api/exports/nightly',
    '/api/exports/nightly/2026-03-10/manifest.json',
    '/api/feeds/results.atom',
    '/api/calendar/series/1.ics',
    '/api/team/1/info',
    '/api/nowhere',
    '/openapi.json',
  ])('of %s answers as GET does, without a body', async (path) => {
    const stop = new AbortController();
    const whole = await fetch(app.url + path, { signal: stop.signal });
    const head = await get(path, 'HEAD');
    expect([head.status, head.headers.get('content-type')]).toEqual([whole.status, whole.headers.get('content-type')]);
    expect(await head.text()).toBe('');
    stop.abort();
  });
});
