// The rules that decide whether `npm start` installs and builds, and what `npm test` counts.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fingerprintOf } from '../lib/fingerprint.mjs';
import { missingPackages } from '../lib/install.mjs';
import { isAtLeast } from '../lib/prepare.mjs';
import { root } from '../lib/project.mjs';
import { inTurn } from '../lib/suites.mjs';

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sbl-prepare-'));
  mkdirSync(join(base, 'src/dist'), { recursive: true });
  writeFileSync(join(base, 'src/a.ts'), 'a');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const print = () => fingerprintOf(`${base}/`, ['src']);

test('a build is stale when a source changes, appears or goes away', () => {
  const before = print();
  writeFileSync(join(base, 'src/a.ts'), 'b');
  assert.notEqual(print(), before);
  writeFileSync(join(base, 'src/a.ts'), 'a');
  assert.equal(print(), before);
  writeFileSync(join(base, 'src/b.ts'), '');
  assert.notEqual(print(), before);
});

test('a build stays current when only dates, tests or outputs change', () => {
  const before = print();
  utimesSync(join(base, 'src/a.ts'), 1, 1);
  writeFileSync(join(base, 'src/a.spec.ts'), 'x');
  writeFileSync(join(base, 'src/dist/a.js'), 'x');
  assert.equal(print(), before);
});

const packages = (entries) => ({ packages: { '': { name: 'root' }, ...entries } });

test('packages are installed when npm recorded every locked version', () => {
  const lock = packages({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
  });
  assert.deepEqual(missingPackages(lock, lock), []);
});

test('a missing package and another version are found', () => {
  const lock = packages({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
  const installed = packages({ 'node_modules/a': { version: '1.0.1' } });
  assert.deepEqual(missingPackages(lock, installed), ['node_modules/a', 'node_modules/b']);
});

test('the lock file says where each package is fetched, so that npm need not ask for it', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const unknown = Object.entries(lock.packages)
    .filter(
      ([path, { resolved, link }]) => path.includes('node_modules/') && !link && !resolved?.startsWith('https://'),
    )
    .map(([path]) => path);
  assert.deepEqual(unknown, []);
});

test('every locked package has a digest, and it is decided whether it may run a script', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  assert.ok(fetched.length > 1000);
  const named = (faulty) => fetched.filter(([path, of]) => faulty(of, path)).map(([path]) => path);
  assert.deepEqual(
    named(({ integrity }) => !/^sha512-/.test(integrity ?? '')),
    [],
  );
  const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  assert.deepEqual(
    named(({ hasInstallScript }, path) => hasInstallScript && typeof allowScripts[nameOf(path)] !== 'boolean'),
    [],
  );
});

test("another platform's optional binary may be absent", () => {
  const lock = packages({ 'node_modules/mac-only': { version: '1.0.0', optional: true } });
  assert.deepEqual(missingPackages(lock, packages({})), []);
});

test('nothing recorded means nothing installed', () => {
  assert.equal(missingPackages(packages({ 'node_modules/a': { version: '1.0.0' } }), null).length > 0, true);
});

const versions = [
  { have: '20.19.0', want: '20.19.0', is: true, why: 'the floor itself' },
  { have: '20.9.0', want: '20.19.0', is: false, why: 'numbers, not text' },
  { have: '22.0.0', want: '20.19.0', is: true, why: 'a later major' },
  { have: '18.20.5', want: '20.19.0', is: false, why: 'an earlier major' },
];
for (const { have, want, is, why } of versions) {
  test(`Node ${have} ${is ? 'is' : 'is not'} enough for ${want}: ${why}`, () =>
    assert.equal(isAtLeast(have, want), is));
}

test('the journeys that take longest begin first, each file once', () => {
  const files = [
    { path: 'e2e/a.e2e.mjs', length: 1 },
    { path: 'e2e/b.e2e.mjs', length: 5 },
    { path: 'e2e/c.e2e.mjs', length: 3 },
    { path: 'e2e/pages-desk-1.e2e.mjs', length: 2 },
  ];
  const order = ['pages-desk-1', 'b', 'c', 'a'].map((name) => `e2e/${name}.e2e.mjs`);
  assert.deepEqual(inTurn(files), order);
});
