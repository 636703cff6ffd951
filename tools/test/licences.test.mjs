import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { isAllowed, refusedPackages } from '../licences.mjs';

for (const [licence, allowed] of [
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
]) {
  test(`${licence} is ${allowed ? 'allowed' : 'refused'}`, () => assert.equal(isAllowed(licence), allowed));
}

test('a package without a known licence is named, and a folder of our own is not', () => {
  const packages = {
    '': { license: 'MIT' },
    backend: { license: 'UNLICENSED' },
    'node_modules/backend': { link: true },
    'node_modules/a/node_modules/@b/c': {},
    'node_modules/d': { license: 'GPL-3.0' },
    'node_modules/e': { license: 'MIT' },
  };
  assert.deepEqual(refusedPackages({ packages }), ['@b/c: no licence', 'd: GPL-3.0']);
});

test('everything that is installed may be used', () => {
  assert.deepEqual(refusedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))), []);
});
