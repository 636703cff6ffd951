import type { AddressInfo } from 'node:net';
import express from 'express';
import { compressOpenReads } from '../src/platform/rest/compress-open-reads.ts';
import { privatePaths } from '../src/platform/web/security-headers.ts';
import { League } from './factories/league.ts';
import { linkPlayer } from './harness/accounts.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { signIn, type Browser } from './harness/browser.ts';

/** Long enough to be worth compressing. */
const TEAMS = 60;
const LIST = '/api/team/all';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await bootApp();
  const league = new League(app.db);
  for (let i = 1; i <= TEAMS; i++) await league.team(`Kugghjulen ${i}`);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const read = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(new URL(url, app.url), { method, headers: { 'accept-encoding': 'br, gzip', ...headers } });
  return { answer, encoding: answer.headers.get('content-encoding'), text: await answer.text() };
};

describe('an answer of REST that is the same for everyone', () => {
  test.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('comes as %s to a caller who reads %s, with the same content', async (encoding, accepted) => {
    const plain = await read(LIST, { 'accept-encoding': 'identity' });
    expect(JSON.parse(plain.text)).toHaveLength(TEAMS);
    const found = await read(LIST, { 'accept-encoding': accepted });
    expect([found.answer.status, found.encoding, found.text]).toEqual([200, encoding, plain.text]);
    expect(found.answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  test.each(['/api/docs-json', LIST])('%s is compressed', async (path) => {
    expect((await read(path)).encoding).toBe('br');
  });

  test('answers 304 to a caller who has it', async () => {
    const etag = (await read(LIST)).answer.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await read(LIST, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).answer.status).toBe(304);
  });
});

describe('an answer in which a secret could stand', () => {
  test('is not compressed for a caller who is signed in by cookie or token, or has a key', async () => {
    const authorization = `Bearer ${admin.cookies.get('accessToken')}`;
    const callers: Record<string, string>[] = [
      { cookie: admin.cookieHeader },
      { authorization },
      { 'x-bot-key': 'a-key' },
    ];
    for (const who of callers) {
      const { encoding, text } = await read(LIST, who);
      expect([encoding, JSON.parse(text).length]).toEqual([null, TEAMS]);
    }
  });

  test.each(['hidden', 'is-member', 'auth', 'admin'])('is not compressed below /%s', async (word) => {
    expect((await long(`/api/user/${word}/x`)).encoding).toBeNull();
    expect((await long(`/api/user/${word.toUpperCase()}/x`)).encoding).toBeNull();
    expect((await long(`/api/user/un${word}/x`)).encoding).toBe('br');
  });

  test('is not compressed when the token may stand in the body', async () => {
    expect((await long('/api/user/1', 'POST')).encoding).toBeNull();
  });

  /** Asks a server that has only these steps, and a long answer for every path. */
  async function long(path: string, method = 'GET') {
    const steps = express().use(privatePaths).use('/api', compressOpenReads);
    steps.use((_req, res) => void res.json('Kugghjulen '.repeat(400)));
    const server = steps.listen(0);
    try {
      const { port } = server.address() as AddressInfo;
      return await read(`http://localhost:${port}${path}`, {}, method);
    } finally {
      server.close();
    }
  }
});
