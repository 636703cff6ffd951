// npm run advisories: no package of the product has a known serious fault. Asks the registry; when it does not answer,
// uses the list in tools/advisories.json. `-- --update` adds the registry's advisories about these packages to the
// list.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { root } from './lib/project.mjs';

const LIST = join(root, 'tools/advisories.json');
const PATIENCE_MS = 10_000;
const GRAVE = new Set(['high', 'critical']);

/** `{ name, version }` of every package that is installed with the product, without packages for development only. */
export function productPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional)
    .map(([path, { name, version }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
    }));
}

/** The faults of `advisories` that are in `packages`, each with the version that has it. */
export function faultsIn(packages, advisories) {
  return packages.flatMap(({ name, version }) =>
    advisories
      .filter((one) => one.package === name && semver.satisfies(version, one.affected, { includePrerelease: true }))
      .map((one) => ({ ...one, version })),
  );
}

/**
 * The reasons to fail: serious faults that are not accepted, and acceptances without a reason or after their last day.
 * @param accepted `{ id, reason, until }`; `until` is the last day (yyyy-mm-dd) on which the fault is accepted
 * @returns sentences
 */
export function advisoryRefusals(faults, accepted, today) {
  const wrong = accepted
    .filter(({ reason, until }) => !reason?.trim() || !/^\d{4}-\d\d-\d\d$/.test(until ?? ''))
    .map(({ id }) => `${id} is accepted without a reason and a last day`);
  const grave = faults.filter(({ severity }) => GRAVE.has(severity));
  const left = grave.flatMap(({ id, package: name, version, severity, affected, summary }) => {
    const known = accepted.find((one) => one.id === id);
    if (known && known.until >= today) return [];
    const over = known ? ` (accepted until ${known.until}, which is over)` : '';
    return [`${name} ${version}: ${severity}, ${summary}; affected ${affected}, ${id}${over}`];
  });
  return [...wrong, ...left];
}

/** The advisories in the output of `npm audit --json`; null when the registry has no advisories. */
export function fromAudit(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return null;
  const told = Object.values(report.vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one === 'object'));
  return told.map(({ url, name, range, severity, title }) => {
    return { id: url.slice(url.lastIndexOf('/') + 1), package: name, affected: range, severity, summary: title };
  });
}

/** Joins two lists. For the same advisory about the same package and range, the newer entry counts. */
export function mergedAdvisories(known, news) {
  const keyOf = (one) => `${one.package} ${one.id} ${one.affected}`;
  const all = new Map([...known, ...news].map((one) => [keyOf(one), one]));
  return [...all.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The registry's advisories; null when it does not answer in time, does not have them, or there is no network. */
function askRegistry() {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0'];
  const options = { cwd: root, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  // its exit code says whether there are faults, so only its output counts
  return new Promise((resolve) => execFile('npm', args, options, (_error, stdout) => resolve(fromAudit(stdout))));
}

async function main(today) {
  const list = JSON.parse(readFileSync(LIST, 'utf8'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const answer = await askRegistry();
  if (process.argv.includes('--update')) {
    if (!answer) return ['the registry told no advisories: the list stays as it is'];
    const advisories = mergedAdvisories(list.advisories, answer);
    writeFileSync(LIST, `${JSON.stringify({ ...list, date: today, advisories }, null, 2)}\n`);
    console.log(`${advisories.length} advisories in tools/advisories.json`);
  }
  const packages = productPackages(lock);
  const faults = answer ? faultsIn(packages, answer) : faultsIn(packages, list.advisories);
  const source = answer
    ? `the registry, ${today}`
    : `tools/advisories.json of ${list.date}; the registry did not answer`;
  console.log(`${packages.length} packages by ${source}`);
  for (const { package: name, version, severity, id } of faults) console.log(`${name} ${version}: ${severity}, ${id}`);
  return advisoryRefusals(faults, list.accepted, today);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const refused = await main(new Date().toISOString().slice(0, 10));
  for (const line of refused) console.error(line);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
