// A reporter for Jest: one line for each file that has ended, with how many are left, and everything about what failed. Jest's own
// lists two lines for each file and never says how many there are.
import { basename, relative } from 'node:path';
import { progressOf } from './progress.mjs';

const root = new URL('../../', import.meta.url).pathname;

export default class JestProgress {
  constructor({ rootDir }) {
    this.name = basename(rootDir);
  }

  onRunStart({ numTotalTestSuites }) {
    this.progress = progressOf(this.name, numTotalTestSuites, (line) => process.stderr.write(`${line}\n`));
  }

  onTestFileResult({ path }, { failureMessage, numFailingTests, perfStats, testExecError, console: said }) {
    const isGood = numFailingTests === 0 && !testExecError;
    this.progress(relative(root, path), (perfStats.end - perfStats.start) / 1000, isGood);
    if (isGood) return;
    for (const { type, message } of said ?? []) process.stderr.write(`console.${type}: ${message}\n`);
    process.stderr.write(`${failureMessage}\n`);
  }
}
