// What `npm test` leaves out is run by night.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { isNight, NIGHT_ROUNDS, NIGHTLY_FILE, nightOf } from '../lib/night.mjs';

test('only the night runs everything, whether in CI or not', () => {
  assert.deepEqual([{}, { CI: 'true' }, nightOf({}), nightOf({ CI: 'true' })].map(isNight), [false, false, true, true]);
  assert.match(readFileSync(join(root, '.ci/nightly'), 'utf8'), /^npm run test:nightly\b/m);
  assert.match(readFileSync(join(root, '.ci/run'), 'utf8'), /^npm test$/m);
});

test('the night plays more rounds, and a caller may say how many', () => {
  assert.equal(nightOf({}).RACE_ROUNDS, String(NIGHT_ROUNDS.RACE_ROUNDS));
  assert.equal(nightOf({ RACE_ROUNDS: '7' }).RACE_ROUNDS, '7');
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

test('the night plays at least as many rounds of everything as a push', () => {
  const rounds = roundsOfTests();
  assert.ok(rounds.size > 10);
  for (const [name, most] of rounds) assert.ok(NIGHT_ROUNDS[name] >= most, `${name}: ${NIGHT_ROUNDS[name]} of ${most}`);
  for (const name of Object.keys(NIGHT_ROUNDS)) assert.ok(rounds.has(name), `no test reads ${name}`);
});

/** The test files that Jest would run by night, or for a push. */
function filesOf(project, byNight) {
  const env = { ...process.env, NIGHTLY: byNight ? '1' : '' };
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
    const all = filesOf(project, true);
    assert.ok(all.some((path) => NIGHTLY_FILE.test(path)));
    assert.deepEqual(
      filesOf(project, false),
      all.filter((path) => !NIGHTLY_FILE.test(path)),
    );
  });
}

test('each suite of the night is named in its document', () => {
  const text = readFileSync(join(root, 'docs/nightly.md'), 'utf8');
  const named = new Set([...text.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name));
  const folders = ['backend/src', 'backend/test', 'frontend/src', 'tools/test'];
  const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }));
  const nightly = files
    .map((path) => path.split(/[\\/]/).at(-1))
    .filter((name) => NIGHTLY_FILE.test(name) && /\.(ts|tsx|mjs)$/.test(name));
  const journeys = readdirSync(join(root, 'frontend/e2e/nightly')).map((name) => name.replace('.e2e.mjs', ''));
  assert.ok(nightly.length > 20 && journeys.length > 20);
  assert.deepEqual(
    [...new Set([...nightly, ...journeys])].filter((name) => !named.has(name)),
    [],
  );
});
