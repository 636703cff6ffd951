// docs/worked-example.md is followed in a copy of the project: what has become untrue in it fails by its heading.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { prepareProject } from '../lib/prepare.mjs';
import { copyProject, doStep, patchedText, readRecipes } from '../lib/recipes.mjs';
import { temporaryFolder } from '../server.mjs';

let folder;
let copy;
/** The first heading that failed: what comes after it builds on it. */
let failed = null;
before(async () => {
  // what builds make is copied too
  await prepareProject({ build: ['frontend'] });
  folder = temporaryFolder();
  copy = join(folder, 'copy');
  mkdirSync(copy);
  copyProject(copy);
});
after(() => rmSync(folder, { recursive: true, force: true }));

for (const { name, steps } of readRecipes())
  test(name, { timeout: 3_600_000 }, async (t) => {
    if (failed) return t.skip(`it builds on “${failed}”`);
    failed = name;
    assert.ok(steps.length > 1);
    for (const step of steps) await doStep(copy, step);
    failed = null;
  });

test('a change names a place that is there once', () => {
  assert.equal(patchedText('a\nb\nc\n', ' a\n-b\n+d\n c\n'), 'a\nd\nc\n');
  assert.throws(() => patchedText('a\na\n', ' a\n+b\n'), /2 times/);
  assert.throws(() => patchedText('a\n', ' c\n+b\n'), /0 times/);
});
