import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { logLines } from '../../../test/harness/log-lines.ts';
import { FixedClock } from '../clock.ts';
import { cspReports } from './csp-reports.ts';

const PUBLIC_URL = 'https://liga.example';

let server: Server;
let url: string;
let lines: string[];
beforeEach(async () => {
  lines = logLines();
  const reports = cspReports({ publicUrl: PUBLIC_URL, trustedProxies: 0 }, new FixedClock(new Date()));
  server = createServer(express().use('/csp-reports', reports));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/csp-reports`;
});
afterEach(() => void (server.closeAllConnections(), server.close()));

const send = async (body: string, type = 'application/reports+json', method = 'POST'): Promise<number> =>
  (await fetch(url, { method, headers: { 'content-type': type }, ...(method === 'POST' && { body }) })).status;

const of = (directive: string, page: string) => ({
  type: 'csp-violation',
  user_agent: 'Mozilla/5.0',
  body: { effectiveDirective: directive, documentURL: page, blockedURL: 'https://evil.example/anna', sample: 'anna' },
});
const told = () => lines.map((line) => JSON.parse(line) as { directive: string; path: string });

test('a report of today and one of before are a line each: the directive and our path, and nothing else', async () => {
  const page = `${PUBLIC_URL}/player/7?code=secret#anna`;
  expect(await send(JSON.stringify([of('img-src', page)]))).toBe(204);
  const older = { 'csp-report': { 'violated-directive': "script-src 'self'", 'document-uri': page, referrer: 'anna' } };
  expect(await send(JSON.stringify(older), 'application/csp-report')).toBe(204);
  expect(told()).toEqual([
    expect.objectContaining({ directive: 'img-src', path: '/player/7' }),
    expect.objectContaining({ directive: 'script-src', path: '/player/7' }),
  ]);
  expect(lines.join()).not.toMatch(/secret|anna|evil|Mozilla|127\.0\.0\.1/);
});

test('the same is told once, however often it is reported', async () => {
  for (let n = 0; n < 3; n++)
    await send(JSON.stringify([of('img-src', `${PUBLIC_URL}/`), of('img-src', `${PUBLIC_URL}/`)]));
  expect(lines).toHaveLength(1);
});

test.each([
  ['a page of others', [of('img-src', 'https://evil.example/')]],
  ['a directive that is none', [of('anna\n{"level":60}', `${PUBLIC_URL}/`)]],
  ['no address', [of('img-src', 'about:blank')]],
  ['something else', { hello: [1, null] }],
  ['nothing in it', [null, 1, { body: null }]],
])('%s is taken and not told', async (_what, body) => {
  expect(await send(JSON.stringify(body))).toBe(204);
  expect(lines).toEqual([]);
});

test('a path that can carry a token, or is odd, is not told', async () => {
  const pages = ['/api/user/hidden/tokentoken/full', '/%0a%7Bforged'].map((path) => of('img-src', PUBLIC_URL + path));
  await send(JSON.stringify(pages));
  expect(told().map(({ path }) => path)).toEqual(['/api/*', '/*']);
});

test.each([
  [
    'too large',
    JSON.stringify([of('img-src', `${PUBLIC_URL}/${'a'.repeat(20_000)}`)]),
    'application/reports+json',
    413,
  ],
  ['no JSON', '{', 'application/csp-report', 400],
  ['another type', '[]', 'text/plain', 415],
])('%s is refused', async (_what, body, type, status) => {
  expect(await send(body, type)).toBe(status);
  expect(lines).toEqual([]);
});

test('it is only written to', async () => {
  expect(await send('', 'application/reports+json', 'GET')).toBe(405);
});

test('a caller tells twenty a minute and no more', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push(await send('[]'));
  expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
});
