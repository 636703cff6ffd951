// Reads the runners' reports: how many tests passed and failed, which failed and why, and which were slowest.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, sayLine } from './project.mjs';

/** The lines of a failure's message that are repeated at the end of a run. The runner has printed all of them. */
const TOLD_LINES = 8;

/** A suite without a report counts as one failure, and so does one without any tests. A skipped test is one. */
export const suiteResult = (code, { passed, failed, failures, skipped = 0, unsteady = [] }) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed + skipped === 0) ? 1 : failed,
  failures,
  unsteady,
});

/** What each file of Jest's --json report came to. A file that could not run counts as one failure. */
export function filesOfJest(report) {
  return report.testResults.map((result) => {
    const count = (wanted) => result.assertionResults.filter(({ status }) => status === wanted).length;
    const failures = failuresOfJest({ testResults: [result] });
    const couldNotRun = result.status === 'failed' && count('failed') === 0;
    return { file: result.name, passed: count('passed'), failed: couldNotRun ? 1 : count('failed'), failures };
  });
}

/** Counts of node:test's TAP summary: { passed, failed, skipped }. A cancelled test counts as failed. */
export function tallyTap(tap) {
  const count = (name) => Number(tap.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') };
}

/** `file › test` and the beginning of the reason, for each failure of a Jest report. */
export function failuresOfJest(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => told(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
    return assertionResults.length === 0 && message ? [told(file, message)] : [];
  });
}

/** The same for node:test's TAP report. A group that failed because of its tests is left out. */
export function failuresOfTap(tap) {
  const blocks = tap.matchAll(/^( *)not ok \d+ - (.*)\n((?:\1 .*\n)*)/gm);
  return [...blocks]
    .filter(([, , , details]) => !details.includes("failureType: 'subtestsFailed'"))
    .map(([, , name, details]) => {
      const place = /location: '(.*)'/.exec(details)?.[1] ?? '';
      const why = /^ *error: ([^]*?)(?=^ *(?:code|stack|\.\.\.))/m.exec(details)?.[1] ?? '';
      return told(`${relative(root, place)} › ${name}`, why);
    });
}

const told = (title, why) =>
  [title, ...stripVTControlCharacters(why).trim().split('\n').slice(0, TOLD_LINES)].join('\n    ');

/** The slowest files of a Jest report, longest first, in seconds. */
export function slowestOf(report, count = 8) {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({ path: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** The sums of passed and failed tests. */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
  unsteady: results.flatMap(({ unsteady = [] }) => unsteady),
});

/**
 * The last lines of a run: what was unsteady, the result of each suite, and the sum. By night an unsteady file fails the run: then
 * nobody waits, so there is time to look for the fault.
 * @param {{ passed: number, failed: number, failures: string[], unsteady: string[] }} total
 * @param {string[]} lines one for each suite
 * @param {boolean} isNight
 */
export function conclusionOf({ passed, failed, failures, unsteady }, lines, isNight) {
  const files = `${unsteady.length} unsteady file${unsteady.length === 1 ? '' : 's'}`;
  const told = isNight ? 'which fails the night' : 'passed when run once more; the night fails by it';
  return {
    isGood: failed === 0 && !(isNight && unsteady.length > 0),
    text: [
      // repeated at the end, because a long log is read from there
      ...failures.map((failure) => `✖ ${failure}`),
      ...unsteady.map((failure) => `UNSTEADY ${failure}`),
      ...lines.map((line) => `[sbl] ${line}`),
      ...(unsteady.length > 0 ? [`[sbl] ${files}, ${told}`] : []),
      `${passed} passed, ${failed} failed`,
    ].join('\n'),
  };
}

/** More failed files than this have a common fault; a few may have met a moment in which everything shared two cores. */
const MOST_AGAIN = 3;

/**
 * The results of files, where each of a few failed ones is run once more. What passes then counts, and the file is unsteady: a
 * fault to be found, in the test or in the product.
 * @param {{ file: string, failed: number, failures: string[] }[]} results
 * @param {(file: string) => Promise<any>} rerun runs a file alone, on data that nothing has changed
 */
export async function onceMore(results, rerun) {
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > MOST_AGAIN) return results;
  const again = [];
  for (const first of failed) {
    const second = await rerun(first.file);
    const isUnsteady = second.failed === 0;
    if (isUnsteady) sayLine(`UNSTEADY ${first.file}`);
    again.push({ ...second, unsteady: isUnsteady ? [first.failures.join('\n')] : [] });
  }
  return [...results.filter((result) => result.failed === 0), ...again];
}
