// deploy/monitoring: the alert rules and the dashboard ask for figures that an instance has, and Prometheus's own tool reads them.
// Without promtool (Debian's package `prometheus`) its tests are skipped.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { parse } from 'yaml';
import { root } from '../lib/project.mjs';
import { startServer } from '../server.mjs';

const FOLDER = join(root, 'deploy/monitoring');
const METRICS_TOKEN = 'read-the-figures';
const promtool = (args, input = '') => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8', input });
const skip = promtool(['--version']).status === 0 ? false : 'promtool is not installed: apt-get install prometheus';

const read = (name) => readFileSync(join(FOLDER, name), 'utf8');
const rules = parse(read('alerts.yml')).groups.flatMap(({ rules }) => rules);
const panels = JSON.parse(read('dashboard.json')).panels;
const questions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

let figures = '';
before(
  async () => {
    const instance = await startServer({ env: { METRICS_TOKEN, SEED_DEMO: 'off' } });
    const ask = () => fetch(`${instance.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    await ask();
    figures = await (await ask()).text();
    await instance.stop();
  },
  { timeout: 1_200_000 },
);

/** What a question names beside functions, labels and Prometheus's own figure `up`. */
const namesIn = (expr) =>
  [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');

test('an instance has every figure that a rule or the dashboard asks for', () => {
  const names = new Set(questions.flatMap(namesIn));
  assert.ok(names.size > 12);
  const has = (name) => new RegExp(`^(?:# TYPE )?${name.replace(/_(bucket|count|sum)$/, '')}[ _{]`, 'm').test(figures);
  assert.deepEqual(
    [...names].filter((name) => !has(name)),
    [],
  );
});

test('each rule is told in docs/operations.md', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  assert.deepEqual(
    rules.map(({ alert }) => alert).filter((name) => !text.includes(`\`${name}\``)),
    [],
  );
});

test('Prometheus reads the rules, and each wakes when it must and not otherwise', { skip }, () => {
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(args);
    assert.equal(status, 0, `${stdout}${stderr}`);
  }
});

test('Prometheus reads the questions of the dashboard', { skip }, () => {
  const groups = [{ name: 'panels', rules: questions.map((expr, at) => ({ record: `panel:${at}`, expr })) }];
  const folder = mkdtempSync(join(tmpdir(), 'sbl-panels-'));
  writeFileSync(join(folder, 'panels.json'), JSON.stringify({ groups }));
  const { status, stderr } = promtool(['check', 'rules', join(folder, 'panels.json')]);
  rmSync(folder, { recursive: true });
  assert.equal(status, 0, stderr);
});

test('Prometheus reads what an instance says', { skip }, () => {
  const { status, stderr } = promtool(['check', 'metrics'], figures);
  // 3: it reads them, and has advice about names
  assert.ok(status === 0 || status === 3, stderr);
  assert.doesNotMatch(stderr, /error while linting/);
});
