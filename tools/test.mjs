// npm test [-- backend|frontend|tools|browser …]: what a push takes. The last line is `N passed, N failed`.
// npm test -- quick: what takes three minutes of it.
// npm run test:nightly [-- …]: all tests, in the night's rounds (tools/lib/night.mjs).
import { endChildrenOnSignal, sayLine, secondsSince } from './lib/project.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { isNight, nightOf } from './lib/night.mjs';

const asked = process.argv.slice(2).filter((word) => word !== '--night');
// before the suites are read: they ask it, and so do the processes that they start
if (process.argv.includes('--night')) Object.assign(process.env, nightOf());
await prepareProject();
const { quickSuites, suites } = await import('./lib/suites.mjs');
const { conclusionOf, sumOf } = await import('./lib/reports.mjs');

const isQuick = asked.length === 1 && asked[0] === 'quick';
const parts = new Set(suites.map((suite) => suite.part));
const unknown = isQuick ? [] : asked.filter((part) => !parts.has(part));
if (unknown.length > 0) {
  sayLine(`no such part: ${unknown.join(', ')}. There are: ${[...parts].join(', ')}; or quick alone`);
  process.exit(2);
}

endChildrenOnSignal();
const wanted = (isQuick ? quickSuites : suites).filter(
  ({ part, isHere }) => (isQuick || asked.length === 0 || asked.includes(part)) && (!isHere || isHere()),
);
const results = [];
const lines = [];
for (const [at, suite] of wanted.entries()) {
  const from = performance.now();
  sayLine(`suite ${at + 1} of ${wanted.length}: ${suite.name} …`);
  const result = await suite.run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [`${suite.name} › ${error.message}`] };
  });
  const { passed, failed } = result;
  results.push(result);
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${suite.name}: ${passed} passed, ${failed} failed, ${secondsSince(from)}`,
  );
}
const { text, isGood } = conclusionOf(sumOf(results), lines, isNight());
console.log(text);
process.exitCode = isGood ? 0 : 1;
