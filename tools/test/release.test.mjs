// The packages and the changelog tell the same version.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { faultsOfRelease } from '../lib/release.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const versionOf = (path) => JSON.parse(read(path)).version;

test('all packages have one version, in the lock file too', () => {
  const { version, packages } = JSON.parse(read('package-lock.json'));
  const locked = ['', 'backend', 'frontend'].map((name) => packages[name].version);
  const own = ['package.json', 'backend/package.json', 'frontend/package.json'].map(versionOf);
  assert.deepEqual(new Set([version, ...locked, ...own]).size, 1, `${[version, ...locked, ...own]}`);
});

test('it is the newest release of the changelog, which says what an operator must do', () => {
  assert.deepEqual(faultsOfRelease(read('CHANGELOG.md'), versionOf('package.json')), []);
});

test('a release that was forgotten, or half made, is found', () => {
  const changelog = (...parts) => `# Changelog\n\n${parts.join('\n\n')}\n`;
  const told = '**What an operator must do**: nothing.\n\n- news';
  const unreleased = '## Unreleased\n\n- news';
  const right = changelog(unreleased, `## 1.2.0 — 2026-12-05\n\n${told}`, '## 1.1.0 — 2026-12-01\n\n- news');
  assert.deepEqual(faultsOfRelease(right, '1.2.0'), []);
  const faults = [
    faultsOfRelease(right, '1.3.0'),
    faultsOfRelease(changelog(unreleased, '## 1.2.0 — 2026-12-05\n\n- news'), '1.2.0'),
    faultsOfRelease(changelog(`## 1.2.0 — 2026-12-05\n\n${told}`), '1.2.0'),
    faultsOfRelease(changelog(unreleased, `## 2026-12-05\n\n${told}`), '1.2.0'),
    faultsOfRelease(changelog(unreleased, `## 1.2.0 — 2026-12-05\n\n${told}`, '## 2026-12-06\n\n- news'), '1.2.0'),
  ];
  assert.deepEqual(
    faults.map((found) => found.length > 0),
    [true, true, true, true, true],
  );
});
