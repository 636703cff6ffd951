import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootApp, type TestApp } from './harness/app.ts';

let app: TestApp;

beforeAll(async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'sbl-callers-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html lang="sv"><head></head><body></body></html>');
  app = await bootApp({ env: { TRUSTED_PROXIES: '1', LOGIN_LIMIT: '2', MEMBER_LIMIT: '2', WEB_ROOT: webRoot } });
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from rate_limit'));

const from = (forwarded: string): RequestInit => ({ headers: { 'x-forwarded-for': forwarded }, redirect: 'manual' });

const login = async (forwarded: string): Promise<number> =>
  (await fetch(`${app.url}/api/auth/discord`, from(forwarded))).status;

let made = 0;
const apply = async (forwarded: string): Promise<number> => {
  const body = {
    ...{ fName: 'Ada', lName: 'Berg', mail: `ada${++made}@example.se`, tel: '070-174 06 05', ssn: '8507099805' },
    ...{ address: 'Gatan 1', zip: '123 45', city: 'Staden', sex: 'na', agreejoin: true, agreeprivacy: true },
  };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const answer = await fetch(`${app.url}/api/user/save-member`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.status;
};

test.each([
  ['logins', login],
  ['membership applications', apply],
])('%s: all addresses of an IPv6 network of 64 bits are one caller', async (_what, call) => {
  for (const end of ['1', 'ffff:1:2:3'])
    expect(await call(`2001:db8:1:2:${end}${end === '1' ? '::' : ''}`)).not.toBe(429);
  expect(await call('2001:db8:1:2::77')).toBe(429);
  expect(await call('2001:db8:1:3::77')).not.toBe(429);
});

test('drawings of previews: all addresses of the network are one caller', async () => {
  const html = await (await fetch(`${app.url}/seasons`)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(picture, from('2001:db8:1:2::1'))).status).toBe(200);
  expect(await app.db.query(`select key, taken from rate_limit`)).toEqual([
    { key: 'preview:2001:db8:1:2::/64', taken: 1 },
  ]);
});

test('what the caller writes before the proxy’s word makes no one another caller', async () => {
  for (const lie of ['6.6.6.1', '6.6.6.2']) expect(await login(`${lie}, 192.0.2.7`)).toBe(302);
  expect(await login('6.6.6.3, 192.0.2.7')).toBe(429);
});

test('without a proxy no one’s word counts', async () => {
  const alone = await bootApp({ beside: app, env: { TRUSTED_PROXIES: '0', LOGIN_LIMIT: '2' } });
  try {
    const status = async (word: string) => (await fetch(`${alone.url}/api/auth/discord`, from(word))).status;
    expect([await status('6.6.6.1'), await status('6.6.6.2'), await status('6.6.6.3')]).toEqual([302, 302, 429]);
  } finally {
    await alone.close();
  }
});
