// What CI leaves to the night is run by night, and on a developer's machine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
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

/** The numbers of rounds that tests read from a variable, by its name: their largest default. */
function roundsOfTests() {
  const found = new Map();
  for (const folder of ['backend/src', 'backend/test', 'frontend/e2e'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(spec\.ts|e2e\.mjs)$/.test(name)) continue;
      const text = readFileSync(join(root, folder, name), 'utf8');
      for (const [, variable, rounds] of text.matchAll(/Number\(process\.env(?:\.|\[')(\w+)(?:'\])? \?\? ([\d_]+)\)/g))
        if (!variable.endsWith('_SEED'))
          found.set(variable, Math.max(Number(rounds.replaceAll('_', '')), found.get(variable) ?? 0));
    }
  return found;
}

test('the night plays at least as many rounds of everything as a developer', () => {
  const rounds = roundsOfTests();
  assert.ok(rounds.size > 10);
  for (const [name, most] of rounds) assert.ok(Number(NIGHT[name]) >= most, `${name}: ${NIGHT[name]} of ${most}`);
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
