// What CI leaves to the night is run by night, and on a developer's machine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { isPush, NIGHTLY_FILE } from '../lib/push.mjs';

/** The variables that a script of CI sets for the commands after it. */
function variablesOf(script) {
  const text = readFileSync(join(root, '.ci', script), 'utf8');
  const exports = [...text.matchAll(/^export (.+)$/gm)].flatMap(([, pairs]) => pairs.split(' '));
  return Object.fromEntries(exports.map((pair) => pair.split('=')));
}

const PUSH = variablesOf('run');
const NIGHT = variablesOf('nightly');

test('.ci/run is a push; .ci/nightly and a developer are none', () => {
  assert.deepEqual([PUSH, NIGHT, {}].map(isPush), [true, false, false]);
});

test('whatever a push does in fewer rounds, the night does in more', () => {
  const fewer = Object.keys(PUSH).filter((name) => name !== 'CI');
  assert.ok(fewer.length > 0);
  for (const name of fewer) assert.ok(Number(NIGHT[name]) > Number(PUSH[name]), name);
});

/** The test files that Jest would run with these variables. */
function filesOf(project, variables) {
  const env = { ...process.env, CI: '', NIGHTLY: '', ...variables };
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stdout, stderr } = spawnSync(process.execPath, [jest, '--listTests', '--json'], {
    cwd: join(root, project),
    env,
    encoding: 'utf8',
  });
  assert.match(stdout, /^\[/, stderr);
  return JSON.parse(stdout)
    .map((path) => relative(root, path))
    .sort();
}

for (const project of ['backend', 'frontend']) {
  test(`${project}: a push leaves out the files of the night, and no others`, () => {
    const all = filesOf(project, NIGHT);
    assert.ok(all.some((path) => NIGHTLY_FILE.test(path)));
    assert.deepEqual(
      filesOf(project, PUSH),
      all.filter((path) => !NIGHTLY_FILE.test(path)),
    );
  });
}
