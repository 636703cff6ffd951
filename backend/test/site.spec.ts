import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bootApp, type TestApp } from './harness/app.ts';

const SCRIPT = 'export const league = "svenska bilbollsligan";'.repeat(40);
const page = (style: string) => `<!doctype html><html lang="sv"><head>${style}</head><body>the site</body></html>`;

let folder: string;
let data: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page('<style>a{}</style>'));
  writeFileSync(join(folder, 'overlay.html'), page('').replace('the site', 'a graphic'));
  writeFileSync(join(folder, 'graphiql.html'), page('').replace('the site', 'the query tool'));
  writeFileSync(join(folder, '.secret'), 'hidden');
  writeFileSync(join(folder, 'assets', 'app-3f2a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'app-3f2a.js.br'), brotliCompressSync(SCRIPT));
  data = mkdtempSync(join(tmpdir(), 'sbl-site-data-'));
  mkdirSync(join(data, 'site-assets'));
  writeFileSync(join(data, 'site-assets', 'home-older.js'), 'of the build before');
  writeFileSync(join(data, 'keys.js'), 'hidden');
  app = await bootApp({ env: { WEB_ROOT: folder, DATA_DIR: data } });
});
afterAll(async () => {
  await app.close();
  rmSync(data, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' });

test.each(['/', '/seasons', '/callback/login?code=x', '/player/NoPlayerConnected', '/index.html'])(
  'a visitor may open %s directly',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('the site');
  },
);

test.each(['/overlay/series/42', '/overlay/no-such-graphic', '/Overlay/next?lang=en'])(
  'a broadcast program gets the page of the graphics at %s, and search engines leave it out',
  async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('a graphic');
    expect(await (await get('/overlays')).text()).toContain('the site');
  },
);

describe('GraphiQL', () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const policyOf = async (path: string) => (await get(path, html)).headers.get('content-security-policy') ?? '';

  test('is what a browser gets at /graphql, under a policy that runs only our own files', async () => {
    const answer = await get('/graphql', html);
    expect(await answer.text()).toContain('the query tool');
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const policy = Object.fromEntries(
      (await policyOf('/graphql')).split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'font-src': "'self' data:",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(Object.values(policy).join(' ')).not.toMatch(/https?:|unsafe-eval|\*/);
  });

  test('weakens the policy of no other page, and has no other address', async () => {
    for (const path of ['/', '/seasons', '/developers', '/overlay/next'])
      expect(await policyOf(path)).not.toContain('unsafe');
    expect((await get('/graphiql.html', html)).status).toBe(404);
  });

  test('is not in the way of programs', async () => {
    const asked = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
    for (const headers of [html, { accept: 'application/json' }, {}])
      expect(await (await get(asked, headers)).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('/graphql', { accept: 'application/json' })).headers.get('content-type')).toContain('json');
  });
});

test.each([
  ['/api/nowhere', 'the API answers for itself'],
  ['/assets/app-0000.js', 'a file that an older page asks for is gone'],
  ['/.secret', 'hidden files'],
  ['/..%2f..%2fetc/passwd', 'a way out of the folder'],
  ['/assets/..%2f..%2f.secret', 'another'],
  ['/assets/..%2fkeys.js', 'a way out of the older builds'],
  ['/%00.js', 'NUL'],
])('%s is not the page (%s)', async (path) => {
  const answer = await get(path);
  expect([400, 403, 404]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/the site|hidden|root:/);
});

test('a page that was opened before a deploy finds the script that it waits for', async () => {
  const answer = await get('/assets/home-older.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('of the build before');
});

test('an address where nothing is shows the site, which says so, with the status of it', async () => {
  for (const path of ['/no-such-page', '/division/division-1/season/10', '/series/7', '//seasons', '/%']) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('the site');
  }
});

test.each(['/compare%2Fteams', '/compare%2fteams', '/overlay%2Fnext'])(
  '%s is no page, as for the router of the site, because a coded slash separates nothing',
  async (path) => {
    expect((await get(path.replace(/%2f/i, '/'))).status).toBe(200);
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('the site');
  },
);

test.each([
  '//api',
  '//api/nowhere',
  '/api',
  '/API/nowhere',
  '/health/nowhere',
  '/metrics/nowhere',
  '/emulator/nowhere',
])('the server says in its own words that there is no %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ CODE: 404, MESSAGE: 'api.error.not-found' });
});

