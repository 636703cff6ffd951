import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallLeague } from './api/small-league.ts';
import { League } from './factories/league.ts';
import { linkPlayer } from './harness/accounts.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { signIn, type Browser } from './harness/browser.ts';

const PAGE = '<!doctype html><html lang="sv"><head><title>SBL</title></head><body>the site</body></html>';

let folder: string;
let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-headers-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'offline.html']) writeFileSync(join(folder, name), PAGE);
  for (const name of ['sw.js', 'assets/app-3f2a.js']) writeFileSync(join(folder, name), 'self;');
  app = await bootApp({ env: { WEB_ROOT: folder } });
  await smallLeague(new League(app.db));
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const ASKED = encodeURIComponent('{ seasons { id } }');
const OWN = `/graphql?query=${encodeURIComponent('{ me { userId } }')}`;

/** One of every kind of answer. */
const ANSWERS: [path: string, status: number][] = [
  ['/', 200],
  ['/no-such-page', 404],
  ['/offline.html', 200],
  ['/sw.js', 200],
  ['/assets/app-3f2a.js', 200],
  ['/assets/app-0000.js', 404],
  ['/api/team/all', 200],
  ['/api/team/nan/info', 400],
  ['/api/nowhere', 404],
  ['/api/user/hidden/session/full', 401],
  ['/api/user/is-member/session', 401],
  ['/api/images/none.png', 404],
  ['/api/chat-images/avatars/1/a.png', 200],
  ['/api/chat-images/avatars/1/a.svg', 404],
  ['/api/calendar/team/1.ics', 200],
  ['/api/feeds/news.atom', 200],
  ['/api/feeds/results.atom', 200],
  ['/api/documents/nothing.pdf', 404],
  ['/api/documents/rules-se.pdf', 200],
  ['/api/exports/seasons.csv', 200],
  ['/api/docs', 200],
  ['/api/docs-json', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/health/live', 200],
  ['/health/ready', 200],
  [`/graphql?query=${ASKED}`, 200],
];

describe.each(ANSWERS)('GET %s', (path, status) => {
  test('may run nothing, is no other type than it says, and tells nothing of what it is made of', async () => {
    const answer = await fetch(app.url + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*('unsafe|\*|https?:)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-type']).toBeDefined();
    for (const told of ['x-powered-by', 'server', 'set-cookie']) expect(headers[told]).toBeUndefined();
  });

  // a cache on the way hands the answer to the pages of other sites too
  test('is open to every site when caches may keep it, whoever asked first', async () => {
    for (const ask of [fetch, admin.fetch.bind(admin)]) {
      const { headers } = await ask(app.url + path, { redirect: 'manual' });
      const isKept = /public|s-maxage/.test(headers.get('cache-control') ?? '');
      if (isKept && /^\/(?:api|graphql)/.test(path)) expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });
});

test('every documented path with a token in it is kept nowhere and told to no one', async () => {
  const { paths } = (await (await fetch(`${app.url}/api/docs-json`)).json()) as { paths: Record<string, object> };
  const withToken = Object.keys(paths).filter((path) => path.includes('{accessToken}'));
  expect(withToken.length).toBeGreaterThan(8);
  for (const path of withToken) {
    const answer = await fetch(app.url + path.replace('{accessToken}', 'A'.repeat(43)).replace(/\{\w+\}/g, '1'));
    const { headers } = answer;
    expect([path, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      path,
      'no-store',
      'no-referrer',
    ]);
  }
});

test.each([
  '/api/users/role/2',
  '/api/user/userId/1/roles',
  '/api/team/all',
  '/api/nowhere',
  OWN,
  '/API/team/1/allWithoutTeamAndActivePlayers',
])('%s, asked by someone who says who they are, is kept nowhere on the way', async (path) => {
  const byCookie = await admin.fetch(path);
  expect(byCookie.headers.get('cache-control')).toBe('no-store');
  const authorization = `Bearer ${admin.cookies.get('accessToken')}`;
  const byBearer = await fetch(app.url + path, { headers: { authorization, 'apollo-require-preflight': '1' } });
  expect(byBearer.headers.get('cache-control')).toBe('no-store');
});

test('what is the same for everyone may be kept by those who are signed in too', async () => {
  expect((await admin.fetch('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await admin.fetch('/assets/app-3f2a.js')).headers.get('cache-control')).toContain('immutable');
});
