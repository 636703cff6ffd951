import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import semver from 'semver';
import { faultsIn, fromAudit, mergedAdvisories, productPackages, advisoryRefusals } from '../advisories.mjs';
import { root } from '../lib/project.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { advisories, accepted, date } = read('tools/advisories.json');
const TODAY = '2026-11-22';

const planted = (dev) => ({
  packages: {
    '': { version: '0.1.0' },
    backend: {},
    'node_modules/backend': { link: true },
    'node_modules/multer': { version: '2.1.1', ...dev },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
    'node_modules/renamed': { name: 'ws', version: '8.22.0' },
  },
});
const faultsOf = (lock) => faultsIn(productPackages(lock), advisories);

test('a planted package with a known grave fault is refused, and named with version, fault and id', () => {
  const told = advisoryRefusals(faultsOf(planted({})), [], TODAY);
  assert.ok(told.some((line) => /^multer 2\.1\.1: high, .+ GHSA-72gw-mp4g-v24j$/.test(line)));
  assert.ok(told.every((line) => line.startsWith('multer ')));
});

for (const flag of ['dev', 'devOptional']) {
  test(`one that is ${flag} is none of the product`, () => {
    assert.deepEqual(faultsOf(planted({ [flag]: true })), []);
  });
}

test('workspaces and links are no packages, and one under another name is what it is', () => {
  assert.deepEqual(productPackages(planted({ dev: true })), [
    { name: '@b/c', version: '1.0.0' },
    { name: 'ws', version: '8.22.0' },
  ]);
});

test('the first version that is mended passes, and the last that is not does not, a version before it either', () => {
  const known = [{ id: 'X', package: 'p', affected: '>=2.0.0 <2.3.0', severity: 'high', summary: 's' }];
  const has = (version) => faultsIn([{ name: 'p', version }], known).length === 1;
  assert.deepEqual(['1.9.9', '2.0.0', '2.2.9', '2.3.0-rc.1', '2.3.0'].map(has), [false, true, true, true, false]);
});

test('low and moderate faults are told, and let through', () => {
  const faults = ['low', 'moderate'].map((severity) => ({ id: severity, package: 'p', version: '1.0.0', severity }));
  assert.deepEqual(advisoryRefusals(faults, [], TODAY), []);
});

test('what is accepted passes until its last day, and needs a reason', () => {
  const fault = { id: 'X', package: 'p', version: '1.0.0', severity: 'critical', affected: '*', summary: 's' };
  const refusalsWith = (row) => advisoryRefusals([fault], [{ id: 'X', ...row }], TODAY);
  assert.deepEqual(refusalsWith({ reason: 'not reachable', until: TODAY }), []);
  assert.match(
    refusalsWith({ reason: 'not reachable', until: '2026-11-21' })[0],
    /accepted until 2026-11-21, which is over/,
  );
  for (const row of [
    { until: TODAY },
    { reason: ' ', until: TODAY },
    { reason: 'later' },
    { reason: 'l', until: 'soon' },
  ])
    assert.ok(refusalsWith(row).includes('X is accepted without a reason and a last day'));
  assert.equal(advisoryRefusals([fault], [{ id: 'Y', reason: 'another', until: TODAY }], TODAY).length, 1);
});

test('what the registry says is read, whether it found something or nothing', () => {
  const via = { url: 'https://github.com/advisories/GHSA-a', name: 'p', range: '<2', severity: 'high', title: 'Bad' };
  const text = JSON.stringify({ vulnerabilities: { p: { via: [via] }, q: { via: ['p'] } } });
  assert.deepEqual(fromAudit(text), [{ id: 'GHSA-a', package: 'p', affected: '<2', severity: 'high', summary: 'Bad' }]);
  assert.deepEqual(fromAudit('{"vulnerabilities":{}}'), []);
});

for (const text of [
  '',
  'not JSON',
  '{"message":"405 Method Not Allowed","error":{}}',
  '{"vulnerabilities":null}',
  'null',
]) {
  test(`${JSON.stringify(text)} is no answer: the list in the project counts`, () =>
    assert.equal(fromAudit(text), null));
}

test('what is fetched is added, and nothing known is lost', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, package: 'p', affected: '<1', severity: 'low', summary: id }));
  assert.deepEqual(mergedAdvisories([b], [a]), [a, b]);
  assert.deepEqual(mergedAdvisories([a], [{ ...a, severity: 'high' }]), [{ ...a, severity: 'high' }]);
});

test('every row of the list can be read, and is there once', () => {
  assert.match(date, /^\d{4}-\d\d-\d\d$/);
  for (const { id, package: name, affected, severity, summary } of advisories) {
    assert.match(id, /^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/, id);
    assert.ok(semver.validRange(affected), `${name}: ${affected}`);
    assert.ok(['low', 'moderate', 'high', 'critical'].includes(severity) && summary, id);
  }
  assert.equal(new Set(advisories.map(({ id, package: name }) => `${id} ${name}`)).size, advisories.length);
});

test('nothing that the product installs has a grave fault that the list knows', () => {
  assert.deepEqual(advisoryRefusals(faultsOf(read('package-lock.json')), accepted, TODAY), []);
});
