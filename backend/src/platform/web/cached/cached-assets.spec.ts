import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assetName, keepAssets } from './cached-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

let folder: string;
const build = (...names: string[]) => {
  const assets = join(folder, 'dist', 'assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), `content of ${name}`);
  return join(folder, 'dist');
};
const kept = () => readdirSync(join(folder, 'data', 'site-assets')).sort();
const data = () => join(folder, 'data');

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sbl-kept-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what a page of the build before waits for is still there after a deploy, and goes two weeks later', () => {
  keepAssets(build('home-1.js', 'home-1.js.br', 'home-1.js.map', 'all-1.css'), data(), NOW);
  expect(kept()).toEqual(['all-1.css', 'home-1.js']);
  keepAssets(build('home-2.js', 'all-1.css'), data(), NOW + 13 * DAY_MS);
  expect(kept()).toEqual(['all-1.css', 'home-1.js', 'home-2.js']);
  expect(readFileSync(join(data(), 'site-assets', 'home-1.js'), 'utf8')).toBe('content of home-1.js');
  // a file that is also in the present build stays, at any age
  keepAssets(build('home-2.js', 'all-1.css'), data(), NOW + 15 * DAY_MS);
  expect(kept()).toEqual(['all-1.css', 'home-2.js']);
});

test('a second instance with another build takes nothing away', () => {
  keepAssets(build('home-1.js'), data(), NOW);
  keepAssets(build('home-2.js'), data(), NOW);
  keepAssets(build('home-1.js'), data(), NOW);
  expect(kept()).toEqual(['home-1.js', 'home-2.js']);
});

test('a site that is not built leaves the folder empty', () => {
  const where = keepAssets(join(folder, 'nowhere'), data(), NOW);
  expect(existsSync(where)).toBe(true);
  expect(kept()).toEqual([]);
});

test.each([
  ['/assets/home-1.js', 'home-1.js'],
  ['/assets/pdf.worker.min-1.mjs', 'pdf.worker.min-1.mjs'],
  ['/assets/../keys.json', null],
  ['/assets/a/b.js', null],
  ['/assets/home-1.js.map', null],
  ['/home-1.js', null],
])('%s asks for the kept file %s', (path, name) => expect(assetName(path)).toBe(name));
