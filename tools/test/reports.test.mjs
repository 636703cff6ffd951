// What a test run reads from its runners' reports.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { progressOf } from '../lib/progress.mjs';
import { root } from '../lib/project.mjs';
import {
  conclusionOf,
  failuresOfJest,
  failuresOfTap,
  filesOfJest,
  onceMore,
  suiteResult,
  slowestOf,
  sumOf,
  tallyTap,
} from '../lib/reports.mjs';

test('a test file that cannot be run counts as a failure', () => {
  const test = (status) => ({ status, fullName: status, failureMessages: ['why'] });
  const report = {
    testResults: [
      { name: join(root, 'a'), status: 'failed', assertionResults: [test('passed'), test('failed')], message: 'why' },
      { name: join(root, 'b'), status: 'failed', assertionResults: [], message: 'no such module' },
      { name: join(root, 'c'), status: 'passed', assertionResults: [test('passed'), test('pending')], message: '' },
    ],
  };
  assert.deepEqual(filesOfJest(report), [
    { file: join(root, 'a'), passed: 1, failed: 1, failures: ['a › failed\n    why'] },
    { file: join(root, 'b'), passed: 0, failed: 1, failures: ['b\n    no such module'] },
    { file: join(root, 'c'), passed: 1, failed: 0, failures: [] },
  ]);
});

test('a cancelled test counts as a failure', () => {
  assert.deepEqual(tallyTap('ok 1 - a\n# tests 5\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 1\n'), {
    passed: 2,
    failed: 2,
    skipped: 1,
  });
});

test('the slowest files of a report are told, longest first', () => {
  const file = (name, seconds) => ({ name: join(root, name), startTime: 1000, endTime: 1000 + seconds * 1000 });
  const report = { testResults: [file('a.spec.ts', 1), file('b.spec.ts', 3), file('c.spec.ts', 2)] };
  assert.deepEqual(slowestOf(report, 2), [
    { path: 'b.spec.ts', seconds: 3 },
    { path: 'c.spec.ts', seconds: 2 },
  ]);
});

test('what passed and failed in all lanes is told together', () => {
  const results = [
    { passed: 2, failed: 1, failures: ['a'] },
    { passed: 3, failed: 0, failures: [] },
  ];
  assert.deepEqual(sumOf(results), { passed: 5, failed: 1, failures: ['a'], unsteady: [] });
  assert.deepEqual(sumOf([]), { passed: 0, failed: 0, failures: [], unsteady: [] });
});

test('a failed journey counts by its second run, and a passed one is not run again', async () => {
  const results = [
    { file: 'a', passed: 2, failed: 0, failures: [] },
    { file: 'b', passed: 1, failed: 1, failures: ['b'] },
    { file: 'c', passed: 0, failed: 1, failures: ['c'] },
  ];
  const asked = [];
  const rerun = async (file) => {
    asked.push(file);
    return file === 'b' ? { passed: 2, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['c again'] };
  };
  assert.deepEqual(sumOf(await onceMore(results, rerun)), {
    passed: 4,
    failed: 1,
    failures: ['c again'],
    unsteady: ['b'],
  });
  assert.deepEqual(asked, ['b', 'c']);
});

test('a file that passed only in its second run is told in the last lines, and fails the night', () => {
  const total = { passed: 6, failed: 0, failures: [], unsteady: ['b.spec.ts › late'] };
  const push = conclusionOf(total, ['ok b'], false);
  assert.equal(push.isGood, true);
  assert.deepEqual(push.text.split('\n'), [
    'UNSTEADY b.spec.ts › late',
    '[sbl] ok b',
    '[sbl] 1 unsteady file, passed when run once more; the night fails by it',
    '6 passed, 0 failed',
  ]);
  assert.equal(conclusionOf(total, [], true).isGood, false);
  assert.equal(conclusionOf({ ...total, unsteady: [] }, [], true).isGood, true);
  assert.equal(conclusionOf({ ...total, failed: 1 }, [], false).isGood, false);
});

test('each file that has ended is told, with how many are left', () => {
  const lines = [];
  const progress = progressOf('backend', 2, (line) => lines.push(line));
  progress('a.spec.ts', 1.26, true);
  progress('b.spec.ts', 61, false);
  assert.deepEqual(lines, [
    '[sbl] backend: 1 of 2, a.spec.ts (1.3 s)',
    '[sbl] backend: 2 of 2, FAILED b.spec.ts (61.0 s)',
  ]);
});

test('many failed journeys are not run again', async () => {
  const results = ['a', 'b', 'c', 'd'].map((file) => ({ file, passed: 0, failed: 1, failures: [file] }));
  assert.equal(await onceMore(results, () => assert.fail('nothing is run')), results);
});

test('a runner that ends with a fault, or finds no test, has failed once', () => {
  const nothing = { passed: 0, failed: 0, failures: [] };
  assert.equal(suiteResult(0, nothing).failed, 1);
  assert.equal(suiteResult(1, { ...nothing, passed: 3 }).failed, 1);
  assert.equal(suiteResult(0, { ...nothing, passed: 3 }).failed, 0);
  // a journey whose files are not beside the project
  assert.equal(suiteResult(0, { ...nothing, skipped: 1 }).failed, 0);
});

test('each failure of node:test is told once, with its place and why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-reports-'));
  const file = join(folder, 'red.test.mjs');
  writeFileSync(
    file,
    `import { test } from 'node:test';
     test('a group', async (t) => { await t.test('inner', () => { throw new Error('one\\ntwo'); }); });
     test('green', () => {});
     test('late', { timeout: 20 }, () => new Promise((done) => setTimeout(done, 500)));`,
  );
  // a test that runs tests: the runner must not count the inner one as its own
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  const failures = failuresOfTap(stdout);
  assert.equal(failures.length, 2, stdout);
  assert.match(failures[0], /red\.test\.mjs:2:\d+ › inner\n.*\n? *one\n +two$/);
  assert.match(failures[1], /red\.test\.mjs:4:\d+ › late\n +'test timed out after 20ms'$/);
  assert.deepEqual(failuresOfTap('ok 1 - a\n# pass 1\n'), []);
});

test('each failure of Jest is told with its file, without colours and not longer than nine lines', () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const report = {
    testResults: [
      {
        name: join(root, 'a.spec.ts'),
        message: 'all of it',
        assertionResults: [
          { status: 'passed', fullName: 'green', failureMessages: [] },
          { status: 'failed', fullName: 'group red', failureMessages: [`\u001b[31m${long}\u001b[39m`] },
        ],
      },
      { name: join(root, 'b.spec.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const [red, broken, ...others] = failuresOfJest(report);
  assert.match(red, /^a\.spec\.ts › group red\n {4}line 0\n/);
  assert.equal(red.split('\n').length, 9);
  assert.equal(broken, 'b.spec.ts\n    Cannot find module');
  assert.deepEqual(others, []);
});