test.each(['/assets/app-0000.js', '/robots.json', '/.well-known/nothing', '/favicon.ico'])(
  'of a file that is not there, %s, a word is said and no page',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('Not found');
  },
);

test.each(['/', '/seasons', '/assets/app-3f2a.js', '/no-such-page'])('%s is only read', async (path) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await fetch(app.url + path, { method });
    expect([method, answer.status]).toEqual([method, 405]);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  }
  const options = await fetch(app.url + path, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const head = await fetch(app.url + path, { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.status).toBe((await get(path)).status);
});

test('a body that is too large is refused in the words of whom it was for', async () => {
  const body = JSON.stringify({ query: '{ settings { currentSeasonId } }', variables: { text: 'x'.repeat(70_000) } });
  const post = (path: string) =>
    fetch(app.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const graphql = await post('/graphql');
  expect(graphql.status).toBe(413);
  expect(await graphql.json()).toEqual({
    errors: [
      {
        message: 'The file is too large.',
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', messageKey: 'api.error.too-large' }),
      },
    ],
  });
  const rest = await post('/api/user/save-member');
  expect(rest.status).toBe(413);
  expect(await rest.json()).toMatchObject({ CODE: 413, MESSAGE: 'api.error.too-large' });
});

test('a GraphQL body that is no JSON is refused as GraphQL refuses', async () => {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query": ',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});

test('a documented path says which methods it has, and one that is not there has none', async () => {
  for (const [path, allow] of [
    ['/api/settings/all', 'GET, HEAD, OPTIONS'],
    ['/api/user/save-member', 'OPTIONS, POST'],
    ['/api/series/12', 'GET, HEAD, OPTIONS'],
    ['/health/live', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const answer = await fetch(app.url + path, { method: 'DELETE' });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
    expect(await answer.json()).toMatchObject({
      CODE: 405,
      MESSAGE: 'api.error.wrong-method',
      params: { methods: allow },
    });
    const options = await fetch(app.url + path, { method: 'OPTIONS' });
    expect([path, options.status, options.headers.get('allow')]).toEqual([path, 204, allow]);
  }
  const nowhere = await fetch(`${app.url}/api/nowhere`, { method: 'DELETE' });
  expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { CODE: 404, MESSAGE: 'api.error.not-found' }]);
});

test('files with a digest in their name may be cached forever, the page may not', async () => {
  expect((await get('/assets/app-3f2a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const first = await get('/');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test.each(['br', 'gzip'])('HEAD says of a page what GET sends, as %s too', async (encoding) => {
  const [head, whole] = await Promise.all(
    ['HEAD', 'GET'].map((method) => fetch(`${app.url}/news/1`, { method, headers: { 'accept-encoding': encoding } })),
  );
  const told = ['content-type', 'content-length', 'content-encoding', 'vary', 'etag', 'cache-control'];
  const of = (answer?: Response) => [answer?.status, ...told.map((name) => answer?.headers.get(name))];
  expect(of(head)).toEqual(of(whole));
  expect([await head?.text(), (await whole?.text())?.includes('the site')]).toEqual(['', true]);
});

test('the copy compressed at build time is sent to callers who can read it', async () => {
  const packed = await get('/assets/app-3f2a.js', { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(packed.headers.get('content-type')).toContain('javascript');
  expect(await packed.text()).toBe(SCRIPT);
  const plain = await get('/assets/app-3f2a.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test('the page may load from ourselves only, and no page may frame it', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).not.toContain('discord');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
  expect(policy).toContain('report-to csp;report-uri /csp-reports');
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('only the styles that the page was built with count, and empty elements for the script to fill', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const digest = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  expect(policy).toContain(`style-src 'self' ${digest('a{}')} ${digest('')};`);
  expect(policy).not.toContain('unsafe-inline');
});

test.each(['/emulator/discord/oauth2/authorize'])('the page at %s keeps to the same policy', async (path) => {
  const policy = (await get(path, { accept: 'text/html' })).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
});

test('what a browser tells of the policy is taken, before anyone says that pages are only read', async () => {
  const report = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', documentURL: `${app.url}/` } }];
  const headers = { 'content-type': 'application/reports+json' };
  const answer = await fetch(`${app.url}/csp-reports`, { method: 'POST', headers, body: JSON.stringify(report) });
  expect(answer.status).toBe(204);
});
