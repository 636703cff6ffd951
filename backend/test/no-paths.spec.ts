import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootApp, type TestApp } from './harness/app.ts';

const GONE = ['/assets/gone.js', '/favicon.svg', '/sw.js'];

let app: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'sbl-paths-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html lang="sv"><head></head><body></body></html>');
  for (const file of GONE) writeFileSync(join(webRoot, file), 'x');
  app = await bootApp({ env: { WEB_ROOT: webRoot } });
  // files that the server knows but that are deleted; the system's own error contains the whole path
  for (const file of GONE) rmSync(join(webRoot, file));
});
afterAll(() => app.close());

const NAME = 'a'.repeat(64);

test.each([
  ...GONE,
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%00.js',
  '/%c0%ae%c0%ae/',
  '/x'.repeat(60),
  `/api/images/${NAME}.png`,
  `/api/images/${NAME}.png?size=64`,
  '/api/images/..%2f..%2fkeys.json',
  '/api/images/%00.png',
  '/api/documents/none-se.pdf',
  '/api/documents/..%2f..%2fpackage.json',
  '/api/previews/team/1/se-0123456789abcdef.png',
  '/api/calendar/team/999999.ics',
  '/api/docs/../../../etc/passwd',
  '/graphql?query={',
  '/graphql?query={__typename}&variables={',
])('%s says nothing of where the server’s files are', async (path) => {
  const answer = await fetch(app.url + path, { redirect: 'manual' });
  const said = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
  for (const secret of [
    webRoot,
    app.dataDir,
    process.cwd(),
    tmpdir() + '/',
    'node_modules',
    'ENOENT',
    '.ts:',
    '.js:',
  ]) {
    expect(said).not.toContain(secret);
  }
});
