// Files of one project share an environment, files of two projects do not: whatever NestJS keeps in a global would be shared too.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

const SharedEnvironment = createRequire(import.meta.url)(join(root, 'backend/test/harness/shared-environment.cjs'));
const globalOf = (id) => {
  const projectConfig = { id, testEnvironmentOptions: {}, globals: {}, fakeTimers: {} };
  return new SharedEnvironment({ projectConfig, globalConfig: {} }, { console, docblockPragmas: {}, testPath: '' })
    .global;
};

test('two files of a project have one environment, and another project has its own', () => {
  const rule = globalOf('rule');
  assert.equal(globalOf('rule'), rule);
  assert.notEqual(globalOf('database'), rule);
});
